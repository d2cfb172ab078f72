// phrase.test.ts - blanks are filled with names, and cases agree with them.
import { describe, expect, it } from "vitest";
import { words as winter } from "../texts/it/endless-winter-engine";
import { words as mammothodus } from "../texts/it/mammothodus-engine";
import { words as stoneAge } from "../texts/it/stone-age-engine";
import { engineWords as tribu } from "../texts/it/tribu-engine";
import { blanks, casesOf, fill } from "./phrase";

const italian = (name: string) => ({ Hunt: "Caccia", Rest: "Riposo" })[name] ?? name;

describe("a phrase", () => {
  it("takes its names translated, people's as they are", () => {
    expect(fill("{who} va a {column}", { who: "Hunt", column: "Hunt" }, italian)).toBe("Hunt va a Caccia");
  });

  it("agrees with its number", () => {
    const tools = (n: string) =>
      fill("{n|0=niente|1=1 Attrezzo|* Attrezzi} da {who}", { n, who: "Ada" }, italian);
    expect(tools("0")).toBe("niente da Ada");
    expect(tools("1")).toBe("1 Attrezzo da Ada");
    expect(tools("2")).toBe("2 Attrezzi da Ada");
    expect(tools("11")).toBe("11 Attrezzi da Ada");
  });

  it("has cases for the engine's names, and says them translated", () => {
    expect(fill("{column|Rest=riposa|* lavora}", { column: "Rest" }, italian)).toBe("riposa");
    expect(fill("{column|Rest=riposa|* lavora}", { column: "Hunt" }, italian)).toBe("Caccia lavora");
  });

  it("says what is not there", () => {
    expect(fill("{card|=nulla|la carta *}", {}, italian)).toBe("nulla");
    expect(fill("{card}", {}, italian)).toBe("?");
  });

  it("has cases in Italian only for numbers and for the engine's English names", () => {
    let found = 0;
    for (const { verbs, events, veiled, names } of [winter, mammothodus, stoneAge, tribu])
      for (const phrase of [verbs, events, veiled].flatMap((phrases) => Object.values(phrases)))
        for (const name of casesOf(phrase)) {
          ++found;
          expect(/^\d*$/.test(name) || name in names, `${name} in ${phrase}`).toBe(true);
        }
    expect(found).toBeGreaterThan(20);
  });

  it("tells its blanks", () => {
    expect(blanks("{who} ha {n|1=1 Attrezzo|* Attrezzi} e {n} altri")).toEqual(["n", "who"]);
  });
});
