// prospects.cpp - what an action under way promises: an estimate for bots, not rules.
#include <algorithm>

#include "games/mammothodus/appraisal.h"
#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

constexpr int kActivation = 4164;

struct Scene {  // the position, and what was counted of it
  const State& s;
  const Board& board;
  const Portal& portal;
};

// The best space to be within so many steps, perhaps with a shard from where the figurine stands.
int move_gain(const Scene& scene, Colour colour, int steps, bool may_stay, int carried,
              bool may_pick) {
  const auto& [s, here, portal] = scene;
  const Seat seat = active(s);
  const Space from = player(s, seat).figurines[colour];
  const int now = portal_worth(s, here, portal) + stance_worth(s, here);
  int best = may_stay ? 0 : -1000;
  State then = s;
  for (int d = 1; d <= std::min(steps, 4); ++d) {
    const Spaces ring = box(s).routes.rings[raw(from)][static_cast<std::size_t>(d)];
    for (Spaces left = ring; left != 0; left = rest(left)) {
      const Space to = first(left);
      const int turned_up = s.face_down.has(to) ? 85 : 0;
      player(then, seat).figurines[colour] = to;
      Board there = here;
      move_figurine(there, seat, from, to);
      const int gained = stance_worth(then, there) - now + turned_up;
      if (carried == 0) best = std::max(best, portal_worth(then, there, portal) + gained);
      for (Shard kind : all<Shard>()) {
        if (!s.shards[from].has(kind) || (carried == 0 ? !may_pick : carried != raw(kind) + 1)) {
          continue;
        }
        then.shards[from].remove(kind);
        then.shards[to].add(kind);
        Portal moved = portal;
        look_again(then, kind, moved);
        best = std::max(best, portal_worth(then, there, moved) + gained);
        then.shards[to].remove(kind);
        then.shards[from].add(kind);
      }
    }
  }
  return best;
}

// What the board gains when one spirit falls.
int spirit_worth(const Scene& scene) {
  const int n = scene.board.spirits;
  return spirits_worth(n - 1) - spirits_worth(n) + 56;
}

// What the board gains when so many tribes of a space fall.
int kill_worth(const Scene& scene, Space space, int n) {
  if (n == 0) return 0;
  State then = scene.s;
  then.tribes[space] = static_cast<std::uint8_t>(then.tribes[space] - n);
  Board board = scene.board;
  board.tribes -= n;
  return humans_worth(then, board) - humans_worth(scene.s, scene.board);
}

int dice_for(const State& s, Spirit spirit) {
  int n = 0;
  for (int value : box(s).spirits[spirit].dice) n += value > 0 ? 1 : 0;
  return n;
}

bool could_destroy(const State& s, Spirit spirit, int bonus) {
  Bag<Face> dice = s.dice;
  for (const int value : box(s).spirits[spirit].dice) {
    if (value == 0) break;
    int face = std::max(0, value - bonus - 1);
    while (face < 6 && !dice.has(static_cast<Face>(face))) ++face;
    if (face >= 6) return false;
    dice.remove(static_cast<Face>(face));
  }
  return true;
}

int attack_gain(const Scene& scene, Space space, int dice) {
  const State& s = scene.s;
  int worth = 0;
  for (Spirit spirit : all<Spirit>()) {
    if (s.spirits[spirit] != space) continue;
    const int spare = dice - dice_for(s, spirit) + 1;
    worth += spirit_worth(scene) * std::clamp(spare, 0, 3) * 25 / 100;
  }
  const int halves = std::min(dice, 2 * s.tribes[space]);
  const int down = halves / 2, up = (halves + 1) / 2;
  return worth + (kill_worth(scene, space, down) + kill_worth(scene, space, up)) / 2 * 63 / 100;
}

int development_gain(const State& s, const Player& me, int points) {
  const int steps = std::clamp(on_board(me) - me.marker, 0, points);
  return steps * 45 + (points - steps) * (s.market.empty() ? 0 : 248);
}

// What so many points would bring to this figurine.
int gain(const Scene& scene, Deed deed, Colour colour, int points) {
  const State& s = scene.s;
  const Player& me = player(s, active(s));
  if (points == 0) return 0;
  if (deed != Deed::Activate && colour_of(deed) == colour) ++points;
  switch (deed) {
    case Deed::Move: return move_gain(scene, colour, points, false, 0, true);
    case Deed::Attack: return attack_gain(scene, me.figurines[colour], points);
    case Deed::Population:
      return population_worth(s, std::min<int>(me.population + points, box(s).population_most)) -
             population_worth(s, me.population);
    case Deed::Development: return development_gain(s, me, points);
    case Deed::Activate: return points >= activation_cost(s) ? kActivation : 0;
    case Deed::Degradation:
    case Deed::kCount: break;
  }
  return 0;
}

int helpers_points(const State& s, Space space) {
  int sum = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == active(s) || !is_near(s, player(s, seat), space)) continue;
    sum += points(player(s, seat).hand, only(Colour::Blue));
  }
  return sum;
}

// With all cards that fit, less what they are worth in hand; a little less than what is certain.
int figurine_prospect(const Scene& scene, Deed deed, Colour colour, bool cards_open,
                      bool help_open) {
  const State& s = scene.s;
  const Player& me = player(s, active(s));
  const Space space = me.figurines[colour];
  if (space == kNowhere) return 0;
  const int laid = laid_points(s);
  int more = cards_open ? std::min(points(me.hand, matching(s, deed, space)), 4) : 0;
  const int cost = more * 6;
  // Only a place is begun in the hope of help: elsewhere helpers are missed in their own turns.
  if (deed == Deed::Activate && help_open) more += helpers_points(s, space);
  const int certain = gain(scene, deed, colour, laid);
  if (more == 0) return certain;
  return std::max(certain, gain(scene, deed, colour, laid + more) * 83 / 100 - cost);
}

int action_prospect(const Scene& scene, const Frame& action) {
  const State& s = scene.s;
  const auto deed = static_cast<Deed>(action.locals[kDeed]);
  if (deed == Deed::Degradation) return 34;
  if (const Frame* use = find_step(s, StepId::Use); use != nullptr) {
    const auto colour = static_cast<Colour>(use->locals[kColour]);
    if (use->at <= raw(UsePart::Settle)) {
      return figurine_prospect(scene, deed, colour, use->at <= raw(UsePart::Cards),
                               use->at <= raw(UsePart::Help));
    }
    const Player& me = player(s, active(s));
    if (deed == Deed::Development) return development_gain(s, me, use->locals[kPoints]);
    return 0;
  }
  int best = 0;
  const Player& me = player(s, active(s));
  for (Colour colour : all<Colour>()) {
    if (object_to_use(s, me.hand, deed, colour)) continue;
    best = std::max(best, figurine_prospect(scene, deed, colour, true, true));
  }
  return best;
}

// What the dice on the table can destroy, and what those that are rolled again may.
int dice_prospect(const Scene& scene) {
  const State& s = scene.s;
  Space space = Space::C;
  int bonus = 0;
  if (const Frame* hits = find_step(s, StepId::Hits); hits != nullptr) {
    space = space_in(*hits);
    bonus = hits->locals[kBonus];
  } else if (find_step(s, StepId::Use) != nullptr) {
    space = space_in_use(s);
  }
  int high = 0, low = 0, marked_low = 0, marked_high = 0;
  for (Face face : all<Face>()) {
    const bool hits = raw(face) + 1 + bonus >= tribe_value(s);
    (hits ? high : low) += s.dice[face];
    (hits ? marked_high : marked_low) += s.marked[face];
  }
  const int tribes = s.tribes[space];
  const int felled = tribes > 0 ? std::clamp(high, 1, tribes) : 0;
  const int one = felled > 0 ? kill_worth(scene, space, felled) / felled : 0;
  int worth = std::min(high, tribes) * one;
  for (Spirit spirit : all<Spirit>()) {
    if (s.spirits[spirit] != space) continue;
    if (could_destroy(s, spirit, bonus)) {
      worth += spirit_worth(scene) * 42 / 100;
    } else if (s.stack.top().step == raw(StepId::Mark) && high + low >= dice_for(s, spirit)) {
      worth += spirit_worth(scene) * 38 / 100;
    }
  }
  if (s.stack.top().step != raw(StepId::Mark)) return worth;
  const int again = s.marked.empty() ? low : marked_low;
  return worth + std::min(again, std::max(0, tribes - high)) * one * 64 / 100 + 3 * marked_low -
         69 * marked_high;
}

}  // namespace

int prospect(const State& s, const Board& board, const Portal& portal) {
  const Scene scene{s, board, portal};
  int worth = s.dice.empty() ? 0 : dice_prospect(scene);
  const Frame& top = s.stack.top();
  if (top.step == raw(StepId::Move)) {
    const bool stepped = (top.locals[kMoveFlags] & kStepped) != 0;
    const bool picked = (top.locals[kMoveFlags] & kPickedUp) != 0;
    worth += move_gain(scene, static_cast<Colour>(top.locals[kColour]), top.locals[kStepsLeft],
                       stepped, top.locals[kCarried], !picked);
    if (top.locals[kCarried] != 0) worth += 1;
  } else if (const Frame* action = find_step(s, StepId::Action); action != nullptr) {
    worth += action_prospect(scene, *action);
  }
  if (top.step == raw(StepId::Speciality) && top.at > 0) worth -= 6;
  return worth;
}

}  // namespace ochre::mammothodus
