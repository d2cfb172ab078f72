// bar.ts - the words of the choice bar: what is asked, short names for the choices, and which of them stands first.
import type { Choice } from "../../engine/protocol";
import type { Components, DChain, GameAction, State } from "../../generated/tribu";
import type { Prompt } from "../../table/plugin";
import type { Session } from "../../table/session.svelte";
import { capital } from "../../table/words.svelte";
import { cardName } from "./game.svelte";
import { cardIcon, chainsOf, inDanger, kindOf, spheresOf, stepOf, threatOf, type Chain } from "./reading";
import { t } from "./texts";

const actionOf = (choice: Choice) => choice.action as unknown as GameAction;

/** "Take|a card" as a prompt. */
function ask(words: string, note?: string): Prompt {
  const [verb, rest] = words.split("|");
  return { verb: verb!, rest: rest ?? "", ...(note ? { note } : {}) };
}

function the(tribe: DChain): string {
  return t().tribes[tribe].the;
}

/** The one value all choices shown share in a field, if they do. */
function shared(session: Session, field: string): string | number | null {
  const [first, ...rest] = session.shown;
  const value = first?.action[field];
  if (value === undefined || value === null) return null;
  return rest.every(({ action }) => action[field] === value) ? value : null;
}

function ownChains(session: Session): Chain[] {
  const state = session.state as State;
  return chainsOf(session.components as Components, state.players[session.viewer]!);
}

function activeName(session: Session, tribe: DChain): string {
  const active = (session.state as State).players[session.viewer]!.chains[tribe]?.active;
  return active ? cardName(session, active) : t().chain.active;
}

function lastVase(session: Session, seat: number, tribe: DChain): string {
  const vase = (session.state as State).players[seat]!.chains[tribe]?.vases.at(-1);
  return vase ? cardName(session, vase) : "?";
}

function list(words: string[]): string {
  return words.join(", ");
}

/** What laying would do: which chains it fits, saves, completes. */
function layNote(session: Session, card: string): string {
  const words = t().prompt;
  const chains = ownChains(session);
  const state = session.state as State;
  const onto = session.shown
    .map(actionOf)
    .flatMap((action) => (action.verb === "lay diorama" && action.card === card ? [action.to] : []))
    .map((tribe) => chains.find((chain) => chain.tribe === tribe)!);
  if (onto.length === 0) return kindOf(card) ? words.fitsNowhere : "";
  if (card.startsWith("totem")) return words.protects(list(onto.map(({ tribe }) => the(tribe))));
  const saved = onto.filter((chain) => inDanger(state, session.viewer, chain) !== null);
  const completed = onto.filter(({ vases }) => vases.length === 2);
  return [
    words.fits(list(onto.map(({ tribe }) => the(tribe)))),
    saved.length > 0 ? words.saves(list(saved.map(({ tribe }) => the(tribe)))) : "",
    completed.length > 0 ? words.completes(list(completed.map(({ tribe }) => the(tribe)))) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function dangerNote(session: Session): string | undefined {
  const state = session.state as State;
  const lost = ownChains(session).filter((chain) => inDanger(state, session.viewer, chain) === "now");
  return lost.length > 0 ? capital(t().prompt.danger(list(lost.map(({ tribe }) => the(tribe))))) : undefined;
}

export function prompt(session: Session): Prompt {
  const words = t().prompt;
  const state = session.state as State;
  const verbs = new Set(session.shown.map(({ action }) => action.verb));
  const only = verbs.size === 1 ? [...verbs][0] : null;
  const step = stepOf(state);
  if (step?.step === "defence") return defencePrompt(session);
  if (session.narrowed) return narrowedPrompt(session, verbs, only ?? null);
  if (step?.step === "discards") {
    const extra = state.players[session.viewer]!.hand.length - (session.components as Components).hand_size;
    return ask(words.discards(extra), words.discardsNote);
  }
  if (step?.step === "start") {
    const [top] = state.discard;
    const open = session.shown.some(({ action }) => action.pile === "discard");
    const note =
      dangerNote(session) ?? (top && open ? words.startNote(cardName(session, top)) : words.startClosed);
    return ask(verbs.size > 1 ? words.start : words.startOnly, note);
  }
  const danger = dangerNote(session);
  return verbs.has("exchange") || !exchanged(state)
    ? ask(words.main, danger ?? words.mainNote)
    : ask(words.second, danger ?? words.secondNote);
}

function exchanged(state: State): boolean {
  return (state.stack.find(({ step }) => step === "turn")?.locals[2] ?? 0) !== 0;
}

function defencePrompt(session: Session): Prompt {
  const words = t().prompt;
  const threat = threatOf(session.state as State)!;
  const who = session.name(threat.by);
  const chain = the(threat.chain);
  const vases = (session.state as State).players[threat.victim]!.chains[threat.chain]?.vases.length ?? 0;
  return ask(
    words.defence,
    threat.card === "steal"
      ? words.stealNote(who, lastVase(session, threat.victim, threat.chain), chain)
      : words.attackNote(
          who,
          cardName(session, threat.card),
          chain,
          Math.min(vases, threat.card === "bison" ? 2 : 1),
        ),
  );
}

function narrowedPrompt(session: Session, verbs: Set<string>, only: string | null): Prompt {
  const words = t().prompt;
  const card = shared(session, "card") as string | null;
  const to = shared(session, "to") as DChain | null;
  const from = shared(session, "from") as DChain | null;
  const chain = shared(session, "chain") as DChain | null;
  switch (only) {
    case "activate":
      if (card) return ask(words.activate(cardName(session, card)));
      if (to) return ask(words.activateAny(t().tribes[to].beside));
      break;
    case "exchange":
      if (from) return ask(words.exchange(t().tribes[from].beside));
      break;
    case "continue":
      if (from) return ask(words.continueWhere(activeName(session, from)), words.activeNote);
      break;
    case "attack":
      if (from) return ask(words.attackWhom(activeName(session, from)), words.activeNote);
      break;
    case "play steal":
      return ask(chain ? words.stealTo : words.stealWhat, words.stealNoteMain);
    case "play block":
      return ask(words.blockWhom, words.blockNote);
    case "discard":
      return ask(words.discardWhich);
    case "lay tribe":
      return ask(words.tribeWhich);
    default:
  }
  if (card) {
    const note = layNote(session, card);
    return ask(
      verbs.has("lay diorama") ? words.cardLay(cardName(session, card)) : words.card(cardName(session, card)),
      note,
    );
  }
  if (verbs.has("play steal")) return ask(words.stealWhat, words.stealNoteMain);
  if (verbs.has("play block")) return ask(words.blockWhom, words.blockNote);
  if (from) return ask(words.active(activeName(session, from)), words.activeNote);
  if (to) return ask(words.layWhich(t().tribes[to].on));
  const seat = shared(session, "seat") as number | null;
  if (chain && seat !== null) return ask(words.target(session.name(seat), the(chain)));
  return ask(words.any);
}

/** A button's text; where two would read alike, the chain they come from is named too. */
export function label(choice: Choice, session: Session): string {
  const words = plain(choice, session);
  const { chain, from, guard } = choice.action as Record<string, string | undefined>;
  const source = (chain ?? from ?? guard) as DChain | undefined;
  if (source === undefined || !(source in t().tribes)) return words;
  const alike = session.shown.some(
    (other) =>
      other !== choice && other.action.verb === choice.action.verb && plain(other, session) === words,
  );
  return alike ? `${words} (${t().tribes[source].name})` : words;
}

// What all the choices share is not repeated.
function plain(choice: Choice, session: Session): string {
  const words = t().button;
  const action = actionOf(choice);
  const state = session.state as State;
  const one = session.narrowed !== null && session.shown.length > 0;
  const sameCard = one && new Set(session.shown.flatMap(({ action: { card } }) => card ?? [])).size === 1;
  const sameTo = one && (shared(session, "to") !== null || shared(session, "from") !== null);
  const name = (card: string | null) => cardName(session, card ?? "?");
  switch (action.verb) {
    case "take":
      return action.pile === "deck" ? words.takeDeck : words.takeDiscard(name(state.discard[0] ?? "?"));
    case "discard":
      return sameCard ? words.discardIt : words.discard(name(action.card));
    case "lay tribe":
      return words.layTribe(the(action.card));
    case "lay diorama":
      return sameCard
        ? words.layOn(t().tribes[action.to].on)
        : sameTo
          ? name(action.card)
          : words.lay(name(action.card), t().tribes[action.to].name);
    case "activate":
      return sameCard
        ? words.activateIt(t().tribes[action.to].name)
        : sameTo
          ? words.activateCard(name(action.card))
          : words.activate(name(action.card), t().tribes[action.to].name);
    case "exchange":
      return sameCard
        ? words.exchangeIt(t().tribes[action.from].name)
        : sameTo
          ? words.exchangeFor(name(action.card))
          : words.exchange(name(action.card), t().tribes[action.from].name);
    case "play draw3":
      return words.playDraw3;
    case "play block":
      return words.block(session.name(action.seat), t().tribes[action.chain].name);
    case "play steal":
      return state.seats === 2
        ? words.lay(lastVase(session, action.seat, action.chain), t().tribes[action.to].name)
        : words.steal(
            lastVase(session, action.seat, action.chain),
            session.name(action.seat),
            t().tribes[action.to].name,
          );
    case "continue":
      return words.continue(activeName(session, action.from), t().tribes[action.to].name);
    case "attack":
      return words.attack(
        activeName(session, action.from),
        session.name(action.seat),
        t().tribes[action.chain].name,
      );
    case "protect":
      return action.guard === "none" ? words.protectNone : words.protect(activeName(session, action.guard));
    case "pass":
      return choice.words; // never offered
  }
}

export function icon(choice: Choice, session: Session): string | undefined {
  const action = actionOf(choice);
  const state = session.state as State;
  switch (action.verb) {
    case "take":
      return action.pile === "deck" ? "draw" : cardIcon(state.discard[0] ?? "?");
    case "activate":
    case "exchange":
      return "face-down";
    case "play draw3":
    case "play block":
    case "play steal":
      return action.verb.slice(5);
    case "lay tribe":
    case "lay diorama":
      return cardIcon(action.card);
    case "attack":
      return cardIcon(state.players[session.viewer]!.chains[action.from]?.active ?? "?");
    case "protect":
      return action.guard === "none" ? undefined : "feathers";
    default:
      return undefined;
  }
}

/** Which choice a player most likely wants: lower stands earlier. */
function rank(choice: Choice, session: Session): number {
  const action = actionOf(choice);
  const state = session.state as State;
  const components = session.components as Components;
  const me = state.players[session.viewer]!;
  switch (action.verb) {
    case "continue":
    case "lay diorama": {
      const chain = ownChains(session).find(({ tribe }) => tribe === action.to)!;
      const base = action.verb === "continue" ? 2 : 0;
      return base + (inDanger(state, session.viewer, chain) === "now" ? 0 : 4 - chain.vases.length) / 10;
    }
    case "take":
      return action.pile === "deck" ? 1 : 1.5;
    case "attack":
      return 3;
    case "lay tribe":
      return 1 - components.cards[action.card].spheres / 100;
    case "play draw3":
      return 4;
    case "play steal":
      return 3.5;
    case "play block":
      return 5;
    case "activate": {
      const chain = ownChains(session).find(({ tribe }) => tribe === action.to)!;
      return inDanger(state, session.viewer, chain) === "now" ? 9 : 6; // it would be lost with its chain
    }
    case "exchange":
      return 7;
    case "discard":
      return (
        6.5 +
        (action.card in me.chains && me.chains[action.card as DChain]
          ? 0
          : 1 + spheresOf(components, action.card)) /
          10
      );
    case "protect":
      return action.guard === "none" ? 2 : 1;
    case "pass":
      return 10; // never offered
  }
}

/** The likeliest first; of many alike (a card to discard, a chain to activate beside) one of each sort comes before the rest. */
export function order(choices: Choice[], session: Session): Choice[] {
  const ranked = choices
    .map((choice) => ({ choice, rank: rank(choice, session) }))
    .sort((a, b) => a.rank - b.rank);
  if (session.narrowed === null) return ranked.map(({ choice }) => choice);
  const seen = new Set<string>();
  const first = ranked.filter(({ choice }) => !seen.has(choice.action.verb) && seen.add(choice.action.verb));
  return [...first, ...ranked.filter((one) => !first.includes(one))].map(({ choice }) => choice);
}

/** How many buttons have room beside the default in a bar of this width. */
export function roomFor(session: Session, width: number): number {
  if (!session.mine) return 3;
  if (width <= 720) return 2;
  const labels = order(session.shown, session).map((choice) => label(choice, session));
  let left = width - 480 - (session.narrowed ? 110 : 0);
  for (const [i, words] of labels.slice(0, 4).entries()) {
    left -= Math.min(340, 92 + 8.2 * words.length);
    if (left < 0) return Math.max(0, i - 1);
  }
  return 3;
}
