// crowd.test.ts - figures keep their names.
import { describe, expect, it } from "vitest";
import { Crowd, Valley } from "./crowd";

describe("Crowd", () => {
  it("keeps those who stay and moves those who go", () => {
    const crowd = new Crowd();
    expect(crowd.settle({}, 5).home).toEqual([0, 1, 2, 3, 4]);
    const placed = crowd.settle({ river: 2 }, 5);
    expect(placed).toEqual({ river: [0, 1], home: [2, 3, 4] });
    expect(crowd.settle({ hunt: 2, river: 2 }, 5)).toEqual({ hunt: [2, 3], river: [0, 1], home: [4] });
    expect(crowd.settle({ hunt: 2 }, 5)).toEqual({ hunt: [2, 3], river: [], home: [0, 1, 4] });
  });
  it("welcomes new people and lets them go when a step is taken back", () => {
    const crowd = new Crowd();
    crowd.settle({ hut: 2 }, 5);
    expect(crowd.settle({}, 6).home).toHaveLength(6);
    expect(crowd.settle({ hut: 2 }, 5)).toEqual({ hut: [0, 1], home: [2, 3, 4] });
  });
  it("lets people go straight from a land to the bonus tile", () => {
    const crowd = new Crowd();
    crowd.settle({ forest: 3 }, 5);
    expect(crowd.settle({ tile: 2 }, 5).tile).toEqual([0, 1]);
  });
});

describe("Valley", () => {
  it("leaves everybody on their ring", () => {
    const valley = new Valley();
    valley.settle([{}, { river: 2 }], [5, 5]);
    const both = valley.settle([{ river: 1 }, { river: 2 }], [5, 5]);
    expect(both.at.river!.map(({ seat, ring }) => [seat, ring])).toEqual([
      [0, 2],
      [1, 0],
      [1, 1],
    ]);
    const one = valley.settle([{ river: 1 }, {}], [5, 5]);
    expect(one.at.river).toEqual([{ seat: 0, piece: "person-0-0", ring: 2 }]);
    expect(one.home[1]).toHaveLength(5);
  });
});
