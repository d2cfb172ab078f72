// counting.test.ts - numbers that count: on the way, at the end, at once where nothing moves.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { change } from "../settings.svelte";
import { settle } from "../table/motion";
import { between, plain, signed } from "./counting.svelte";
import Ticking from "./Ticking.svelte";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"],
  });
  change({ speed: "normal", motion: "auto" });
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(from: number, to: number, of: [unknown, unknown] = [0, 0]) {
  const { container, rerender } = render(Ticking, { value: from, of: of[0] });
  await rerender({ value: to, of: of[1] });
  await tick();
  const read = () => ({
    seen: container.querySelector(".ticking > [aria-hidden]:not(.difference)")?.textContent ?? null,
    heard: [...container.querySelector(".ticking")!.childNodes]
      .filter((node) => !(node instanceof Element) || !node.hasAttribute("aria-hidden"))
      .map((node) => node.textContent)
      .join("")
      .trim(),
    difference: container.querySelector(".difference")?.textContent ?? null,
  });
  const after = async (time: number) => {
    vi.advanceTimersByTime(time);
    await tick();
    return read();
  };
  return { now: read(), after };
}

describe("a number that changes", () => {
  it("counts to the new one in 400 ms, is heard as the new one at once, and says the difference", async () => {
    const { now, after } = await show(10, 30);
    expect(now).toEqual({ seen: "10", heard: "30", difference: "+20" });
    const half = Number((await after(200)).seen);
    expect(half).toBeGreaterThan(10);
    expect(half).toBeLessThan(30);
    expect(await after(250)).toEqual({ seen: null, heard: "30", difference: "+20" });
    expect((await after(1500)).difference).toBeNull();
  });

  it("is there at once when something is pressed", async () => {
    const { after } = await show(10, 30);
    settle();
    expect(await after(0)).toEqual({ seen: null, heard: "30", difference: "+20" });
  });

  it("does not count with reduced motion, but says the difference", async () => {
    change({ motion: "reduce" });
    expect((await show(4, 1)).now).toEqual({ seen: null, heard: "1", difference: "−3" });
  });

  it("does neither at the speed 'at once', nor when it is somebody else's", async () => {
    expect((await show(4, 1, ["Ada", "Ben"])).now).toEqual({ seen: null, heard: "1", difference: null });
    change({ speed: "instant" });
    expect((await show(4, 1)).now).toEqual({ seen: null, heard: "1", difference: null });
  });
});

it.each([
  [0, 10, 0, 0],
  [0, 10, 1, 10],
  [10, 0, 1, 0],
  [0, 10, 0.5, 8],
  [-4, 4, 0.5, 2],
])("from %i to %i, after %f of the way, it is %i", (from, to, part, wanted) => {
  expect(between(from, to, part)).toBe(wanted);
});

it("writes a minus, not a hyphen", () => {
  expect([plain(-3), signed(-3), signed(5), plain(5)]).toEqual(["−3", "−3", "+5", "5"]);
});
