// features.test.ts - what a person does besides choosing: undo, why, hint, reload, rules, languages, passing the table.
import { expect, it } from "vitest";
import { chooseByKeys, decisions, kept, myTurn, PHONE, sitDown, visit, withBrowser } from "./page";

withBrowser();

it("undo takes a choice back, redo makes it again, and the button says why it goes no further", async () => {
  const { page, errors } = await visit();
  await sitDown(page, "endless-winter");
  await myTurn(page);
  for (let i = 0; i < 40; ++i) {
    const before = await decisions(page);
    await chooseByKeys(page);
    await myTurn(page);
    const why = await page.evaluate(() => globalThis.ochre!.noUndo);
    const undo = page.getByRole("button", { name: "Undo" });
    if (why !== null) {
      expect(await undo.getAttribute("aria-disabled")).toBe("true");
      expect(await undo.getAttribute("title")).toBe(why);
      continue;
    }
    await page.keyboard.press("u");
    await page.waitForFunction((then) => globalThis.ochre!.view!.decisions <= then, before);
    await page.keyboard.press("Shift+U");
    await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
    expect(errors).toEqual([]);
    return;
  }
  throw new Error("no choice could be taken back in 40");
});

it("a thing that is not legal says why, with its clause, which opens the rules", async () => {
  const { page, errors } = await visit();
  await sitDown(page, "stone-age");
  await myTurn(page);
  await chooseByKeys(page);
  await myTurn(page);
  const closed = page.locator('[data-target][aria-disabled="true"]:visible');
  let clause = "";
  for (let i = 0; i < (await closed.count()) && !clause; ++i) {
    await page.evaluate(() => (globalThis.ochre!.why = null)); // what was said of the one before
    await closed.nth(i).focus();
    await page.keyboard.press("?");
    const popover = page.getByRole("alertdialog");
    await popover.waitFor();
    clause = /(STA|MAH)-\d+/.exec((await popover.textContent()) ?? "")?.[0] ?? "";
    if (clause) await popover.getByRole("button", { name: clause }).click();
  }
  expect(clause).not.toBe("");
  const rules = page.getByRole("dialog", { name: "Rules" });
  expect(await rules.locator("p.at").textContent()).toContain(clause);
  await rules.getByRole("searchbox").fill("hungry");
  await expect.poll(() => rules.locator("p").count()).toBeLessThan(40);
  expect(errors).toEqual([]);
});

it("a hint names a choice with its value, and can be played", async () => {
  const { page } = await visit();
  await sitDown(page, "stone-age");
  await myTurn(page);
  const before = await decisions(page);
  await page.keyboard.press("h");
  const card = page.getByRole("status").filter({ hasText: "in 100" });
  await card.waitFor();
  await card.getByRole("button", { name: "Play it" }).click();
  await page.waitForFunction((then) => globalThis.ochre!.view!.decisions > then, before);
});

it("a game is there after a reload, at the same decision", async () => {
  const { page } = await visit();
  await sitDown(page, "mammothodus");
  for (let i = 0; i < 5; ++i) {
    await myTurn(page);
    await chooseByKeys(page);
  }
  await myTurn(page);
  const [state, count] = await page.evaluate(() => [
    JSON.stringify(globalThis.ochre!.state),
    globalThis.ochre!.view!.decisions,
  ]);
  await kept(page);
  await page.reload();
  await page.waitForFunction(() => globalThis.ochre?.view);
  expect(
    await page.evaluate(() => [JSON.stringify(globalThis.ochre!.state), globalThis.ochre!.view!.decisions]),
  ).toEqual([state, count]);
});

it("two people at one screen pass it under a curtain, and the other hand is not in the page", async () => {
  const { page } = await visit();
  await sitDown(page, "tribu", 2, 2);
  const curtain = page.getByRole("main", { name: /Pass to/ });
  const drawn = page.locator("[data-target], [data-piece], .card");
  await curtain.waitFor();
  expect(await drawn.count()).toBe(0);
  for (const name of ["Log", "Undo", "Hint"])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  await page.keyboard.press("l");
  await page.keyboard.press("t");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  for (const name of ["Log", "Since your turn", "Text view", "Redo"])
    expect(await page.getByRole("dialog").getByRole("button", { name }).isDisabled(), name).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "I am" }).focus();
  await page.keyboard.press("Enter"); // the button has the focus
  await myTurn(page);
  const first = await page.evaluate(() => globalThis.ochre!.viewer);
  const hand = page.locator("section.hand");
  const rival = page.locator("section.rival .hand");
  expect(await hand.locator(".card").count()).toBe(6); // five, and the only card to take is taken
  expect(await hand.locator(".back").count()).toBe(0);
  expect(await rival.locator(".back").count()).toBe(5);
  expect(await rival.locator(".known").count()).toBe(0);

  // A card of a rival's hand that is open, if only for a frame, is counted from here on.
  await page.evaluate(() => {
    const seen = ((globalThis as { seen?: string[] }).seen = []) as string[];
    const look = () => {
      for (const card of document.querySelectorAll("section.rival .known"))
        seen.push(card.outerHTML.slice(0, 200));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  while ((await curtain.count()) === 0) {
    // From the deck, never from the open pile: then nobody knows a card of this hand.
    await page.evaluate(async () => {
      const session = globalThis.ochre!;
      const plain = session.choices.find(({ text }) => text === "take deck" || text.startsWith("discard"));
      if (session.mine && plain) await session.play(plain);
    });
    await page.waitForFunction(() => globalThis.ochre!.curtain !== null || globalThis.ochre!.mine);
  }
  expect(await drawn.count()).toBe(0);
  await page.keyboard.press("Enter");
  await myTurn(page);
  const [viewer, others] = await page.evaluate((seat) => {
    const state = globalThis.ochre!.state as unknown as { players: { hand: string[] }[] };
    return [globalThis.ochre!.viewer, state.players[seat]!.hand] as const;
  }, first);
  expect(viewer).not.toBe(first);
  expect(others).toEqual(["?", "?", "?", "?", "?"]);
  expect(await rival.locator(".back").count()).toBe(5);
  expect(await rival.locator(".known").count()).toBe(0);
  expect(await page.evaluate(() => (globalThis as { seen?: string[] }).seen)).toEqual([]);
});

it("the page speaks Italian when asked, at once", async () => {
  const { page } = await visit({ size: PHONE });
  await sitDown(page, "stone-age");
  await myTurn(page);
  await page.getByRole("button", { name: "More", exact: true }).first().click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Italiano").click();
  await page.getByRole("dialog", { name: "Opzioni" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("it");
});
