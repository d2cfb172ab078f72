// standing.cpp - where play stands: which stacks of open steps a game can have, phase by phase
// (STA-040, STA-080, STA-137, STA-178, MAH-040, MAH-050).
#include <algorithm>
#include <bit>

#include "games/stone_age/position.h"
#include "games/stone_age/rules.h"
#include "games/stone_age/steps.h"

namespace ochre::stone_age {
namespace {

using Verdict = Result<void>;
constexpr std::array<std::uint8_t, 5> kBlankLocals{};

std::unexpected<Problem> wrong(std::size_t frame, std::string_view what) {
  return problem("stack[" + std::to_string(frame) + "]: " + std::string(what));
}
StepId step(const State& s, std::size_t i) { return static_cast<StepId>(s.stack[i].step); }
bool is_plain(const Frame& frame) { return frame.at == 0 && frame.locals == kBlankLocals; }
bool are_blank(const Frame& frame, std::size_t from) {
  return std::all_of(frame.locals.begin() + static_cast<std::ptrdiff_t>(from), frame.locals.end(),
                     [](std::uint8_t byte) { return byte == 0; });
}
Seat seat_after(const State& s, int n) { return static_cast<Seat>((s.start + n) % s.seats); }
int tamers(const State& s, Seat seat) { return s.tamers[static_cast<std::size_t>(seat)]; }

Verdict check_take(const State& s, int most) {
  const Frame& top = s.stack.top();
  const int left = top.locals[kTakeLeft];
  const int least = top.locals[kTakeLeast];
  if (top.at != 0 || !are_blank(top, 2) || left < 1 || left > most || least > raw(Resource::Gold)) {
    return wrong(s.stack.depth() - 1, "expected pieces to come and the least kind");
  }
  if (player(s, top.seat).two_open != 0 && most == 2) {
    return wrong(s.stack.depth() - 1, "the card is still open (STA-136)");
  }
  return {};
}

// A payment at frame `i`, with the question of its next piece, or with the card being used for it.
Verdict check_payment(const State& s, std::size_t i, Price price, int most) {
  const Frame& payment = s.stack[i];
  const Paying paying = paying_of(payment);
  const Frame& top = s.stack.top();
  if (s.stack.depth() != i + 2 || payment.seat != top.seat || paying.price != price ||
      payment.at > (s.rules >= 2 ? 3 : 1) || paying.left < 1 || paying.left > most) {
    return wrong(i, "expected a payment with pieces to come, and its question");
  }
  const bool fresh = paying.least_kind == 0 && paying.kinds == 0 && paying.value == 0;
  const bool begun = paying.kinds != 0 && paying.kinds < 16 && paying.value > 0 &&
                     paying.value < 100 && paying.left < most &&
                     std::bit_width(static_cast<unsigned>(paying.kinds)) == paying.least_kind + 1u;
  const bool paid = (payment.at & kPaidPiece) != 0;
  if (paid ? !begun : !fresh) return wrong(i, "expected what was paid so far");
  const bool with_card = price == Price::Herd || price == Price::Feeding;
  if (payment.at == kChosen && (!with_card || player(s, top.seat).two_open != 0)) {
    return wrong(i, "nothing can have been chosen before the first piece but the card");
  }
  if (step(s, i + 1) == StepId::Pay) {
    return is_plain(top) ? Verdict{} : wrong(i + 1, "expected at 0 and locals 0");
  }
  if (step(s, i + 1) != StepId::Take || !with_card || paid) {
    return wrong(i + 1, "expected the question of the next piece");
  }
  if (const Verdict sound = check_take(s, 2); !sound) return sound;
  if (resources(player(s, top.seat)) + top.locals[kTakeLeft] >= paying.left) return {};
  return wrong(i, "the payment could not be completed");
}

Verdict check_visit(const State& s) {
  const Frame& visit = s.stack[1];
  const auto place = static_cast<Place>(visit.locals[0]);
  if (visit.locals[0] >= raw(Place::kCount) || place < Place::Card1 || !are_blank(visit, 1) ||
      visit.at > 1 || people_at(s, place, visit.seat) == 0) {
    return wrong(1, "expected a card or building with the player's person on it");
  }
  if (visit.at == 0) {
    if (s.stack.depth() != 3) return wrong(2, "expected one question");
    if (step(s, 2) == StepId::Take) return check_take(s, 2);
    return step(s, 2) == StepId::Buy && is_plain(s.stack[2]) ? Verdict{} : wrong(2, "expected buy");
  }
  if (s.stack.depth() != 4 || step(s, 2) != StepId::Payment) return wrong(2, "expected a payment");
  if (is_card_place(place)) {
    return check_payment(s, 2, Price::Card, box(s).card_cost[space_of(place)]);
  }
  const BuildingRow& building = row(s, s.stacks[stack_of(place)].top);
  if (building.type == Cost::Fixed) return wrong(2, "a fixed tile is paid at once (STA-153)");
  return check_payment(s, 2, Price::Building, building.most);
}

Verdict check_roll(const State& s) {
  const Frame& roll = s.stack[1];
  const int what_for = roll.locals[kRollFor];
  const bool card = what_for >= kCardRoll && what_for < kCardRoll + 4;
  const bool people =
      what_for <= raw(Place::River) && people_at(s, static_cast<Place>(what_for), roll.seat) > 0;
  if (s.stack.depth() != 3 || step(s, 2) != StepId::Tools || !is_plain(s.stack[2]) ||
      roll.at != 0 || !are_blank(roll, 3) || (!card && !people) || roll.locals[kRollSum] < 1 ||
      roll.locals[kRollSum] > 100 || roll.locals[kRollNext] > kToolSlots + kTopOneUse) {
    return wrong(1, "expected a roll: what for, sum, next tool");
  }
  return {};
}

Verdict check_dice_for_all(const State& s) {
  const Frame& frame = s.stack[1];
  if (s.stack.depth() != 3 || step(s, 2) != StepId::Pick || !is_plain(s.stack[2]) ||
      frame.at >= s.seats ||
      s.stack[2].seat != static_cast<Seat>((frame.seat + frame.at) % s.seats)) {
    return wrong(1, "expected dice for all, and whose pick is next");
  }
  const auto left = static_cast<std::size_t>(s.seats - frame.at);
  for (std::size_t i = 0; i < frame.locals.size(); ++i) {
    const int die = frame.locals[i];
    const bool sound =
        i < left ? die >= 1 && die <= 6 && (i == 0 || die >= frame.locals[i - 1]) : die == 0;
    if (!sound) return wrong(1, "locals: expected the remaining dice, ascending (STA-125)");
  }
  return {};
}

Verdict check_placing(const State& s) {
  const Frame& top = s.stack.top();
  if (s.stack.depth() != 2 || step(s, 1) != StepId::Place || !is_plain(top) ||
      s.stack[0].seat != next_seat(s, top.seat) || s.stack[0].locals[kDone] != 0) {
    return wrong(1, "expected a placing turn, and the next player below it (STA-050)");
  }
  const bool full =
      std::none_of(s.display.begin(), s.display.end(), [](Card card) { return card == kNoCard; });
  if (!full || has_empty_stack(s)) return problem("a round needs 4 cards and no empty stack");
  if (word_of_seats(s.tamers) != 0) return problem("tamers: nobody is sent yet (MAH-020)");
  return {};
}

Verdict check_acting(const State& s) {  // STA-080
  const Frame& round = s.stack[0];
  const int done = round.locals[kDone];
  if (done >= s.seats || round.seat != seat_after(s, done)) {
    return wrong(0, "seat and done: expected the start player and those after (STA-080)");
  }
  for (int i = 0; i < s.seats; ++i) {
    const Seat seat = seat_after(s, i);
    if (i < done && placed(s, seat) > 0) return problem("a player who has acted has people left");
    if (i > done && tamers(s, seat) > 0) return problem("a player who has not acted has tamers");
  }
  const StepId second = step(s, 1);
  if (s.stack[1].seat != round.seat) return wrong(1, "expected the active player");
  if (second != StepId::DiceForAll && actor(s) != round.seat) {
    return wrong(s.stack.depth() - 1, "expected the active player");
  }
  switch (second) {
    case StepId::Act:
      return s.stack.depth() == 2 && is_plain(s.stack[1]) && placed(s, round.seat) > 0
                 ? Verdict{}
                 : wrong(1, "expected people to use");
    case StepId::Take: return s.stack.depth() == 2 ? check_take(s, 2) : wrong(2, "unexpected");
    case StepId::Move:
      return s.stack.depth() == 2 && is_plain(s.stack[1]) && s.bonus_tile != kNoTile &&
                     most_movers(s, round.seat) > 0
                 ? Verdict{}
                 : wrong(1, "nobody could move (MAH-038)");
    case StepId::Visit: return check_visit(s);
    case StepId::Roll: return check_roll(s);
    case StepId::DiceForAll: return check_dice_for_all(s);
    case StepId::Payment:
      if (player(s, round.seat).food > 0) return wrong(1, "food comes first (MAH-037)");
      return check_payment(s, 1, Price::Herd, tamers(s, round.seat));
    default: return wrong(1, "not a step of using the people");
  }
}

Verdict check_all_home(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (placed(s, seat) > 0) return problem("people stand on places after phase 2 (STA-084)");
  }
  return {};
}

Verdict check_taming(const State& s) {
  const Frame& taming = s.stack[1];
  const Frame& top = s.stack.top();
  if (s.stack.depth() != 3 || step(s, 1) != StepId::Taming || taming.at != 1 ||
      taming.seat != s.start || !are_blank(taming, 2) || s.stack[0].seat != s.start ||
      s.stack[0].locals[kDone] != 0 || s.bonus_tile == kNoTile || tamers(s, top.seat) == 0) {
    return wrong(1, "expected the taming, at 1, with its question");
  }
  if (const Verdict sound = check_all_home(s); !sound) return sound;
  const int draw = taming.locals[kTameDraw];
  const int winner = taming.locals[kTameWinner];
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((draw & only(seat)) != 0 && (seat >= s.seats || tamers(s, seat) == 0)) {
      return wrong(1, "somebody draws without people on the tile (MAH-051)");
    }
  }
  if (draw >= 16 || (draw & only(top.seat)) != 0 || (winner != 0 && draw != 0) ||
      (winner != 0 && winner != top.seat + 1)) {
    return wrong(1, "locals: expected those who draw, or the winner");
  }
  if (step(s, 2) == StepId::Bonus) {
    return winner != 0 && is_plain(top) ? Verdict{} : wrong(2, "only a winner chooses (MAH-062)");
  }
  const TileRow& tile = row(s, s.bonus_tile);
  const bool any =
      tile.all.icon == Icon::AnyResource || (winner != 0 && tile.first.icon == Icon::AnyResource);
  if (step(s, 2) != StepId::Take || !any) return wrong(2, "the tile has no such bonus (MAH-088)");
  return check_take(s, 1);
}

Verdict check_feeding(const State& s) {
  const Frame& round = s.stack[0];
  const Frame& second = s.stack[1];
  const int done = round.locals[kDone];
  if (done < 1 || done > s.seats || second.seat != seat_after(s, done - 1) ||
      round.seat != next_seat(s, second.seat)) {
    return wrong(0, "seat and done: expected the start player and those after (STA-178)");
  }
  if (const Verdict sound = check_all_home(s); !sound) return sound;
  if (word_of_seats(s.tamers) != 0) return problem("tamers are back before feeding (MAH-072)");
  const Player& p = player(s, second.seat);
  if (p.food > 0) return problem(at_player(second.seat) + ".food: all is given first (STA-173)");
  if (step(s, 1) == StepId::Payment) return check_payment(s, 1, Price::Feeding, p.people);
  const int missing = second.locals[0];
  if (s.stack.depth() != 2 || step(s, 1) != StepId::Feed || second.at != 0 ||
      !are_blank(second, 1) || missing < 1 || missing > p.people ||
      resources(p) + open_pieces(s, p) < missing) {
    return wrong(1, "expected a shortage that resources can cover (STA-175)");
  }
  return {};
}

// STA-221: once something was chosen in a payment, a single piece is a question, too.
bool is_shown_piece(const State& s) {
  return step(s, s.stack.depth() - 1) == StepId::Pay &&
         (s.stack[s.stack.depth() - 2].at & kChosen) != 0;
}

Verdict check_phase(const State& s) {
  switch (static_cast<Phase>(s.stack[0].at)) {
    case Phase::Placing: return check_placing(s);
    case Phase::Acting: return check_acting(s);
    case Phase::Taming: return check_taming(s);
    case Phase::Feeding: return check_feeding(s);
    case Phase::kCount: break;
  }
  return wrong(0, "at: expected a phase, 0..3");
}

}  // namespace

Result<void> check_standing(const State& s) {
  if (s.stack.depth() < 2 || step(s, 0) != StepId::Round || !are_blank(s.stack[0], 1)) {
    return problem("stack: expected a round and an open question");
  }
  for (std::size_t i = 0; i < s.stack.depth(); ++i) {
    if (s.stack[i].seat >= s.seats) return wrong(i, "that seat is not at the table");
  }
  if (s.stack.top().step < raw(StepId::Place)) return problem("stack: expected a question on top");
  if (const Verdict sound = check_phase(s); !sound) return sound;
  const bool herd = s.with_herd != 0 && s.round <= static_cast<int>(Tile::kCount);
  const bool tile = herd && s.stack[0].at != raw(Phase::Feeding);
  if (tile != (s.bonus_tile != kNoTile)) {
    return problem("bonus_tile: expected one from the start of a round to the taming (MAH-011)");
  }
  ActionList choices;
  Rules::legal(s, choices);
  if (choices.size() < (is_shown_piece(s) ? 1 : 2))
    return problem("stack: the question has no choice, so it is not asked");
  return {};
}

}  // namespace ochre::stone_age
