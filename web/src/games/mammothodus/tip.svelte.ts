// tip.svelte.ts - words for an icon on hover, focus and long press; Tips.svelte shows them.
import type { Attachment } from "svelte/attachments";

export interface Tip {
  title: string;
  text: string;
}

export const tips: { shown: (Tip & { near: DOMRect }) | null } = $state({ shown: null });

const HOVER = 280;
const PRESS = 450;

/** `<div {@attach tip({ title, text })}>`. A long press shows it and makes no choice. */
export function tip(spec: Tip): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let mine = false; // whether the words shown are these
    const show = () => {
      mine = true;
      tips.shown = { ...spec, near: node.getBoundingClientRect() };
    };
    // Later: a drawn thing may lose its focus, or go, in the middle of a redraw.
    const hide = () => {
      clearTimeout(timer);
      if (!mine) return;
      mine = false;
      queueMicrotask(() => (tips.shown = null));
    };
    const later = (time: number, long: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = long;
        show();
      }, time);
    };
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER, false),
      pointerleave: hide,
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === "touch") later(PRESS, true);
        else hide();
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      contextmenu: (event) => pressed && event.preventDefault(),
      focusin: () => node.matches(":focus-visible") && show(),
      focusout: hide,
      click: (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else hide();
        pressed = false;
      },
    };
    for (const [name, listener] of Object.entries(events))
      node.addEventListener(name, listener, name === "click");
    return () => {
      hide();
      for (const [name, listener] of Object.entries(events))
        node.removeEventListener(name, listener, name === "click");
    };
  };
}
