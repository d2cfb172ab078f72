// target.ts - makes a drawn thing something to point at: legal, chosen or not, by mouse and keyboard.
import type { Attachment } from "svelte/attachments";
import type { Match } from "./match";
import type { Session } from "./session.svelte";

export interface Target {
  match: Match | readonly Match[]; // the choices it stands for
  name: string; // "the Hut", as in "Why not the Hut?"
  label?: string; // for screen readers, if it says more than the name
  ask?: string | readonly string[]; // moves in notation to explain when there is none, the best first
}

/**
 * `<g {@attach target(session, { match: { space: id }, name })}>`. Sets role, tabindex, aria-label, aria-disabled and
 * data-legal, data-chosen, data-hint ("true" or absent) for styles; click and Enter choose, narrow or explain.
 */
export function target(session: Session, spec: Target): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const found = session.matching(spec.match);
    const legal = found.length > 0;
    const chosen = legal && found.length === session.narrowed?.length; // what all the choices left have in common
    const hinted = session.hinted !== null && found.some(({ text }) => text === session.hinted!.text);
    if (node.tagName !== "BUTTON") {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "0");
    }
    node.setAttribute("aria-label", spec.label ?? spec.name);
    node.setAttribute("aria-disabled", String(!legal));
    mark(node, "legal", legal);
    mark(node, "chosen", chosen);
    mark(node, "hint", hinted);
    node.dataset.target = "";

    const point = () => void session.point(spec.match, spec.name, node.getBoundingClientRect(), spec.ask);
    const click = (event: Event) => {
      event.stopPropagation();
      point();
    };
    const key = (event: Event) => {
      const pressed = (event as KeyboardEvent).key;
      // A replay plays and stops with the space bar.
      if ((pressed === "Enter" || (pressed === " " && !session.past)) && node.tagName !== "BUTTON") {
        event.preventDefault();
        event.stopPropagation();
        point();
      } else if (pressed === "?") {
        event.stopPropagation();
        void session.whyNot(spec.match, spec.name, node.getBoundingClientRect(), spec.ask);
      }
    };
    node.addEventListener("click", click);
    node.addEventListener("keydown", key);
    return () => {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
    };
  };
}

function mark(node: HTMLElement | SVGElement, name: string, on: boolean) {
  if (on) node.dataset[name] = "true";
  else delete node.dataset[name];
}

/** The legal target next to the focused one in a direction, or the first. */
export function neighbour(key: string): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target][data-legal="true"]')];
  const from = document.activeElement;
  if (!from || !(from as HTMLElement).dataset || (from as HTMLElement).dataset.target === undefined)
    return all[0] ?? null;
  const centre = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = centre(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
    0, 0,
  ];
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const { x, y } = centre(node);
    const along = (x - here.x) * dx! + (y - here.y) * dy!;
    const across = Math.abs((x - here.x) * dy!) + Math.abs((y - here.y) * dx!);
    if (along <= 2) continue;
    const cost = along + 2.5 * across;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}
