// motion.ts - pieces travel: elements with the same data-piece before and after a change move from the one place to the other.
import { tick } from "svelte";
import { pace, stillness } from "../settings.svelte";

interface Moving {
  readonly finished?: Promise<unknown>; // without it nobody waits
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

const LONGEST = 900; // milliseconds a change takes in all

/** When everything has arrived; a page that nobody sees moves nothing, so it does not wait for ever. */
export async function resting(): Promise<void> {
  if (running.size === 0) return;
  await Promise.race([
    Promise.allSettled([...running].map(({ finished }) => finished)),
    new Promise((done) => setTimeout(done, LONGEST)),
  ]);
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

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 24; // pixels: who goes no farther only makes room

/** Without motion: chalk lines from the old places to the new ones, for a second. */
function drawTrails(ways: readonly { from: Point; to: Point }[]) {
  if (ways.length === 0) return;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "trails");
  sheet.setAttribute("aria-hidden", "true");
  for (const { from, to } of ways) {
    for (const part of ["edge", "chalk"]) {
      const line = document.createElementNS(SVG, "line");
      line.setAttribute("class", part);
      const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
      for (const [name, value] of Object.entries(ends)) line.setAttribute(name, value.toFixed(1));
      sheet.append(line);
    }
  }
  document.body.append(sheet);
  setTimeout(() => sheet.remove(), 1000);
}

interface Point {
  x: number;
  y: number;
}
const middle = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

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
    const ways: { from: Point; to: Point }[] = [];
    for (const { node, to, scale } of after) {
      const old = before.get(node.dataset.piece!);
      if (to.width === 0) continue;
      if (!old) {
        // What turns over is there at once.
        if (before.size > 0 && !still && node.dataset.turned === undefined)
          run(node, [{ opacity: 0 }, { opacity: 1 }], travel, 0);
        continue;
      }
      const [from, here] = [middle(old), middle(to)];
      const [dx, dy] = [from.x - here.x, from.y - here.y];
      const far = Math.hypot(dx, dy);
      if (still) {
        if (far > NEAR) ways.push({ from, to: here });
        continue;
      }
      if (far < 4) continue;
      run(
        node,
        [{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0px 0px" }],
        travel,
        far > NEAR ? Math.min(moved++ * 60, LONGEST - travel) : 0,
      );
    }
    drawTrails(ways);
  };
}

// Inside an SVG with a viewBox a CSS pixel is not a screen pixel.
function unitsPerPixel(node: Element): number {
  if (!(node instanceof SVGGraphicsElement)) return 1;
  const matrix = node.ownerSVGElement?.getScreenCTM();
  return matrix ? 1 / matrix.a : 1;
}
