// tip.svelte.ts - words for what is drawn: shown on hover, focus and long press.
import type { Attachment } from "svelte/attachments";

interface Shown {
  title: string;
  lines: string[];
  box: DOMRect;
  node: Element; // what it is about
}

/** The one tip on the page; ui/Tip.svelte draws it. */
export const shownTip: { now: Shown | null } = $state({ now: null });

const WAIT = 350; // milliseconds of hovering
const PRESS = 450; // of pressing

/** `<div {@attach tip("Woolly Rhino", ["costs 4 Food", "…"])}>` */
export function tip(title: string, lines: string[] = []): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => (shownTip.now = { title, lines, box: node.getBoundingClientRect(), node });
    const later = (time: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, time);
    };
    const hide = () => {
      clearTimeout(timer);
      // Not at once: a node in focus blurs while it is being removed, when no state may change.
      queueMicrotask(() => {
        if (shownTip.now?.node === node) shownTip.now = null;
      });
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") later(WAIT);
    };
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType === "touch") later(PRESS);
      else hide();
    };
    const focus = () => {
      if (node.matches(":focus-visible")) show();
    };
    // A long press reads; it does not choose.
    const click = (event: Event) => {
      if (shownTip.now?.title !== title || (event as PointerEvent).pointerType !== "touch") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", hide],
      ["pointerdown", down],
      ["pointercancel", hide],
      ["focus", focus],
      ["blur", hide],
      ["contextmenu", (event) => shownTip.now && event.preventDefault()],
    ];
    for (const [name, handler] of heard) node.addEventListener(name, handler);
    node.addEventListener("click", click, { capture: true });
    return () => {
      hide();
      for (const [name, handler] of heard) node.removeEventListener(name, handler);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
