// why.test.ts - the popover says what stands in the way here, then the law, in both languages.
import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import type { Vocabulary } from "../engine/protocol";
import { change } from "../settings.svelte";
import type { Session } from "../table/session.svelte";
import type { WhyNot } from "../table/why";
import { Speaker } from "../table/words.svelte";
import WhyPopover from "./WhyPopover.svelte";

const ITALIAN = {
  verbs: {},
  events: {},
  veiled: {},
  names: { wood: "legno" },
  sources: {},
  options: {},
  causes: { full: "{n|1=c'è già 1 persona|ci sono già * persone}, per il {what}" },
};
const speaker = new Speaker({ events: [], verbs: [] } as unknown as Vocabulary, { it: async () => ITALIAN });
speaker.rules = { "STA-055": "vi stanno al massimo 7 persone" };

const WHY: WhyNot = {
  title: "Why not the Forest?",
  sentence: "a resource area holds at most 7 people",
  clause: "STA-055",
  cause: { word: "full", words: "5 people are there, for wood", names: { n: "5", what: "wood" } },
};

const paragraphs = (why: WhyNot) => {
  const session = { why, mine: false, speaker, widen: () => true } as unknown as Session;
  const { container } = render(WhyPopover, { session, onrule: () => undefined });
  return {
    said: [...container.querySelectorAll("p")].map(({ textContent }) => textContent),
    rule: container.querySelector(".link")?.textContent,
  };
};

beforeEach(async () => {
  change({ language: "it" });
  await speaker.learn();
});

it("says the cause in the engine's words, then the law", () => {
  change({ language: "en" });
  expect(paragraphs(WHY)).toEqual({
    said: ["5 people are there, for wood.", "A resource area holds at most 7 people"],
    rule: "Rule STA-055",
  });
});

it("says both in Italian, with the names of the cause", () => {
  expect(paragraphs(WHY)).toEqual({
    said: ["Ci sono già 5 persone, per il legno.", "Vi stanno al massimo 7 persone"],
    rule: "Regola STA-055",
  });
});

it("says a cause without Italian in English, and a law without cause alone", () => {
  const cause = { word: "new", words: "you hold no wolf", names: {} };
  expect(paragraphs({ ...WHY, cause }).said[0]).toBe("You hold no wolf.");
  expect(paragraphs({ title: "", sentence: WHY.sentence }).said).toEqual([
    "A resource area holds at most 7 people",
  ]);
});
