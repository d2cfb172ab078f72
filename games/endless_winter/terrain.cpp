// terrain.cpp - EWP-166 to EWP-169, EWP-178 to EWP-191, EWP-318 to EWP-323: Camps, Villages,
// Influence, Glacier tokens.
#include <algorithm>

#include "games/endless_winter/steps.h"
#include "games/endless_winter/vocabulary.h"

namespace ochre::endless_winter {
namespace {

std::uint32_t all_villages(const State& s) {
  std::uint32_t out = 0;
  for (const Player& p : s.players) out |= p.villages;
  return out;
}

std::uint32_t camp_hexes(const Player& p) {
  std::uint32_t out = 0;
  for (std::size_t hex = 0; hex < kHexes; ++hex) out |= (p.camps[hex] > 0 ? 1u : 0u) << hex;
  return out;
}

void turn_up_token(State& s, int hex, Dealer& dealer) {  // EWP-319
  std::uint8_t& place = s.tokens[static_cast<std::size_t>(hex)];
  if (place != 1) return;
  const Token token = dealer.draw(raw(LuckId::Token), s.tokens_left);
  place = static_cast<std::uint8_t>(2 + raw(token));
  dealer.tell(event(EventId::TokenTurned, kNobody, hex, raw(token)));
}

AbilityId token_on(const State& s, int hex) {
  return token_ability(static_cast<Token>(s.tokens[static_cast<std::size_t>(hex)] - 2));
}
bool is_open_token(const State& s, int hex) {  // EWP-375: it does something now
  return hex >= 0 && can_do_any(s, s.stack.top().seat, ability(s, token_on(s, hex)));
}

}  // namespace

int influence(const Player& p, int hex) {  // EWP-190
  const auto at = static_cast<std::size_t>(hex);
  const std::uint32_t villages = p.villages & kJuncturesOf[at];
  return p.camps[at] + (villages == 0 ? 0 : 2 * std::popcount(villages));  // counting is dear
}

std::uint32_t best_hexes(const State& s, Seat seat) {
  std::uint32_t out = 0;
  for (int hex = 1; hex < kHexes; ++hex) {  // EWP-206: not the Base
    const int mine = influence(player(s, seat), hex);
    if (mine == 0) continue;  // EWP-203
    const bool beaten = std::any_of(s.players.begin(), s.players.end(), [&](const Player& other) {
      return influence(other, hex) > mine;  // EWP-205: ties are no defeat
    });
    if (!beaten) out |= 1u << hex;
  }
  return out;
}

std::uint32_t village_sites(const State& s, const Player& p) {
  if (villages_left(p) == 0) return 0;
  const std::uint32_t taken = all_villages(s), camps = camp_hexes(p);
  std::uint32_t out = 0;
  for (int j = kFirstJuncture; j < kJunctures; ++j) {
    const std::uint32_t hexes = kJunctureMasks[static_cast<std::size_t>(j)];
    if ((taken >> j & 1) == 0 && (hexes & ~camps) == 0) out |= 1u << j;
  }
  return out;
}

Objection object_to_village(Clause law, const State& s, const Player& me, int juncture) {
  if (juncture < kFirstJuncture) return because(EWP(184), CauseId::AtTheBase);
  if (villages_left(me) == 0) return because(EWP(188), CauseId::NoVillageLeft);
  if ((village_sites(s, me) >> juncture & 1) != 0) return {};
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Player& owner = player(s, seat);
    if ((owner.villages >> juncture & 1) == 0) continue;
    return &owner == &me ? because(EWP(185), CauseId::OwnVillage)
                         : because(EWP(185), CauseId::TheirVillage, seat);
  }
  const auto& hexes = kJunctureHexes[static_cast<std::size_t>(juncture)];
  const auto bare = std::find_if(hexes.begin(), hexes.end(),
                                 [&](std::uint8_t hex) { return me.camps[hex] == 0; });
  return because(law, CauseId::NoCampThere, *bare);
}

void offer_camp_moves(const State&, const Player& me, ActionList& out) {
  for (int from = 0; from < kHexes; ++from) {
    if (me.camps[static_cast<std::size_t>(from)] == 0) continue;
    for (std::uint32_t to = kNeighbors[static_cast<std::size_t>(from)]; to != 0; to &= to - 1) {
      out.push_back(act(VerbId::MoveCamp, from, std::countr_zero(to)));
    }
  }
}

// EWP-180: any hex may be entered.
Objection object_to_camp_move(Clause law, const Player& me, int from, int to) {
  if (me.camps[static_cast<std::size_t>(from)] == 0) {
    return because(law, CauseId::NoCampThere, from);
  }
  if ((kNeighbors[static_cast<std::size_t>(from)] >> to & 1) != 0) return {};
  return from == to ? because(EWP(179), CauseId::SameHex)
                    : because(EWP(179), CauseId::NotAdjacent, from, to);
}

void place_camp(State& s, Seat seat, Dealer& dealer) {  // EWP-178, EWP-181
  Player& me = player(s, seat);
  --me.camps_left;
  ++me.camps[kBaseHex];
  dealer.tell(event(EventId::CampPlaced, seat));
}

void move_camp(State& s, Seat seat, int from, int to, Dealer& dealer) {
  Player& me = player(s, seat);
  --me.camps[static_cast<std::size_t>(from)];
  ++me.camps[static_cast<std::size_t>(to)];
  dealer.tell(event(EventId::CampMoved, seat, from, to));
  turn_up_token(s, to, dealer);
}

void build_village(State& s, Seat seat, int juncture, Dealer& dealer) {  // EWP-168, EWP-186
  Player& me = player(s, seat);
  const auto& hexes = kJunctureHexes[static_cast<std::size_t>(juncture)];
  for (std::uint8_t hex : hexes) --me.camps[hex];
  me.camps_left = static_cast<std::uint8_t>(me.camps_left + hexes.size());
  me.villages |= 1u << juncture;
  me.food = static_cast<std::uint8_t>(std::min<int>(me.food, food_limit(me)));  // EWP-082, EWP-187
  dealer.tell(event(EventId::VillageBuilt, seat, juncture));
  Frame* tokens = nullptr;
  for (std::size_t i = 0; i < hexes.size(); ++i) {  // EWP-320, EWP-321, EWP-322, EWP-323
    if (s.tokens[hexes[i]] < 2) continue;
    if (tokens == nullptr) tokens = &s.stack.push(StepId::Tokens, seat);
    tokens->locals[i] = static_cast<std::uint8_t>(hexes[i] + 1);
  }
}

void run_tokens(State& s, Dealer& dealer) {
  Frame& tokens = s.stack.top();
  int open = 0, hex = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    if (!is_open_token(s, tokens.locals[i] - 1)) continue;
    ++open;
    hex = tokens.locals[i] - 1;
  }
  if (open == 0) return s.stack.pop();
  tokens.step = raw(StepId::TokenOrder);
  if (open == 1) apply_token_order(s, act(VerbId::Hex, hex), dealer);
}

void offer_token_order(const State& s, ActionList& out) {
  for (std::size_t i = 0; i < 3; ++i) {
    const int local = s.stack.top().locals[i];
    if (local > 0) out.push_back(act(VerbId::Hex, local - 1));
  }
}

Objection object_to_token_order(const State& s, Action a) {
  if (verb_of(a) != VerbId::Hex) return out_of_place(s, a);
  const auto& locals = s.stack.top().locals;
  const auto end = locals.begin() + 3;
  if (std::find(locals.begin(), end, a.a + 1) == end) {
    return because(EWP(320), CauseId::NoTokenThere, a.a);
  }
  if (is_open_token(s, a.a)) return {};
  return because(EWP(375), CauseId::NoEffect);
}

void apply_token_order(State& s, Action a, Dealer&) {
  Frame& tokens = s.stack.top();
  tokens.step = raw(StepId::Tokens);
  for (std::size_t i = 0; i < 3; ++i) {
    if (tokens.locals[i] == a.a + 1) tokens.locals[i] = 0;
  }
  const Seat seat = tokens.seat;
  if (tokens.locals[0] + tokens.locals[1] + tokens.locals[2] == 0) s.stack.pop();
  push_effect(s, seat, token_on(s, a.a));
}

void offer_camp_step(const State& s, ActionList& out) {
  offer_camp_moves(s, player(s, actor(s)), out);
  out.push_back(kSkip);
}

Objection object_to_camp_step(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  if (verb_of(a) != VerbId::MoveCamp) return out_of_place(s, a);
  return object_to_camp_move(EWP(362), player(s, actor(s)), a.a, a.b);
}

void apply_camp_step(State& s, Action a, Dealer& dealer) {  // EWP-191: step by step
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  move_camp(s, seat, a.a, a.b, dealer);
}

void offer_camp_entry(const State&, ActionList& out) {
  out.push_back(act(VerbId::PlaceCamp));
  out.push_back(kSkip);
}

Objection object_to_camp_entry(const State& s, Action a) {
  const bool answers = verb_of(a) == VerbId::PlaceCamp || verb_of(a) == VerbId::Skip;
  if (answers) return {};
  return out_of_place(s, a);
}

void apply_camp_entry(State& s, Action a, Dealer& dealer) {
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  place_camp(s, seat, dealer);
}

void offer_village(const State& s, ActionList& out) {
  for (std::uint32_t sites = village_sites(s, player(s, actor(s))); sites != 0;
       sites &= sites - 1) {
    out.push_back(act(VerbId::BuildVillage, std::countr_zero(sites)));
  }
  out.push_back(kSkip);
}

Objection object_to_village_site(const State& s, Action a) {
  if (verb_of(a) == VerbId::Skip) return {};
  if (verb_of(a) != VerbId::BuildVillage) return out_of_place(s, a);
  return object_to_village(EWP(189), s, player(s, actor(s)), a.a);
}

void apply_village(State& s, Action a, Dealer& dealer) {  // EWP-189: without the Food
  if (verb_of(a) == VerbId::Skip) return drop_units(s);
  const Seat seat = actor(s);
  use_up_unit(s);
  build_village(s, seat, a.a, dealer);
}

}  // namespace ochre::endless_winter
