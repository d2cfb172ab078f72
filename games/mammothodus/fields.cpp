// fields.cpp - the one list of a state's fields: JSON both ways; and what people call things.
#include "core/fields.h"

#include "games/mammothodus/position.h"
#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {
namespace {

void player_fields(Fields& f, Player& p) {
  f.word("clan", p.clan, kClanDomain);
  f.number("population", p.population, -120, 120);
  f.number("marker", p.marker, 0, kFigurines);
  f.word("talent", p.talent, kTalentDomain, raw(Talent::kCount));
  f.group("figurines", [&] {
    for (Colour colour : all<Colour>()) {
      f.word(kColourWords[raw(colour)], p.figurines[colour], kSpaceDomain, raw(kNowhere));
    }
  });
  f.bag("hand", p.hand, kCardDomain);
  f.bag("draw", p.draw, kCardDomain);
  f.bag("discard", p.discard, kCardDomain);
  f.bag("laid", p.laid, kCardDomain);
  f.bag("tokens", p.tokens, kSpaceDomain);
}

void board_fields(Fields& f, State& s) {
  f.bag("tribes", s.tribes, kSpaceDomain);
  f.group("spirits", [&] {
    for (Spirit spirit : all<Spirit>()) {
      f.word(kSpiritWords[raw(spirit)], s.spirits[spirit], kSpaceDomain, raw(kNowhere));
    }
  });
  f.group("places", [&] {
    constexpr std::array<std::string_view, kLines> kNames = {"line_1", "line_2", "line_3",
                                                             "line_4"};
    for (std::size_t i = 0; i < kLines; ++i) {
      f.word(kNames[i], s.places[i], kSpaceDomain, raw(kNowhere));
    }
  });
  f.group("shards", [&] {
    for (Space space : all<Space>()) {
      f.bag(kSpaceWords[raw(space)], s.shards[space], kShardDomain);
    }
  });
  f.bag("face_down", s.face_down, kSpaceDomain);
  f.bag("hidden", s.hidden, kShardDomain);
}

void deck_fields(Fields& f, State& s) {
  f.bag("trail_stack", s.trail_stack, kTrailDomain);
  f.bag("human_deck", s.human_deck, kHumanDomain);
  f.bag("human_discard", s.human_discard, kHumanDomain);
  f.word("human_card", s.human_card, kHumanDomain, raw(HumanCard::kCount));
  f.bag("adaptation", s.adaptation, kCardDomain);
  f.bag("market", s.market, kCardDomain);
  f.number("supply", s.supply, 0, 255);
  f.list("open", s.open, kFragmentDomain);
  f.bag("closed", s.closed, kFragmentDomain);
  f.bag("discovery_deck", s.discovery_deck, kDiscoveryDomain);
  f.bag("discoveries", s.discoveries, kDiscoveryDomain);
}

void note_fields(Fields& f, State& s) {
  f.bag("dice", s.dice, kFaceDomain);
  f.bag("marked", s.marked, kFaceDomain);
  f.group("card", [&] {
    f.bag("awake", s.card.awake, kSpaceDomain);
    f.bag("entered", s.card.entered, kSpaceDomain);
    f.bag("held", s.card.held, kSpaceDomain);
    f.number("awake_spirits", s.card.awake_spirits, 0, 7);
    f.number("moved", s.card.moved, 0, 1);
  });
  f.group("notes", [&] {
    f.bag("guarded", s.notes.guarded, kSpaceDomain);
    f.bag("arrived", s.notes.arrived, kSpaceDomain);
    f.number("performed", s.notes.performed, 0, 63);
    f.number("credit", s.notes.credit, 0, 1);
    f.number("token", s.notes.token, 0, 1);
    f.number("used", s.notes.used, 0, 255);
    f.number("tried", s.notes.tried, 0, 15);
    f.number("acted", s.notes.acted, 0, 3);
  });
}

// What people call what has a shorter word in a record.
constexpr std::array<std::string_view, 15> kCardNames = {"red",
                                                         "green",
                                                         "yellow",
                                                         "blue",
                                                         "draw three",
                                                         "wild",
                                                         "red extra action",
                                                         "green extra action",
                                                         "yellow extra action",
                                                         "blue extra action",
                                                         "double red",
                                                         "double green",
                                                         "double yellow",
                                                         "double blue",
                                                         "degradation"};
constexpr std::array<std::string_view, 5> kHumanNames = {"red", "green", "yellow", "blue",
                                                         "New Trail"};
constexpr std::array<std::string_view, 4> kRegionNames = {"North", "East", "South", "West"};
constexpr std::array<std::string_view, 12> kFragmentNames = {
    "fragment 1", "fragment 2", "fragment 3", "fragment 4",  "fragment 5",  "fragment 6",
    "fragment 7", "fragment 8", "fragment 9", "fragment 10", "fragment 11", "fragment 12"};
constexpr std::array<std::string_view, 9> kEndNames = {
    "the game goes on",
    "the places are active and the clans at home",
    "there is no tribe left to place",
    "there is no spirit left to place",
    "there is no trail token left to place",
    "there is no degradation card left to take",
    "a clan without people must have a new generation",
    "a clan's population fell off the track",
    "there is no closed fragment left to open"};

}  // namespace

void Rules::fields(Fields& f, State& s) {
  f.number("box", s.box, 0, boxes.count() - 1);
  f.number("rules", s.rules, 1, Rules::kInfo.rules_version);
  f.number("seats", s.seats, 1, kMaxSeats);
  f.number("with_discoveries", s.with_discoveries, 0, 1);
  f.number("with_talents", s.with_talents, 0, 1);
  f.number("centre_wakes", s.centre_wakes, 0, 1);
  f.number("short_handed", s.short_handed, 0, 1);
  f.number("clans", s.clans, 0, 5);
  f.number("first", s.first, 0, kMaxSeats - 1);
  f.number("turn", s.turn, 0, 255);
  f.word("end", s.end, kEndDomain);
  f.rows("players", s.players, [&](Player& p) { player_fields(f, p); });
  board_fields(f, s);
  deck_fields(f, s);
  note_fields(f, s);
  f.stack("stack", s.stack, kStepWords);
}

Result<void> Rules::complete(State& s, const Json& given, Dealer& dealer) {
  if (const auto done = complete_position(s, given, dealer); !done) return done;
  return check_position(s);
}

std::string_view Rules::name_of(const State& s, const Domain& domain, int value) {
  if (value < domain.least() || value > domain.most()) return {};
  const auto i = static_cast<std::size_t>(value);
  const Box& b = box(s);
  if (&domain == &kSpaceDomain) return b.titles.items[i].view();
  if (&domain == &kClanDomain) return b.clans.items[i];
  if (&domain == &kShardDomain) return b.shards.items[i].name;
  if (&domain == &kSpiritDomain) return b.spirits.items[i].name;
  if (&domain == &kTalentDomain) return b.talents.items[i].name;
  if (&domain == &kDiscoveryDomain) return b.discoveries.items[i];
  if (&domain == &kCardDomain) return kCardNames[i];
  if (&domain == &kHumanDomain) return kHumanNames[i];
  if (&domain == &kRegionDomain) return kRegionNames[i];
  if (&domain == &kTrailDomain) return kTrailWords[i].substr(1);
  if (&domain == &kFragmentDomain) return kFragmentNames[i];
  if (&domain == &kEndDomain) return kEndNames[i];
  return domain.words.empty() ? std::string_view{} : domain.words[i];
}

}  // namespace ochre::mammothodus
