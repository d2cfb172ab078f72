// fingers.ts - fingers on a touch screen, by a clock of their own: they are as quick on a busy machine as on an idle one.
import type { Page } from "playwright-core";

type Point = [number, number];
interface Way {
  from: Point;
  to: Point;
}

export async function fingersOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let clock = Date.now() / 1000;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[], after: number) => {
    clock += after;
    return cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ id, x, y })),
      timestamp: clock,
    });
  };

  /** Fingers go along these ways, together, and rest before they are lifted: nothing slides on. */
  async function drag(...ways: Way[]) {
    const at = (share: number) =>
      ways.map(({ from, to }): Point => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]);
    await send("touchStart", at(0), 1);
    for (let i = 1; i <= 8; ++i) await send("touchMove", at(i / 8), 0.02);
    await send("touchMove", at(1), 0.3);
    await send("touchEnd", [], 0.05);
  }

  /** So many seconds after the last touch. Both are sent at once: a finger that stays long means something else. */
  async function tap(at: Point, after = 1) {
    await Promise.all([send("touchStart", [at], after), send("touchEnd", [], 0.05)]);
  }
  return { drag, tap };
}
