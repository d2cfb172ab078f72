// said.ts - an icon with a number: its words as a tip and for screen readers.
import type { Attachment } from "svelte/attachments";
import { tip } from "../../ui/tip.svelte";

export function said(words: string, lines: string[] = []): Attachment<HTMLElement> {
  const show = tip(words, lines);
  return (node) => {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", words);
    return show(node);
  };
}
