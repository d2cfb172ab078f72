// motion.ts - pieces travel: elements with the same data-piece before and after a change move from the one place to the other.
import { tick } from "svelte";
import { pace, stillness } from "../settings.svelte";

interface Moving {
  pause?(): void;
  finish(): void;
}
const running = new Set<Moving>();

/** Something else that moves until `settle`: a number that counts. What it gives says that it is done. */
export function moves(thing: Moving): () => void {
  running.add(thing);
  return () => void running.delete(thing);
}

/** Stops what moves under the pointer until it is let go: a click on a piece in motion is a click on that piece. */
export function hold() {
  for (const thing of running) thing.pause?.();
}

/** Finishes what moves; a click never waits for it. */
export function settle() {
  for (const animation of running) animation.finish();
  running.clear();
}

type Places = Map<string, DOMRect>;

function places(root: ParentNode): Places {
  const out: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) out.set(node.dataset.piece!, box);
  }
  return out;
}

function run(node: Element, frames: Keyframe[], duration: number, delay: number) {
  const animation = node.animate(frames, {
    duration,
    delay,
    easing: "cubic-bezier(.2,.8,.25,1)",
    fill: "backwards",
  });
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
}

/** Call before the state changes; what it gives, call after. */
export function watchPieces(root: ParentNode): () => Promise<void> {
  settle();
  const before = places(root);
  return async () => {
    await tick();
    const { travel } = pace();
    if (travel === 0) return;
    const still = stillness();
    let moved = 0;
    // All places are read before anything moves: a reading after a movement lays the page out anew.
    const after = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].map((node) => ({
      node,
      to: node.getBoundingClientRect(),
      scale: unitsPerPixel(node),
    }));
    for (const { node, to, scale } of after) {
      const from = before.get(node.dataset.piece!);
      if (to.width === 0) continue;
      if (!from) {
        if (before.size > 0) run(node, [{ opacity: 0 }, { opacity: 1 }], travel, 0);
        continue;
      }
      const dx = from.left + from.width / 2 - to.left - to.width / 2;
      const dy = from.top + from.height / 2 - to.top - to.height / 2;
      if (Math.hypot(dx, dy) < 4) continue;
      if (still) {
        run(node, [{ opacity: 0.2 }, { opacity: 1 }], 1000, 0);
        continue;
      }
      run(
        node,
        [{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0px 0px" }],
        travel,
        Math.min(moved++ * 60, 580),
      );
    }
  };
}

// Inside an SVG with a viewBox a CSS pixel is not a screen pixel.
function unitsPerPixel(node: Element): number {
  if (!(node instanceof SVGGraphicsElement)) return 1;
  const matrix = node.ownerSVGElement?.getScreenCTM();
  return matrix ? 1 / matrix.a : 1;
}
