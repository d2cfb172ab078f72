// appraisal.cpp - what a bot may think of a position, for the whole team. Not rules. Its figures,
// and those of the other parts, were found by evolution (docs/strength.md). The board is worth what
// stands on it and what the next human card may do to it (forecast.cpp); an action under way is
// worth what it promises (prospects.cpp), so that a player who looks one step ahead still knows why
// to begin one; much else is noticed a little (clues.cpp).
#include "games/mammothodus/appraisal.h"

#include <algorithm>

#include "games/mammothodus/rules.h"

namespace ochre::mammothodus {
namespace {

// In percent. What the humans do weighs most while the game is long; the clans themselves before
// the first place is awake, and on the way home.
constexpr ByPlaces kHumansWeight = {165, 184, 132, 89, 83};
constexpr ByPlaces kClansWeight = {138, 88, 95, 71, 109};

int home_worth(const State& s, const Board& board) {  // the way home, at last
  const int active = size(board.places);
  if (active < kLines - 1) return 0;
  int steps = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    steps += reach_of(s, spaces_of(player(s, seat)))[raw(Space::C)];
  }
  return -steps * (active == kLines ? 2351 : 187);
}

int clan_worth(const State& s, const Player& p, bool active_clan) {
  const int n = on_board(p);
  int worth = population_worth(s, p.population) + 78 * n;
  const int deck = std::max(1, p.draw.total());
  const int lacking = std::max(0, n - p.marker);
  worth -= lacking * (deck < 8 ? 37 : 140) - 11 * p.marker;
  for (Card card : all<Card>()) {
    const int held = p.hand[card];
    if (card == Card::Degradation) {
      worth -= 105 * held + 25 * (p.draw[card] + p.discard[card]);
    } else {
      const int each = card_worth(card) + (active_clan ? 0 : 2);
      worth += std::min(held, 2) * each +
               std::max(0, held - 2) * (is_basic(card) ? (active_clan ? -2 : each / 2) : each);
      if (!is_basic(card)) worth += each / 2 * (p.draw[card] + p.discard[card]);
    }
  }
  return worth;
}

int danger(const State& s, const Board& board) {
  const int spirits = board.spirits;
  int worth = tribes_worth(s, board.tribes) + spirits_worth(spirits);
  for (Space at : s.spirits) {  // in the centre they do nothing
    if (at != Space::C) worth -= 29 * board.crowd[raw(at)];
  }
  for (Spaces left = static_cast<Spaces>(s.tribes.mask()); left != 0; left = rest(left)) {
    const Space space = first(left);
    const int n = s.tribes[space], crowd = board.crowd[raw(space)];
    if (space != Space::C) worth -= n * crowd * 29;
    if (holds(board.places, space)) {
      worth -= 130 + 402 * n + 424 * spirits;
      if (crowd > 0) worth += 91;
    } else if ((box(s).spaces[space].adjacent & board.places) != 0) {
      worth -= 35 * n;
    }
  }
  if (s.supply < 6) worth -= (6 - s.supply) * 30;
  return worth;
}

// A token is worth something where it may be of use.
int token_worth(const State& s, const Player& p) {
  int worth = 0;
  for (Space space : all<Space>()) {
    if (!p.tokens.has(space)) continue;
    bool useful = false;
    switch (p.talent) {
      case Talent::SpiritBlock: useful = holds(place_spaces(s), space); break;
      case Talent::Protection: useful = ancients_at(s, space) > 1; break;
      case Talent::Trap: useful = ancients_at(s, space) > 0 && space != Space::C; break;
      case Talent::Bait: useful = ancients_at(s, space) == 0; break;
      case Talent::TrailLock: useful = holds(open_trails(s), space); break;
      case Talent::kCount: break;
    }
    worth += useful ? 45 : 5;
  }
  return worth;
}

}  // namespace

// One clan alone wants figurines; of several, each wants them less: more must be fed with
// development, and are attacked.
int population_worth(const State& s, int population) {
  constexpr int kEnough = 7, kMost = 13, kThin = 5;
  const int more = std::clamp(population, kEnough, kMost) - kEnough;
  const int p = std::min(population, kEnough);
  int worth = 33 * p + (s.seats == 1 ? 54 : 20) * more;
  if (p < kThin) worth -= (kThin - p) * (kThin - p) * 12;
  if (p < 1) worth -= 751;
  return worth;
}

int tribes_worth(const State& s, int tribes) {
  constexpr int kNarrow = 8;
  const int lack = std::max(0, kNarrow - (box(s).tribes - tribes));
  return -37 * tribes - 16 * lack * lack;
}

int spirits_worth(int spirits) { return -618 * spirits - 284 * spirits * spirits; }

int card_worth(Card card) {
  if (is_basic(card)) return 8;
  return card == Card::Wild ? 23 : 32;
}

int humans_worth(const State& s, const Board& board) {
  return weigh(kHumansWeight, board, danger(s, board) + (is_over(s) ? 0 : forecast(s, board)));
}

int stance_worth(const State& s, const Board& board) {
  return home_worth(s, board) + humans_worth(s, board);
}

int Rules::appraise(const View<State>& view) {
  const State& s = view.state;
  const Board board = board_of(s);
  const Portal portal = portal_of(s);
  int clans = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    clans += clan_worth(s, player(s, seat), s.stack.empty() || seat == active(s));
    if (s.with_talents != 0) clans += token_worth(s, player(s, seat));
  }
  if (is_over(s)) return portal_worth(s, board, portal) + stance_worth(s, board) + clans;
  Parts parts{.danger = danger(s, board), .promised = prospect(s, board, portal), .clans = clans};
  parts.coming = forecast(s, board, &parts.outlook);
  return portal_worth(s, board, portal) + home_worth(s, board) +
         weigh(kHumansWeight, board, parts.danger + parts.coming) + parts.promised +
         weigh(kClansWeight, board, parts.clans) + clues_worth(s, board, portal, parts);
}

// The next human card lies, and nothing is promised yet.
bool Rules::is_quiet(const State& s) {
  return !is_over(s) && s.stack.top().step == raw(StepId::Choose) && s.notes.performed == 0;
}

}  // namespace ochre::mammothodus
