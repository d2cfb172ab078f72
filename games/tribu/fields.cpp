// fields.cpp - the one list of a state's fields: JSON both ways, and finishing a written position.
#include "core/fields.h"

#include <algorithm>
#include <string>

#include "games/tribu/position.h"
#include "games/tribu/rules.h"

namespace ochre::tribu {
namespace {

void chain_fields(Fields& f, Chain& chain) {
  f.number("laid", chain.laid, 0, 1);
  f.list("vases", chain.vases, kCardDomain);
  f.word("totem", chain.totem, kCardDomain, raw(kNoCard));
  f.word("active", chain.active, kCardDomain, raw(kNoCard));
  f.number("active_turn", chain.active_turn, 0, 1000);
  f.number("blocked", chain.blocked, 0, 1);
}

void player_fields(Fields& f, Player& p) {
  f.word("leader", p.leader, kTribeDomain);
  f.number("total", p.total, -9999, 9999);
  f.number("score", p.score, -9999, 9999);
  f.number("magical", p.magical, 0, 5);
  f.bag("hand", p.hand, kCardDomain);
  f.bag("known", p.known, kCardDomain);
  f.bag("kept", p.kept, kCardDomain);
  f.bag("drawn", p.drawn, kCardDomain);
  f.group("chains", [&] {
    for (Tribe tribe : all<Tribe>()) {
      f.part(kTribeWords[raw(tribe)], p.chains[tribe], [&](Chain& chain) {
        if (f.is_reading() && chain.laid == 0) {  // written anew
          chain.laid = 1;
          chain.totem = chain.active = kNoCard;
        }
        chain_fields(f, chain);
      });
    }
  });
}

}  // namespace

void Rules::fields(Fields& f, State& s) {
  f.number("box", s.box, 0, boxes.count() - 1);
  f.number("rules", s.rules, 1, Rules::kInfo.rules_version);
  f.number("seats", s.seats, 2, kMaxSeats);
  f.number("challenge", s.challenge, 1, 255);
  f.number("dealer", s.dealer, 0, kMaxSeats - 1);
  f.number("closer", s.closer, -1, kMaxSeats - 1);
  f.number("turn", s.turn, 0, 1000);
  f.number("idle", s.idle, 0, 1000);
  f.rows("players", s.players, [&](Player& p) { player_fields(f, p); });
  f.bag("deck", s.deck, kCardDomain);
  f.bag("shuffled", s.shuffled, kCardDomain);
  f.pile("discard", s.discard, kCardDomain);
  f.bag("played", s.played, kCardDomain);
  f.stack("stack", s.stack, kStepWords);
}

Result<void> Rules::complete(State& s, const Json& given, Dealer& dealer) {
  if (const auto done = complete_position(s, given, dealer); !done) return done;
  return check_position(s);
}

std::string_view Rules::name_of(const State& s, const Domain& domain, int value) {
  if (value < domain.least() || value > domain.most()) return {};
  const auto i = static_cast<std::size_t>(value);
  if (&domain == &kCardDomain || &domain == &kTribeDomain)
    return row(s, static_cast<Card>(value)).name;
  if (&domain == &kPileDomain) return kPileNames[i];
  if (&domain == &kGuardDomain)
    return value == 0 ? "none" : row(s, static_cast<Card>(value - 1)).name;
  return domain.words.empty() ? std::string_view{} : domain.words[i];
}

}  // namespace ochre::tribu
