// hover.ts - whether the mouse is over a thing, without making it a control.
import type { Attachment } from "svelte/attachments";

export function hover(over: (is: boolean) => void): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const enter = (event: Event) => over((event as PointerEvent).pointerType === "mouse");
    const leave = () => over(false);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    return () => {
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
    };
  };
}
