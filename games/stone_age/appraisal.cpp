// appraisal.cpp - what a bot may think of a position, from what its seat knows. Not rules.
//
// The idea: a player's people stand for what they will bring on average. So each player is moved to
// the end of the round in thought - rolls bring their mean, purchases that can be paid are made -
// and what is owned then is priced, in hundredths of a point, by what it earns in the rounds still
// left.
#include <algorithm>

#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace ochre::stone_age {
namespace {

constexpr int kPerson = 250;      // a person not placed yet
constexpr int kSlack = 20;        // hundredths of a piece that may be missing from an expectation
constexpr int kTileWorth = 250;   // a bonus tile, towards the mammoth scoring
constexpr int kDrawnCard = 450;   // a card nobody has seen
constexpr int kDiceForAll = 450;  // the first pick, less what the others get

int rounds_left(const State& s) {  // after this one
  int cards = s.pile.total();
  for (Card card : s.display) cards += card != kNoCard ? 1 : 0;
  int tiles = kStackTiles;
  for (std::size_t i = 0; i < s.seats; ++i) {
    const int there = s.stacks[i].below + (s.stacks[i].top != kNoBuilding ? 1 : 0);
    tiles = std::min(tiles, there);
  }
  const int a_round = s.seats == 2 ? 2 : 3;
  return std::clamp(std::min((cards - kCardSpaces) / a_round, tiles * 3 / 2), 0, 8);
}

// One player at the end of the round, as far as it can be guessed.
class Guess {
 public:
  Guess(const State& s, Seat seat, int left)
      : s_(s), me_(player(s, seat)), cards_(tally_cards(s, me_)), seat_(seat), left_(left) {
    for (Resource r : all<Resource>()) {
      stock_[r] = 100 * me_.resources[r];
      price_[r] = left >= 3 ? 80 * box(s).value[r] : left > 0 ? 65 * box(s).value[r] : 100;
    }
    food_ = 100 * me_.food;
  }

  int worth() {
    if (s_.stack.empty()) return 100 * me_.score;
    for (std::size_t i = 1; i < s_.stack.depth(); ++i) {
      if (s_.stack[i].seat == seat_) foresee_frame(s_.stack[i], i);
    }
    const auto phase = static_cast<Phase>(s_.stack[0].at);
    const bool fresh = phase == Phase::Placing && placed(s_, seat_) == 0;
    if (phase == Phase::Placing && !fresh) extra_ += kPerson * unplaced(s_, seat_);
    for (Place place : all<Place>()) {
      if (people_at(s_, place, seat_) > 0 && place != handled_) foresee_place(place);
    }
    foresee_taming();
    buy_all();
    const int turn = (seat_ - s_.start + s_.seats) % s_.seats;
    const bool fed = phase == Phase::Feeding && turn < s_.stack[0].locals[kDone];
    if (!fresh && !fed) feed_all();
    return price();
  }

 private:
  static int mean_pieces(int people, int divisor) {  // hundredths: the mean of the rounded quotient
    return std::max(0, 350 * people / divisor - 50 * (divisor - 1) / divisor);
  }

  void foresee_place(Place place) {
    const int people = people_at(s_, place, seat_);
    if (place == Place::Hunt) {
      food_ += mean_pieces(people, box(s_).food_divisor);
    } else if (is_resource_place(place)) {
      const Resource r = resource_of(place);
      stock_[r] += mean_pieces(people, box(s_).value[r]);
      if (is_herd_place(s_, place)) foresee_move(people);
    } else if (is_village_place(place)) {
      gain({place == Place::ToolMaker ? Icon::Tool
            : place == Place::Hut     ? Icon::Person
                                      : Icon::FoodTrack,
            kNoResource, 1});
    }
  }

  // What a choice in progress will come to.
  void foresee_frame(const Frame& frame, std::size_t at) {
    switch (static_cast<StepId>(frame.step)) {
      case StepId::Roll: foresee_roll(frame); break;
      case StepId::Move:
        handled_ = place_of(s_.herd);
        foresee_move(people_at(s_, handled_, seat_));
        break;
      case StepId::Visit:
        if (frame.at == 0) break;
        handled_ = static_cast<Place>(frame.locals[0]);
        foresee_payment(at + 1 < s_.stack.depth() ? s_.stack[at + 1] : Frame{});
        break;
      case StepId::Payment:
        if (paying_of(frame).price >= Price::Herd) spend(paying_of(frame).left);
        break;
      case StepId::Take: stock_[Resource::Gold] += 100 * frame.locals[kTakeLeft]; break;
      case StepId::Feed: extra_ -= std::min(1000, 300 * frame.locals[0]); break;
      default: break;
    }
  }

  // A roll that waits for tools: the best of all ways to add those still to come.
  void foresee_roll(const Frame& roll) {
    const int what_for = roll.locals[kRollFor];
    const bool hunt = what_for == raw(Place::Hunt);
    const Resource r = what_for >= kCardRoll ? static_cast<Resource>(what_for - kCardRoll)
                       : hunt                ? kNoResource
                                             : resource_of(static_cast<Place>(what_for));
    const int divisor = hunt ? box(s_).food_divisor : box(s_).value[r];
    const int price = hunt ? 90 : price_[r];
    FixedList<int, 6> tools{};
    FixedList<int, 6> costs{};
    for (std::size_t i = roll.locals[kRollNext]; i < kToolSlots; ++i) {
      if (me_.tools[i] == 0 || me_.used[i] != 0) continue;
      tools.push_back(me_.tools[i]);
      costs.push_back(8 * me_.tools[i]);
    }
    for (std::uint8_t value : me_.one_use) {
      if (kToolSlots + value < roll.locals[kRollNext]) continue;
      tools.push_back(value);
      costs.push_back(one_use_worth(value));
    }
    int best = -10000;
    int pieces = 0;
    for (unsigned set = 0; set < (1u << tools.size()); ++set) {
      int sum = roll.locals[kRollSum];
      int cost = 0;
      for (std::size_t i = 0; i < tools.size(); ++i) {
        if ((set >> i & 1u) != 0) sum += tools[i], cost += costs[i];
      }
      const int value = sum / divisor * price - cost;
      if (value > best) best = value, pieces = sum / divisor;
    }
    extra_ += best - pieces * price;
    hunt ? food_ += 100 * pieces : stock_[r] += 100 * pieces;
    if (what_for >= kCardRoll) return;
    handled_ = static_cast<Place>(what_for);
    if (is_herd_place(s_, handled_)) foresee_move(people_at(s_, handled_, seat_));
  }

  int bonus_worth() const {
    const TileRow& tile = row(s_, s_.bonus_tile);
    return std::max(price_with(tile.first), price_with(tile.all)) - price() + kTileWorth;
  }
  int rivals() const {  // people on the tile, and some of those who may still go there
    int sum = 0;
    for (Seat other = 0; other < s_.seats; ++other) {
      if (other == seat_) continue;
      sum += 2 * s_.tamers[static_cast<std::size_t>(other)];
      sum += people_at(s_, place_of(s_.herd), other);
    }
    return sum;  // in halves
  }
  void foresee_move(int people) {  // one or two of them, if it is worth the food
    if (s_.bonus_tile == kNoTile) return;
    const int chance = 100 * 2 / (2 + rivals() + 1);
    extra_ += std::max(0, bonus_worth() * chance / 100 - 110) * 7 / 10 + 10 * people;
  }
  void foresee_taming() {
    const int mine = s_.tamers[static_cast<std::size_t>(seat_)];
    if (mine == 0 || s_.bonus_tile == kNoTile) return;
    if (!s_.stack.empty() && s_.stack[0].at == raw(Phase::Taming)) return;
    extra_ += bonus_worth() * 2 * mine / (2 * mine + rivals());
  }

  void spend(int pieces) {  // the cheapest first
    for (Resource r : all<Resource>()) {
      const int part = std::min(100 * pieces, stock_[r]);
      stock_[r] -= part;
      pieces -= (part + 99) / 100;
      if (pieces <= 0) return;
    }
    extra_ -= 300 * pieces;
  }

  void foresee_payment(const Frame& frame) {  // it will be paid, and the thing taken
    const bool paid = static_cast<StepId>(frame.step) != StepId::Payment;
    const Paying paying = paying_of(frame);
    if (is_card_place(handled_)) {
      if (!paid) spend(paying.left);
      take_card(handled_);
      return;
    }
    const BuildingRow& building = row(s_, s_.stacks[stack_of(handled_)].top);
    int points = paid ? building.points : paying.value;
    if (!paid && building.type == Cost::Choice) {
      points += 4 * paying.left;
      spend(paying.left);
    }
    take_tile(handled_, points);
  }

  // ---- purchases ----

  void take_card(Place place) {
    const Card card = s_.display[space_of(place)];
    cards_.add(row(s_, card));
    gain(row(s_, card).top);
  }
  void take_tile(Place place, int points) {
    me_.buildings.add(s_.stacks[stack_of(place)].top);
    extra_ += 100 * points + 100;
  }

  void buy_all() {
    for (Place place : all<Place>(Place::Building1, Place::Building4)) {
      if (people_at(s_, place, seat_) > 0 && place != handled_) buy_building(place);
    }
    for (Place place : all<Place>(Place::Card1, Place::Card4)) {
      if (people_at(s_, place, seat_) == 0 || place == handled_) continue;
      const int cost = box(s_).card_cost[space_of(place)];
      const int missing = 100 * cost - stock_total();
      if (missing <= kSlack) {
        spend(cost);
        take_card(place);
      } else {
        extra_ += missing <= 100 ? 250 : 50;
      }
    }
  }

  int stock_total() const {
    int sum = 0;
    for (int n : stock_) sum += n;
    return sum;
  }

  void buy_building(Place place) {
    const BuildingRow& building = row(s_, s_.stacks[stack_of(place)].top);
    EnumArray<Resource, int> pieces{};
    int missing = 0;
    if (building.type == Cost::Fixed) {
      for (Resource r : all<Resource>()) {
        pieces[r] = building.cost[r];
        missing += std::max(0, 100 * building.cost[r] - stock_[r]);
      }
    } else {
      missing = choose_pieces(building, pieces);
    }
    if (missing > kSlack) {
      extra_ += missing <= 100 ? 220 : 40;
      return;
    }
    int points = 0;
    for (Resource r : all<Resource>()) {
      points += pieces[r] * box(s_).value[r];
      stock_[r] = std::max(0, stock_[r] - 100 * pieces[r]);
    }
    take_tile(place, points);
  }

  // The dearest pieces that fit a choice or range tile; what is missing, in hundredths.
  int choose_pieces(const BuildingRow& building, EnumArray<Resource, int>& pieces) const {
    int left = building.most;
    int kinds = building.type == Cost::Choice ? building.kinds : 4;
    for (int i = 3; i >= 0 && kinds > 0 && left > 0; --i) {  // one of each kind first
      const auto r = static_cast<Resource>(i);
      if (stock_[r] + kSlack < 100) continue;
      pieces[r] = 1;
      --kinds;
      --left;
    }
    for (int i = 3; i >= 0 && left > 0; --i) {
      const auto r = static_cast<Resource>(i);
      if (pieces[r] == 0) continue;
      const int more = std::min(left, (stock_[r] + kSlack) / 100 - 1);
      pieces[r] += more;
      left -= more;
    }
    if (building.type == Cost::Range) return left == building.most ? 100 : 0;
    return 100 * (left + kinds);
  }

  // ---- gains and prices ----

  int one_use_worth(int value) const { return (left_ > 0 ? 90 : 30) * value; }

  void gain(const Gain& gain) {
    Player& p = me_;
    switch (gain.icon) {
      case Icon::Food: food_ += 100 * gain.amount; break;
      case Icon::Resource: stock_[gain.resource] += 100 * gain.amount; break;
      case Icon::RollResource:
        stock_[gain.resource] += mean_pieces(gain.amount, box(s_).value[gain.resource]);
        break;
      case Icon::Points: extra_ += 100 * gain.amount; break;
      case Icon::Tool:
        for (std::size_t i = 0; i < kToolSlots; ++i) {
          if (p.tools[i] == 0 || (i + 1 == kToolSlots && p.tools[i] < kTopTool)) {
            ++p.tools[i];
            break;
          }
        }
        break;
      case Icon::FoodTrack:
        p.level = static_cast<std::uint8_t>(std::min(p.level + 1, kTopLevel));
        break;
      case Icon::Person:
        p.people = static_cast<std::uint8_t>(std::min(p.people + 1, kMostPeople));
        break;
      case Icon::Card: extra_ += s_.pile.empty() ? 0 : kDrawnCard; break;
      case Icon::DiceForAll: extra_ += kDiceForAll; break;
      case Icon::OneUseTool: extra_ += one_use_worth(gain.amount); break;
      case Icon::TwoResources: p.two_open = 1; break;
      case Icon::AnyResource: stock_[Resource::Gold] += 100; break;
      case Icon::kCount: break;
    }
  }

  int price_with(const Gain& one) const {
    Guess with = *this;
    with.gain(one);
    return with.price();
  }

  void feed_all() {  // what is missing costs a resource each, or ten points
    food_ += 100 * me_.level - 100 * me_.people;
    if (food_ >= 0) return;
    extra_ -= std::min(1000, -food_ * 33 / 10);
    food_ = 0;
  }

  int price() const {
    const Player& p = me_;
    const Sheet sheet = score_sheet(s_, p, cards_);
    int sum = extra_ + 100 * p.score;
    for (Resource r : all<Resource>()) {
      const int plenty = std::max(0, stock_[r] - 500);  // the sixth piece is hard to use
      sum += ((stock_[r] - plenty / 2) * price_[r]) / 100;
    }
    const int soon = std::min(food_, 200 * p.people);
    if (left_ > 0) sum += soon * 9 / 10 + (food_ - soon) / 5;
    sum += p.level * 95 * left_;
    sum += tool_values(p) * 75 * left_;
    sum += p.people * 170 * left_;
    sum += p.two_open * (left_ > 0 ? 750 : 200);
    for (std::uint8_t value : p.one_use) sum += one_use_worth(value);
    for (std::size_t i = 0; i < kToolSlots; ++i) sum += p.used[i] == 0 ? 8 * p.tools[i] : 0;
    sum += 100 *
           (sheet.culture + sheet.farmers + sheet.tool_makers + sheet.hut_builders + sheet.shamans);
    sum += growth() + kTileWorth * p.tiles.total() + sheet.mammoths * (left_ > 0 ? 40 : 100);
    return sum;
  }

  // What cards will still gain: levels rise, sets are completed.
  int growth() const {
    const EnumArray<Trade, int>& people = cards_.people;
    int sum = people[Trade::Farmer] * std::min(25 * left_, 100 * (kTopLevel - me_.level));
    sum += people[Trade::ToolMaker] * 35 * left_;
    sum += people[Trade::HutBuilder] * 45 * left_;
    sum += people[Trade::Shaman] * std::min(20 * left_, 100 * (kMostPeople - me_.people));
    for (int n : cards_.symbols) sum += n * 35 * left_;
    return sum;
  }

  const State& s_;
  Player me_;        // with the belongings as they may be, but for the cards
  CardTally cards_;  // counted once: looking for them again and again was half of all thinking
  Seat seat_;
  int left_;
  EnumArray<Resource, int> stock_{};  // hundredths of a piece
  EnumArray<Resource, int> price_{};  // hundredths of a point
  int food_ = 0;                      // hundredths
  int extra_ = 0;
  Place handled_ = Place::kCount;  // already foreseen in a step that is open
};

}  // namespace

int Rules::appraise(const View<State>& view) {
  const State& s = view.state;
  const int left = rounds_left(s);
  const int mine = Guess(s, view.seat, left).worth();
  int others = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat != view.seat) others += Guess(s, seat, left).worth();
  }
  return mine - others / (2 * (s.seats - 1));
}

}  // namespace ochre::stone_age
