// pieces.test.ts - pieces keep their names when they move.
import { describe, expect, it } from "vitest";
import { face, held, type Player } from "./model";
import { Follower } from "./pieces";

describe("a follower", () => {
  it("keeps the name of who stays and gives a leaver's name to the nearest arrival", () => {
    const follower = new Follower("tribe");
    const before = follower.follow(["N2", "E2", "E2"]);
    const [stays, leaves] = before.get("E2")!;
    const after = follower.follow(["N4", "E2", "E4"]);
    expect(after.get("E2")).toEqual([stays]);
    expect(after.get("E4")).toEqual([leaves]);
    expect(after.get("N4")).toEqual(before.get("N2"));
  });
  it("gives the same names for the same places, and new ones to who appears", () => {
    const follower = new Follower("tribe");
    const first = follower.follow(["S2", "S2"]);
    expect(follower.follow(["S2", "S2"])).toEqual(first);
    expect(follower.follow(["S2", "S2", "W1"]).get("W1")).toEqual(["tribe-3"]);
  });
  it("goes the ways it is told, one after the other", () => {
    const follower = new Follower("tribe");
    const [first] = follower.follow(["N2", "N4"]).get("N2")!;
    // N4 goes on to C and N2 comes after: each takes one step, nobody jumps over the other.
    const after = follower.follow(
      ["N4", "C"],
      [
        { from: "N4", to: "C" },
        { from: "N2", to: "N4" },
      ],
    );
    expect(after.get("N4")).toEqual([first]);
    expect(after.get("C")).toEqual(["tribe-2"]);
  });
  it("brings back nobody who fell when it knows what happened", () => {
    const follower = new Follower("tribe");
    follower.follow(["N2"]);
    expect(follower.follow(["S2"], []).get("S2")).toEqual(["tribe-2"]);
  });
});

describe("cards", () => {
  it("show colour, kind and worth", () => {
    expect(face("double_red")).toMatchObject({ variety: "double", colour: "red", worth: 2 });
    expect(face("extra_blue")).toMatchObject({ variety: "extra", colour: "blue", deed: "development" });
    expect(face("wild")).toMatchObject({ colour: null, worth: 1 });
    expect(face("degradation")).toMatchObject({ worth: 0, deed: "degradation" });
  });
  it("keep their id when they are laid", () => {
    const player = { hand: ["red", "red"], laid: [] } as unknown as Player;
    const before = held(player, 0).map(({ id }) => id);
    const after = held({ ...player, hand: ["red"], laid: ["red"] }, 0);
    expect(after.map(({ id }) => id)).toEqual(before);
    expect(after[1]!.laid).toBe(true);
  });
});
