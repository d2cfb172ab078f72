// motion.test.ts - what moves waits under a pressed pointer, and is finished when it is let go.
import { expect, it, vi } from "vitest";
import { hold, moves, settle } from "./motion";

it("stops under a pressed pointer, and is finished once", () => {
  const thing = { pause: vi.fn(), finish: vi.fn() };
  moves(thing);
  hold();
  expect(thing.pause).toHaveBeenCalledTimes(1);
  expect(thing.finish).not.toHaveBeenCalled();
  settle();
  settle();
  expect(thing.finish).toHaveBeenCalledTimes(1);
});

it("is left alone when it is done", () => {
  const thing = { finish: vi.fn() };
  moves(thing)();
  settle();
  expect(thing.finish).not.toHaveBeenCalled();
});
