// humans.cpp - MAM-063 to MAM-077, MAM-090 to MAM-095, MAM-229 to MAM-241: the human phase.
#include "games/mammothodus/clauses.h"
#include "games/mammothodus/questions.h"
#include "games/mammothodus/steps.h"
#include "games/mammothodus/vocabulary.h"

namespace ochre::mammothodus {
namespace {

void discover(State& s, Dealer& dealer) {  // MAM-229, MAM-230
  if (s.discovery_deck.empty()) return;
  const Discovery discovery = dealer.draw(raw(LuckId::Discovery), s.discovery_deck);
  dealer.tell(event(EventId::Discovered, kNobody, raw(discovery)));
  if (discovery != Discovery::Degradation) {
    s.discoveries.add(discovery);
    return;
  }
  const int cards = box(s).extra_degradation;  // MAM-239: it leaves the game
  if (s.supply < cards) return lose(s, End::Degradation, dealer, active(s));  // MAM-240
  s.supply = static_cast<std::uint8_t>(s.supply - cards);
  player(s, active(s)).draw.add(Card::Degradation, cards);
  dealer.tell(event(EventId::Degraded, active(s), cards));
}

void reshuffle(State& s, Dealer& dealer) {                       // MAM-064
  if (s.closed.empty()) return lose(s, End::Fragments, dealer);  // MAM-065
  const Fragment fragment = dealer.draw(raw(LuckId::Fragment), s.closed);
  s.open.push_back(fragment);
  dealer.tell(event(EventId::Opened, kNobody, raw(fragment)));
  discover(s, dealer);
  if (is_over(s)) return;
  s.human_deck.add(s.human_discard);
  s.human_discard = {};
  dealer.tell(event(EventId::Reshuffled, kNobody));
}

void open_trail(State& s, Dealer& dealer) {                        // MAM-066
  if (s.trail_stack.empty()) return lose(s, End::Trails, dealer);  // MAM-067
  const Trail trail = dealer.draw(raw(LuckId::Trail), s.trail_stack);
  dealer.tell(event(EventId::NewTrail, kNobody, raw(trail), raw(box(s).routes.trail_site[trail])));
}

// MAM-068, MAM-069: who is activated is settled now; MAM-070: nobody in the centre.
void wake(State& s) {
  Spaces awake = box(s).routes.of_colour[static_cast<Colour>(s.human_card)];
  if (s.centre_wakes != 0) awake |= only(Space::C);  // MAM-273
  for (Spaces left = awake; left != 0; left = rest(left)) {
    s.card.awake[first(left)] = s.tribes[first(left)];
  }
  for (Spirit spirit : all<Spirit>()) {
    if (holds(awake & ~only(kNowhere), s.spirits[spirit])) {
      s.card.awake_spirits = static_cast<std::uint8_t>(s.card.awake_spirits | 1u << raw(spirit));
    }
  }
}

void reveal(State& s, Dealer& dealer) {
  int cards = s.human_deck.total();
  if (cards == 0) {
    reshuffle(s, dealer);
    if (is_over(s)) return;
    cards = s.human_deck.total();
  }
  s.human_card = dealer.draw(raw(LuckId::Human), s.human_deck, cards);
  dealer.tell(event(EventId::Human, active(s), raw(s.human_card)));
  Frame& frame = s.stack.top();
  if (s.human_card == HumanCard::NewTrail) {
    frame.at = raw(HumanPart::Done);
    open_trail(s, dealer);
    return;
  }
  wake(s);
  frame.at = raw(HumanPart::Bait);
}

void next_part(Frame& frame) {
  ++frame.at;
  frame.locals[kCursor] = 0;
}

// Goes on to the next space, in board order, with something in the bag; false: the part is over.
bool find_space(Frame& frame, const Bag<Space>& bag) {
  std::uint8_t& cursor = frame.locals[kCursor];
  while (cursor < kSpaceCount && !bag.has(static_cast<Space>(cursor))) ++cursor;
  if (cursor < kSpaceCount) return true;
  next_part(frame);
  return false;
}

void bait(State& s, Frame& frame) {  // MAM-262: before anything else
  if (token_spaces(s, Talent::Bait) != 0) {
    s.stack.push(StepId::Bait, active(s));
  } else {
    next_part(frame);
  }
}

void summonings(State& s, Frame& frame, Dealer& dealer) {  // MAM-072 to MAM-077
  const Spaces places = place_spaces(s);
  if (places == 0) return next_part(frame);
  if (!find_space(frame, s.card.awake)) return;
  const Space space = space_in(frame);
  ++frame.locals[kCursor];
  if (!holds(places, space)) return;
  s.card.awake[space] = 0;  // MAM-073, MAM-074: the others do nothing
  if (token_owner(s, Talent::SpiritBlock, space) != kNobody) {
    s.stack.push(StepId::BlockCall, active(s)).locals[kSpace] = raw(space);
  } else {
    summon(s, space, dealer);
  }
}

void attacks(State& s, Frame& frame) {  // MAM-078
  if (!find_space(frame, s.card.awake)) return;
  const Space space = space_in(frame);
  ++frame.locals[kCursor];
  if (ancients_at(s, space) == 0) return;
  const int tribes = s.card.awake[space];
  s.card.awake[space] = 0;
  assault(s, space, tribes);
}

void moves(State& s, Frame& frame, Dealer& dealer) {  // MAM-081, MAM-089: one after the other
  if (!find_space(frame, s.card.awake)) return;
  const Space space = space_in(frame);
  if (s.card.held.has(space)) {
    s.card.awake[space] = 0;  // MAM-262
  } else {
    send_tribe(s, space, dealer);
  }
}

void attacks_after_moves(State& s, Frame& frame) {  // MAM-231, MAM-232
  if (!find_space(frame, s.card.entered)) return;
  const Space space = space_in(frame);
  const int tribes = s.card.entered[space];
  s.card.entered[space] = 0;
  if (ancients_at(s, space) > 0) assault(s, space, tribes);
}

// MAM-098 to MAM-102. A spirit has two turns of the cursor: it comes, then it attacks.
void spirits(State& s, Frame& frame, Dealer& dealer) {
  std::uint8_t& cursor = frame.locals[kCursor];
  if (s.card.awake_spirits == 0 && cursor % 2 == 0) cursor = 2 * raw(Spirit::kCount);
  if (cursor >= 2 * raw(Spirit::kCount)) {
    s.card.awake_spirits = 0;
    next_part(frame);
    if (s.card.moved != 0) frame.at = raw(HumanPart::Done);  // MAM-090, MAM-091, MAM-093
    return;
  }
  const auto spirit = static_cast<Spirit>(cursor / 2);
  const Space space = s.spirits[spirit];
  const bool comes = cursor % 2 == 0;
  ++cursor;
  if (!comes) {
    if (space != kNowhere && ancients_at(s, space) > 0) assault(s, space, 0);
    return;
  }
  const unsigned bit = 1u << raw(spirit);
  if ((s.card.awake_spirits & bit) == 0 || space == kNowhere) {
    s.card.awake_spirits = static_cast<std::uint8_t>(s.card.awake_spirits & ~bit);
    ++cursor;
    return;
  }
  s.card.awake_spirits = static_cast<std::uint8_t>(s.card.awake_spirits & ~bit);
  if (ancients_at(s, space) > 0) return;
  const Spaces goals = spirit_goals(s, space);
  if (size(goals) > 1) {
    s.stack.push(StepId::SpiritGoal, active(s)).locals[kSpace] = raw(spirit);
  } else if (goals != 0) {
    move_spirit(s, spirit, first(goals), dealer);
  }
}

void appearances(State& s, Frame& frame, Dealer& dealer) {  // MAM-090 to MAM-092
  std::uint8_t& cursor = frame.locals[kCursor];
  const Spaces trails =
      (box(s).routes.of_colour[static_cast<Colour>(s.human_card)] & open_trails(s)) >> cursor;
  if (trails == 0) return next_part(frame);
  cursor = static_cast<std::uint8_t>(cursor + std::countr_zero(trails));
  const auto space = static_cast<Space>(cursor);
  ++cursor;
  if (token_owner(s, Talent::TrailLock, space) != kNobody) {
    s.stack.push(StepId::TrailLock, active(s)).locals[kSpace] = raw(space);
  } else {
    appear(s, space, dealer);
  }
}

}  // namespace

void run_human(State& s, Dealer& dealer) {  // MAM-071: the order of the parts
  Frame& frame = s.stack.top();
  switch (static_cast<HumanPart>(frame.at)) {
    case HumanPart::Reveal: return reveal(s, dealer);
    case HumanPart::Bait: return bait(s, frame);
    case HumanPart::Summon: return summonings(s, frame, dealer);
    case HumanPart::Attack: return attacks(s, frame);
    case HumanPart::Move: return moves(s, frame, dealer);
    case HumanPart::MoveAttack: return attacks_after_moves(s, frame);
    case HumanPart::Spirits: return spirits(s, frame, dealer);
    case HumanPart::Appear: return appearances(s, frame, dealer);
    case HumanPart::AppearAttack: return attacks_after_moves(s, frame);
    case HumanPart::Done:
    case HumanPart::kCount: break;
  }
  s.human_discard.add(s.human_card);  // MAM-063
  s.human_card = HumanCard::kCount;
  s.card = {};
  s.stack.pop();
}

void summon(State& s, Space space, Dealer& dealer) {  // MAM-073
  if (s.tribes.has(space)) s.tribes.remove(space);    // MAM-031
  Bag<Spirit> pool{};
  for (Spirit spirit : all<Spirit>()) pool[spirit] = s.spirits[spirit] == kNowhere ? 1 : 0;
  if (pool.empty()) return lose(s, End::Spirits, dealer, kNobody, space);  // MAM-076
  const Spirit spirit = dealer.draw(raw(LuckId::Spirit), pool);
  s.spirits[spirit] = space;  // MAM-260: it does not enter
  dealer.tell(event(EventId::Summoned, kNobody, raw(spirit), raw(space)));
  if (ancients_at(s, space) > 0) assault(s, space, 0);  // MAM-075
}

void appear(State& s, Space space, Dealer& dealer) {
  if (s.tribes.total() >= box(s).tribes) {  // MAM-094, MAM-238
    return lose(s, End::Tribes, dealer, kNobody, space);
  }
  s.tribes.add(space);
  dealer.tell(event(EventId::Appeared, kNobody, raw(space)));
  if (!in_play(s, Discovery::AppearanceMovement)) return;  // MAM-095
  if (holds(place_spaces(s), space) || ancients_at(s, space) > 0) return;
  send_tribe(s, space, dealer);  // MAM-236, MAM-237
}

}  // namespace ochre::mammothodus
