// keyboard.test.ts - a whole game of each of the four with the keyboard alone.
import { expect, it } from "vitest";
import type { GameId } from "../../src/engine/protocol";
import { chooseByKeys, myTurn, sitDown, visit, withBrowser } from "./page";

withBrowser();

it.each<GameId>(["tribu", "mammothodus", "stone-age", "endless-winter"])(
  "%s is played to its end with keys",
  async (game) => {
    const { page, errors } = await visit();
    await sitDown(page, game);
    let choices = 0;
    while ((await myTurn(page)) === "mine") {
      await chooseByKeys(page);
      ++choices;
    }
    expect(choices).toBeGreaterThan(20);
    await page.getByRole("dialog").waitFor(); // the end
    expect(errors).toEqual([]);
  },
);
