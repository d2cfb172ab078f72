// tip.svelte.ts - words about a thing: on hover, on focus, on a long press.
import type { Attachment } from "svelte/attachments";

interface Shown {
  title: string;
  lines: readonly string[];
  near: DOMRect;
}
export const shown: { tip: Shown | null } = $state({ tip: null });

const HOVER = 350;
const PRESS = 450;

/** `{@attach tip("Forest", ["One die a person"])}` */
export function tip(title: string, lines: readonly string[] = []): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => {
      shown.tip = { title, lines, near: node.getBoundingClientRect() };
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown.tip?.title === title) shown.tip = null;
    };
    const later = (time: number, then = show) => {
      clearTimeout(timer);
      timer = setTimeout(then, time);
    };
    const listen: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") later(HOVER);
      },
      pointerleave: hide,
      pointerdown: (event) => {
        pressed = false;
        hide();
        if ((event as PointerEvent).pointerType === "mouse") return;
        later(PRESS, () => {
          pressed = true;
          show();
        });
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      focus: () => {
        if (node.matches(":focus-visible")) later(HOVER);
      },
      blur: hide,
    };
    for (const [name, listener] of Object.entries(listen)) node.addEventListener(name, listener);
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      hide();
      for (const [name, listener] of Object.entries(listen)) node.removeEventListener(name, listener);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
