// clues.cpp - many small things to notice about a position, with a weight each. The weights were
// found by evolution (docs/strength.md); none of them says much alone. Not rules.
#include <algorithm>
#include <functional>
#include <span>

#include "core/check.h"
#include "games/mammothodus/appraisal.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

// clang-format off
constexpr std::array<int, 58> kTableWeights = {  // in the order of clues_worth
    -14, 4, 10, 14, 1, 11, 18, -16, -14, 1, 12, -4, -6, 21, 20, 14, -5, 15, -16, -7, 1, 13, -10,
    10, -2, 9, -2, -35, 0, 2, 15, -38, 18, -20, 5, 15, 6, 13, 0, 4, -10, 37, -9, 4, 18, 6, -64, 0,
    -4, 6, -26, 25, 24, 17, -11, -9, -20, -18,
};
constexpr std::array<int, 44> kClanWeights = {  // in the order of note_clan
    -9, 2, -5, -2, 4, 8, -17, 0, 0, -11, -16, 24, -7, -2, 6, 1, -1, 8, 32, -20, -35, 33, 9, 19,
    -1, -28, -13, -14, 25, -1, -7, 17, 5, -7, 44, 15, 28, 3, 18, 6, -33, 50, -33, 16,
};
// clang-format on

class Notes {  // adds up clues, each as a share of its unit times the next weight
 public:
  explicit Notes(std::span<const int> weights) : weights_(weights) {}
  void add(int count, int unit) {
    ENSURE(at_ < weights_.size());
    sum_ += kFine * weights_[at_++] * count / unit;
  }
  void add(bool yes) { add(yes ? 1 : 0, 1); }
  void one_of(int value, int least, int most) {
    for (int i = least; i <= most; ++i) add(value == i);
  }
  void above(int value, int floor, int unit) { add(std::max(0, value - floor), unit); }
  int worth() const { return sum_ / kFine; }

 private:
  static constexpr int kFine = 64;  // so that small shares are not rounded away
  std::span<const int> weights_;
  std::size_t at_ = 0;
  int sum_ = 0;
};

void note_humans(const State& s, const Board& board, const Outlook& outlook, Notes& notes) {
  notes.one_of(board.spirits, 1, 3);
  notes.add(board.tribes, 12);
  notes.above(board.tribes, 6, 6);
  notes.above(board.tribes, 9, 3);
  int on_places = 0, near_places = 0, with_ancients = 0;
  for (Spaces left = static_cast<Spaces>(s.tribes.mask()); left != 0; left = rest(left)) {
    const Space at = first(left);
    const int n = s.tribes[at];
    if (holds(board.places, at)) {
      on_places += n;
    } else if ((box(s).spaces[at].adjacent & board.places) != 0) {
      near_places += n;
    }
    if (at != Space::C) with_ancients += n * board.crowd[raw(at)];
  }
  notes.add(on_places, 2);
  notes.add(near_places, 3);
  notes.add(with_ancients, 4);
  notes.add(s.tribes[Space::C], 2);
  int haunted = 0, stuck = 0;
  for (Space at : s.spirits) {
    if (at == Space::C) ++stuck;
    if (at != Space::C) haunted += board.crowd[raw(at)];
  }
  notes.add(haunted, 4);
  notes.add(stuck, 1);
  notes.add(size(open_trails(s)), 12);
  notes.add(s.trail_stack.total(), 8);
  notes.add(s.human_deck.total(), 22);
  notes.add(s.human_deck[HumanCard::NewTrail], 2);
  notes.add(static_cast<int>(s.open.size()) - 4, 4);
  const int cards = std::max(1, outlook.cards);
  notes.add(outlook.fatal, cards);
  notes.add(outlook.calls, cards);
  notes.add(outlook.appear, 3 * cards);
}

void note_portal(const State& s, const Board& board, const Portal& portal, Notes& notes) {
  const int active = size(board.places);
  notes.one_of(active, 1, kLines);
  const Reach walk = reach_of(s, board.ancients);
  std::array<int, kLines> worth{};
  int ready = 0, wanted = 0, least = active == kLines ? 0 : 6;
  for (std::size_t i = 0; i < portal.lines.size(); ++i) {
    const Line& line = portal.lines[i];
    worth[i] = line_worth(s, line, walk);
    ready += line.ready != 0 ? 1 : 0;
    wanted += static_cast<int>(line.kinds.size());
    least = std::min(least, static_cast<int>(line.kinds.size()));
  }
  std::sort(worth.begin(), worth.end(), std::greater<>());
  for (int one : worth) notes.add(one, 1200);
  notes.add(ready, 2);
  notes.add(wanted, 12);
  notes.add(least, 4);
  notes.add(portal.lying.kinds.total(), 21);
  notes.add(s.face_down.total(), 21);
  notes.add(size(static_cast<Spaces>(s.notes.arrived.mask() & s.face_down.mask())), 2);
  int steps = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    steps += reach_of(s, spaces_of(player(s, seat)))[raw(Space::C)];
  }
  notes.add(active == kLines ? steps : 0, 6);
  notes.add(active == kLines - 1 ? steps : 0, 6);
}

void note_turn(const State& s, Notes& notes) {
  const auto step = static_cast<StepId>(s.stack.top().step);
  const bool acting = find_step(s, StepId::Action) != nullptr;
  notes.add(s.notes.credit != 0);
  notes.add(acting);
  notes.add(find_step(s, StepId::Use) != nullptr);
  notes.add(find_step(s, StepId::Human) != nullptr);
  notes.add(find_step(s, StepId::Generation) != nullptr);
  notes.add(step == StepId::Choose);
  notes.add(step == StepId::Discard);
  notes.add(step == StepId::Starting || step == StepId::Talent);
}

void note_hand(const Player& p, Notes& notes) {
  notes.add(p.hand.total(), 4);
  for (Card card : all<Card>(Card::Red, Card::Wild)) notes.add(p.hand[card], 3);
  int extra = 0, twice = 0, later = 0;
  for (Card card : all<Card>(Card::DrawThree, Card::DoubleBlue)) {
    if (is_extra(card)) extra += p.hand[card];
    if (is_double(card)) twice += p.hand[card];
    later += p.draw[card] + p.discard[card];
  }
  notes.add(extra, 2);
  notes.add(twice, 2);
  notes.add(later, 6);
  notes.add(p.hand[Card::Degradation], 3);
  notes.add(p.draw[Card::Degradation] + p.discard[Card::Degradation], 4);
}

void note_clan(const State& s, const Board& board, const Outlook& outlook, Seat seat,
               Notes& notes) {
  const Player& p = player(s, seat);
  const auto at = static_cast<std::size_t>(seat);
  notes.add(p.population, 10);
  notes.add(p.population < 1);
  notes.add(std::max(0, -p.population), 4);
  notes.above(p.population, 3, 4);
  notes.above(p.population, 7, 4);
  notes.above(p.population, 11, 4);
  const int n = on_board(p), pile = p.draw.total();
  notes.one_of(n, 0, kFigurines);
  notes.add(std::max(0, n - p.marker), 4);
  notes.add(p.marker, 4);
  notes.add(pile, 12);
  notes.add(std::max(0, 5 - pile), 5);
  notes.add(p.discard.total(), 12);
  note_hand(p, notes);
  notes.one_of((seat - active(s) + s.seats) % s.seats, 0, 2);
  notes.add(outlook.loss[at], 4 * std::max(1, outlook.cards));
  notes.add(outlook.worst[at], 6);
  notes.add(p.population - outlook.worst[at] < 1);
  const Spaces mine = spaces_of(p);
  notes.add(size(mine), 4);
  notes.add(reach_of(s, mine)[raw(Space::C)], 3);
  notes.add(holds(mine, Space::C));
  int prey = 0;
  for (Spaces left = mine; left != 0; left = rest(left)) prey += s.tribes[first(left)];
  notes.add(prey, 3);
  notes.add((mine & board.places) != 0);
  int friends = 0;
  for (Seat other = 0; other < s.seats; ++other) {
    if (other == seat) continue;
    for (Spaces left = mine; left != 0; left = rest(left)) {
      if (!is_near(s, player(s, other), first(left))) continue;
      ++friends;
      break;
    }
  }
  notes.add(friends, 3);
  for (Colour colour : all<Colour>()) notes.add(p.figurines[colour] != kNowhere);
}

}  // namespace

int clues_worth(const State& s, const Board& board, const Portal& portal, const Parts& parts) {
  const Outlook& outlook = parts.outlook;
  Notes notes(kTableWeights);
  notes.one_of(s.seats, 1, kMaxSeats);
  note_humans(s, board, outlook, notes);
  note_portal(s, board, portal, notes);
  note_turn(s, notes);
  notes.add(s.supply, 16);
  notes.add(std::max(0, 6 - s.supply), 6);
  notes.add(deck_size(s), 20);
  notes.add(s.market.total(), 4);
  notes.add(s.with_talents != 0);
  notes.add(s.discoveries.total(), 3);
  notes.add(std::clamp(parts.danger, -8000, 0), 2000);
  notes.add(std::clamp(parts.coming, -8000, 0), 2000);
  notes.add(std::clamp(parts.promised, -2000, 4000), 1000);
  notes.add(std::clamp(parts.clans, -8000, 8000), 1000);
  int worth = notes.worth();
  for (Seat seat = 0; seat < s.seats; ++seat) {
    Notes own(kClanWeights);
    note_clan(s, board, outlook, seat, own);
    worth += own.worth();
  }
  return worth;
}

}  // namespace ochre::mammothodus
