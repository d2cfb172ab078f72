// motion.test.ts - pieces travel at normal speed, one after another and not too long; without motion they leave a chalk trail.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { sitDown, visit, withBrowser } from "./page";

withBrowser();

/** Plays for the person until a decision changes the places of pieces; gives what was seen right after it. */
function watch(page: Page) {
  return page.evaluate(async () => {
    const session = globalThis.ochre!;
    const rest = (time: number) => new Promise((done) => setTimeout(done, time));
    const place = () =>
      Object.fromEntries(
        [...document.querySelectorAll<SVGElement>("svg [data-piece]")].map((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return [node.dataset.piece!, [left + width / 2, top + height / 2] as [number, number]];
        }),
      );
    const trails: number[][] = [];
    const travels: number[] = []; // when each arrives; noted as it begins, since it may end before we look
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (Array.isArray(frames) && frames.some((frame) => "translate" in frame))
        travels.push(Number(animation.effect!.getComputedTiming().endTime));
      return animation;
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          for (const line of (node as Element).querySelectorAll(".trails .chalk"))
            trails.push(["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name))));
    }).observe(document.body, { childList: true });
    for (let i = 0; i < 400; ++i) {
      await rest(5);
      if (!session.mine) continue;
      const { move } = await session.advise("greedy");
      const choice = session.choices.find(({ text }) => text === move.text);
      if (!choice) continue;
      const before = place();
      trails.length = travels.length = 0;
      await session.play(choice);
      const went = session.fresh.some(({ event }) => event === "went");
      if (!went) continue;
      for (let i = 0; i < 60 && travels.length + trails.length === 0; ++i) await frame();
      await frame();
      for (const one of document.getAnimations()) if (one.playState === "running") one.finish();
      const after = place();
      const moved = Object.keys(after).filter((id) => {
        const [a, b] = [before[id], after[id]!];
        return id.startsWith("figurine") && a && Math.hypot(a[0] - b[0], a[1] - b[1]) > 24;
      });
      return { travels, trails, moved: moved.map((id) => [...before[id]!, ...after[id]!]) };
    }
    throw new Error("no figurine went anywhere");
  });
}

it("a figurine travels, and everything has arrived after 900 ms", async () => {
  const { page } = await visit({ settings: { speed: "normal" }, motion: true });
  await sitDown(page, "mammothodus", 1, 1);
  const { travels, trails } = await watch(page);
  expect(travels.length).toBeGreaterThan(0);
  expect(Math.max(...travels)).toBeLessThanOrEqual(900);
  expect(trails).toEqual([]);
});

it("without motion nothing travels, and a chalk trail leads from the old place to the new for a second", async () => {
  const { page } = await visit({ settings: { speed: "normal" } });
  await sitDown(page, "mammothodus", 1, 1);
  const { travels, trails, moved } = await watch(page);
  expect(travels).toEqual([]);
  expect(moved.length).toBeGreaterThan(0);
  for (const way of moved)
    expect(
      trails.some((trail) => trail.every((value, i) => Math.abs(value - way[i]!) < 2)),
      `${way.join(" ")} in ${JSON.stringify(trails)}`,
    ).toBe(true);
  await expect.poll(() => page.locator(".trails").count(), { timeout: 30_000 }).toBe(0);
});
