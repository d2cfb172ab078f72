// tip.svelte.ts - words about a card while it is pointed at, focused or pressed long.
import type { Attachment } from "svelte/attachments";

export interface TipText {
  title: string;
  text: string;
}

export const shown: { tip: TipText | null; near: DOMRect | null } = $state({ tip: null, near: null });

export function hideTip() {
  shown.tip = null;
}

/** `<button {@attach tip(() => ({ title, text }))}>` */
export function tip(words: () => TipText): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const show = () => {
      shown.tip = words();
      shown.near = node.getBoundingClientRect();
    };
    const after = (time: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    };
    const leave = () => {
      clearTimeout(timer);
      queueMicrotask(hideTip); // a node may lose focus while it is being removed
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") after(320, show);
      },
      pointerleave: leave,
      pointerdown: (event) => {
        long = false;
        if ((event as PointerEvent).pointerType === "mouse") leave();
        else
          after(450, () => {
            long = true;
            show();
          });
      },
      pointerup: () => {
        clearTimeout(timer);
        if (long) setTimeout(hideTip, 2600);
      },
      pointercancel: leave,
      focus: () => {
        if (node.matches(":focus-visible")) show();
      },
      blur: leave,
      contextmenu: (event) => {
        if (long) event.preventDefault();
      },
    };
    // A long press asks what the card is; it does not choose it.
    const swallow = (event: Event) => {
      if (!long) return;
      long = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [name, act] of Object.entries(on)) node.addEventListener(name, act);
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, act] of Object.entries(on)) node.removeEventListener(name, act);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
