// news_test.cpp - the news of a game tells all that happens: a book kept from events alone agrees
// with the state after every decision.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "core/table.h"
#include "games/registry.h"
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace {

using namespace ochre;
using namespace ochre::stone_age;

using Numbers = std::vector<int>;

void put_in(Numbers& list, int value) {
  list.insert(std::upper_bound(list.begin(), list.end(), value), value);
}
void take_out(Numbers& list, int value) {
  const auto at = std::find(list.begin(), list.end(), value);
  REQUIRE(at != list.end());
  list.erase(at);
}
template <class Enum>
Numbers members(const Bag<Enum>& bag) {
  Numbers out;
  for (Enum thing : all<Enum>()) {
    if (bag.has(thing)) out.push_back(raw(thing));
  }
  return out;
}

struct Page {  // of one seat
  std::array<int, 4> resources{};
  int food = 12, people = 5, level = 0, score = 0, built = 0, hungry = 0, used = 0, two = 0;
  int tamers = 0, placed = 0;
  Numbers tools, one_use, cards, drawn, shown, buildings, tiles;
};

class Book {
 public:
  void hear(const Event& event) {
    const auto kind = static_cast<EventId>(event.kind);
    if (!hear_table(kind, event) && !hear_gain(kind, event) && !hear_growth(kind, event) &&
        !hear_deal(kind, event) && !hear_taming(kind, event)) {
      hear_end(kind, event);
    }
  }

  void compare(const State& s) const {
    CHECK(s.round == round);
    CHECK(raw(s.herd) == herd);
    for (std::size_t i = 0; i < s.seats; ++i) CHECK(raw(s.stacks[i].top) == tops[i]);
    if (!s.stack.empty()) {  // STA-187: a round that is not played is not told
      CHECK(s.start == start);
      CHECK(raw(s.bonus_tile) == bonus_tile);
      for (std::size_t i = 0; i < 4; ++i) CHECK(raw(s.display[i]) == display[i]);
    }
    if (s.next_back != kNoResource) CHECK(raw(s.next_back) == next_back);
    for (Seat seat = 0; seat < s.seats; ++seat) compare(s, seat);
  }

  Numbers dice;  // told since they were last looked at
  Numbers for_all;
  Numbers winners;
  bool ended = false;

 private:
  Page& of(const Event& event) { return pages[static_cast<std::size_t>(event.who)]; }

  static void compare(const Page& page, const Player& p) {
    for (Resource r : all<Resource>()) CHECK(p.resources[r] == page.resources[raw(r)]);
    CHECK(p.food == page.food);
    CHECK(p.people == page.people);
    CHECK(p.level == page.level);
    CHECK(p.score == page.score);
    CHECK(p.built == page.built);
    CHECK(p.hungry == page.hungry);
    CHECK(p.two_open == page.two);
    Numbers tools;
    for (std::uint8_t value : p.tools) {
      if (value != 0) put_in(tools, value);
    }
    CHECK(tools == page.tools);
    CHECK(std::count(p.used.begin(), p.used.end(), 1) == page.used);
    CHECK(Numbers(p.one_use.begin(), p.one_use.end()) == page.one_use);
    CHECK(members(p.cards) == page.cards);
    CHECK(members(p.drawn) == page.drawn);
    CHECK(members(p.buildings) == page.buildings);
    CHECK(members(p.tiles) == page.tiles);
  }

  void compare(const State& s, Seat seat) const {
    const Page& page = pages[static_cast<std::size_t>(seat)];
    compare(page, player(s, seat));
    CHECK(s.tamers[static_cast<std::size_t>(seat)] == page.tamers);
    if (s.stack.empty()) {
      CHECK(page.shown == page.drawn);
    } else if (s.stack[0].at == raw(Phase::Placing)) {
      CHECK(placed(s, seat) == page.placed);
    }
  }

  void hear_dice(const Event& event) {
    const EventKind& kind = kEvents[event.kind];
    for (std::size_t i = 0; i < kind.fields.size(); ++i) {
      if (kind.fields[i].domain != &kDiceDomain) continue;
      std::istringstream faces{std::string(kDiceWords[static_cast<std::size_t>(event.args[i])])};
      for (int face = 0; faces >> face;) dice.push_back(face);
    }
  }

  bool hear_table(EventId kind, const Event& event) {
    const auto first = static_cast<std::size_t>(event.args[0]);
    switch (kind) {
      case EventId::Dealt: display[first - raw(Place::Card1)] = event.args[1]; break;
      case EventId::Turned: tops[first - raw(Place::Building1)] = event.args[1]; break;
      case EventId::Back: next_back = event.args[0]; break;
      case EventId::Starts:
        round = event.args[0];
        start = event.who;
        for (Page& page : pages) page.placed = page.used = 0;
        break;
      case EventId::Herd:
        CHECK(event.args[0] == next_back + 1);
        herd = event.args[0] - 1;
        bonus_tile = event.args[1];
        break;
      case EventId::HerdGone:
        CHECK(herd != raw(kNoResource));
        herd = raw(kNoResource);
        break;
      case EventId::Slid:
        std::fill(std::remove(display.begin(), display.end(), int{raw(kNoCard)}), display.end(),
                  raw(kNoCard));
        break;
      case EventId::Placed: of(event).placed += event.args[1]; break;
      default: return false;
    }
    return true;
  }

  bool hear_gain(EventId kind, const Event& event) {
    const int n = event.args[0];
    const auto i = static_cast<std::size_t>(n);
    if (event.who == kNobody) return false;
    switch (kind) {
      case EventId::Gained:
        CHECK(event.args[1] > 0);
        of(event).resources[i] += event.args[1];
        break;
      case EventId::Paid:
        CHECK(event.args[1] > 0);
        of(event).resources[i] -= event.args[1];
        break;
      case EventId::GainedFood:
        CHECK(n > 0);
        of(event).food += n;
        break;
      case EventId::PaidFood:
        CHECK(n > 0);
        of(event).food -= n;
        break;
      default: return false;
    }
    return true;
  }

  bool hear_growth(EventId kind, const Event& event) {
    const int n = event.args[0];
    switch (kind) {
      case EventId::GainedTool:
        if (n > 1) take_out(of(event).tools, n - 1);
        put_in(of(event).tools, n);
        break;
      case EventId::GainedPerson: of(event).people = n; break;
      case EventId::GainedLevel: of(event).level = n; break;
      case EventId::GainedPoints: of(event).score += n; break;
      case EventId::ToolUsed:
        CHECK(std::count(of(event).tools.begin(), of(event).tools.end(), n) > 0);
        ++of(event).used;
        break;
      case EventId::OneUseUsed: take_out(of(event).one_use, n); break;
      case EventId::KeptTool: put_in(of(event).one_use, n); break;
      case EventId::KeptTwo: of(event).two = 1; break;
      case EventId::UsedTwo: of(event).two = 0; break;
      case EventId::Hungry:
        of(event).score -= n;
        ++of(event).hungry;
        break;
      default: return false;
    }
    return true;
  }

  bool hear_deal(EventId kind, const Event& event) {
    switch (kind) {
      case EventId::Bought:
        put_in(of(event).cards, event.args[0]);
        *std::find(display.begin(), display.end(), event.args[0]) = raw(kNoCard);
        break;
      case EventId::Built:
        put_in(of(event).buildings, event.args[0]);
        of(event).score += event.args[1];
        of(event).built += event.args[1];
        *std::find(tops.begin(), tops.end(), event.args[0]) = raw(kNoBuilding);
        break;
      case EventId::DrewCard: put_in(of(event).drawn, event.args[0]); break;
      case EventId::DiceForAll: {
        const std::size_t before = dice.size();
        hear_dice(event);
        for_all.assign(dice.begin() + static_cast<long>(before), dice.end());
        break;
      }
      case EventId::Picked: take_out(for_all, event.args[0]); break;
      case EventId::Rolled:
      case EventId::RolledMany:
      case EventId::RolledMost: hear_dice(event); break;
      default: return false;
    }
    return true;
  }

  bool hear_taming(EventId kind, const Event& event) {
    switch (kind) {
      case EventId::Moved:
        CHECK(event.args[0] > 0);
        of(event).tamers = event.args[0];
        break;
      case EventId::Tamed:
      case EventId::TamedMany:
        CHECK(of(event).tamers > 0);  // MAH-051
        hear_dice(event);
        break;
      case EventId::Won: winner = event.who; break;
      case EventId::ChoseBonus:
        CHECK(event.who == winner);
        chose = true;
        break;
      case EventId::Drew: ++drew; break;
      case EventId::TookTile:
        CHECK(event.who == winner);
        CHECK(chose);
        put_in(of(event).tiles, event.args[0]);
        end_taming(event.args[0]);
        break;
      case EventId::Untamed: {
        const bool tried = std::any_of(pages.begin(), pages.end(),
                                       [](const Page& page) { return page.tamers > 0; });
        CHECK(winner == kNobody);
        CHECK((tried ? drew >= 2 : drew == 0));
        end_taming(event.args[0]);
        break;
      }
      default: return false;
    }
    return true;
  }

  void end_taming(int tile) {
    CHECK(tile == bonus_tile);
    bonus_tile = raw(kNoTile);
    winner = kNobody;
    chose = false;
    drew = 0;
    for (Page& page : pages) page.tamers = 0;
  }

  void hear_end(EventId kind, const Event& event) {
    if (kind == EventId::Ended) {
      ended = true;
      for (Page& page : pages) page.resources[0] += 2 * page.two;  // STA-138
      for (Page& page : pages) page.two = 0;
    }
    if (kind == EventId::Shown) put_in(of(event).shown, event.args[0]);
    if (kind == EventId::Winner) winners.push_back(event.who);
    if (kind != EventId::Scored) return;
    CHECK(event.args[0] == of(event).score);
    CHECK(event.args[0] + event.args[1] + event.args[2] == event.args[3]);
    of(event).score = event.args[3];
  }

  std::array<Page, kMaxSeats> pages;
  std::array<int, 4> display{}, tops{};
  int round = 0, start = -1, herd = raw(kNoResource), next_back = -1, bonus_tile = raw(kNoTile);
  int winner = kNobody, drew = 0;
  bool chose = false;
};

Numbers dice_of(const LuckLog& luck) {
  Numbers out;
  for (const Luck& one : luck) {
    if (one.kind == raw(LuckId::Dice)) out.push_back(one.value);
  }
  std::sort(out.begin(), out.end());
  return out;
}

void keep_book(int seats, std::uint64_t seed) {
  Table table =
      *Table::start({*find_game("stone-age"), standard_options(Rules::kInfo, seats), seed, {}, {}});
  const auto state = [&]() -> const State& {
    return *static_cast<const State*>(table.state().data());
  };
  Book book;
  for (const Event& event : table.opening_events()) book.hear(event);
  book.compare(state());
  Dealer dealer(seed);
  ActionList choices;
  while (!table.is_over()) {
    table.state().legal(choices);
    const auto pick = static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())));
    const auto played = table.play(choices[pick]);
    REQUIRE(played.has_value());
    book.dice.clear();
    for (const Event& event : (*played)->events) book.hear(event);
    std::sort(book.dice.begin(), book.dice.end());
    CHECK(book.dice == dice_of((*played)->luck));
    book.compare(state());
    CHECK(book.ended == table.is_over());
    const Outcome so_far = table.state().outcome();
    for (Seat seat = 0; seat < seats; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      CHECK(so_far.score[i] == player(state(), seat).score);
      const bool wins = std::count(book.winners.begin(), book.winners.end(), seat) > 0;
      CHECK((so_far.reward[i] > 0) == wins);
      CHECK((so_far.rank[i] == 1) == wins);
    }
  }
}

TEST_CASE(
    "INF-02, STA-138, STA-212, MAH-051: a book kept from the news alone agrees with the state") {
  for (int seats = 2; seats <= 4; ++seats) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) keep_book(seats, seed);
  }
}

TEST_CASE("STA-139, MAH-086: that the pile is empty is told") {
  Dealer setup(1);
  State s = Rules::setup(standard_options(Rules::kInfo, 2), setup);
  s.pile = {};
  EventLog events;
  LuckLog luck;
  Dealer dealer(1, &events, &luck);
  draw_card(s, 0, dealer);
  REQUIRE(events.size() == 1);
  CHECK(static_cast<EventId>(events[0].kind) == EventId::NothingDrawn);
  CHECK(events[0].who == 0);
}

TEST_CASE("STA-122, STA-152: that somebody buys nothing is told, and where") {
  for (Place place : {Place::Card3, Place::Building2}) {
    Dealer setup(1);
    State s = Rules::setup(standard_options(Rules::kInfo, 2), setup);
    people_at(s, place, 1) = 1;
    s.stack.push(StepId::Visit, 1).locals[0] = raw(place);
    EventLog events;
    LuckLog luck;
    Dealer dealer(1, &events, &luck);
    run_visit(s, dealer);  // without a resource there is nothing to ask
    REQUIRE(events.size() == 1);
    CHECK(static_cast<EventId>(events[0].kind) == EventId::Left);
    CHECK(events[0].args[0] == raw(place));
  }
}

TEST_CASE("MAH-052: five and more taming dice are told, all of them") {
  Dealer setup(1);
  State s = Rules::setup(standard_options(Rules::kInfo, 2), setup);
  for (int n = 4; n <= 6; ++n) {
    State taming = s;
    taming.stack.clear();
    taming.stack.push(StepId::Taming, taming.start);
    taming.tamers = {static_cast<std::uint8_t>(n), 1, 0, 0};
    EventLog events;
    LuckLog luck;
    Dealer dealer(static_cast<std::uint64_t>(n), &events, &luck);
    run_taming(taming, dealer);
    const auto told = std::count_if(events.begin(), events.end(), [&](const Event& event) {
      return static_cast<EventId>(event.kind) == (n > 4 ? EventId::TamedMany : EventId::Tamed) &&
             event.who == 0;
    });
    CHECK(told == 1);
    CHECK(dice_of(luck).size() == static_cast<std::size_t>(n + 1));
  }
}

}  // namespace
