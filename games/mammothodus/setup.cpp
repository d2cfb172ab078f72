// setup.cpp - MAM-014, MAM-045 to MAM-060, MAM-266 to MAM-270: setting the game up, talents and
// starting figurines chosen on the way.
#include "games/mammothodus/questions.h"
#include "games/mammothodus/rules.h"
#include "games/mammothodus/steps.h"

namespace ochre::mammothodus {
namespace {

enum class SetupPart : std::uint8_t { Talents, Figurines, LayOut, kCount };

// MAM-268: which clans take part; MAM-060 is the table's business: seats are clans.
Clan clan_of(int seats, int set, int seat) {
  constexpr std::array<std::array<std::uint8_t, 6>, 4> kSets = {{
      {1, 2, 4, 8, 1, 2},  // a bit a clan
      {3, 5, 9, 6, 10, 12},
      {7, 11, 13, 14, 7, 11},
      {15, 15, 15, 15, 15, 15},
  }};
  unsigned left = kSets[static_cast<std::size_t>(seats - 1)][static_cast<std::size_t>(set)];
  for (; seat > 0; --seat) left &= left - 1;
  return static_cast<Clan>(std::countr_zero(left));
}

void set_up_board(State& s) {
  const Box& b = box(s);
  for (Space space : all<Space>()) s.face_down[space] = space == Space::C ? 0 : 1;  // MAM-045
  for (Shard kind : all<Shard>()) s.hidden[kind] = b.shards[kind].count;
  for (Spaces left = b.routes.initial_trails; left != 0; left = rest(left)) {
    s.tribes[first(left)] = 1;  // MAM-046
  }
  for (Trail trail : all<Trail>()) s.trail_stack[trail] = 1;                    // MAM-047
  for (HumanCard card : all<HumanCard>()) s.human_deck[card] = b.humans[card];  // MAM-048
  for (Space& space : s.spirits) space = kNowhere;                              // MAM-049
  for (Space& space : s.places) space = kNowhere;                               // MAM-057
  for (Card card : all<Card>(Card::DrawThree, Card::DoubleBlue)) s.adaptation[card] = b.cards[card];
  s.supply = static_cast<std::uint8_t>(degradation_cards(s));  // MAM-051
  for (std::uint8_t i = 0; i < b.fragment_count; ++i) s.closed[static_cast<Fragment>(i)] = 1;
  if (s.with_discoveries != 0) {  // MAM-229
    for (Discovery discovery : all<Discovery>()) s.discovery_deck[discovery] = 1;
  }
  s.human_card = HumanCard::kCount;
}

void set_up_clans(State& s) {  // MAM-052
  for (Seat seat = 0; seat < s.seats; ++seat) {
    Player& p = player(s, seat);
    p.clan = clan_of(s.seats, s.clans, seat);
    p.population = box(s).population_start;
    p.talent = Talent::kCount;
    for (Space& space : p.figurines) space = kNowhere;
    for (Card card : all<Card>(Card::Red, Card::Blue)) p.draw[card] = box(s).cards[card];
  }
}

bool shows_shards(const State& s) {  // MAM-056
  for (std::size_t line = 0; line < kLines; ++line) {
    bool shows = false;
    for (Fragment fragment : s.open) {
      shows = shows || box(s).fragments[raw(fragment)][line].kind == Icon::Kind::Shard;
    }
    if (!shows) return false;
  }
  return true;
}

}  // namespace

State Rules::setup(const Options& options, Dealer& dealer) {
  State s{};
  s.box = options.box;
  s.rules = options.rules;
  s.seats = options.seats;
  s.with_discoveries = options.value[raw(OptionId::Discoveries)];
  s.with_talents = options.value[raw(OptionId::Talents)];
  s.centre_wakes = options.value[raw(OptionId::CentreWakes)];
  s.short_handed = options.value[raw(OptionId::ShortHanded)];
  s.clans = options.value[raw(OptionId::Clans)];
  set_up_board(s);
  for (int i = 0; i < box(s).market_size && deck_size(s) > 0; ++i) {  // MAM-050
    const Card card = dealer.draw(raw(LuckId::Adaptation), s.adaptation);
    s.market.add(card);
    dealer.tell(event(EventId::Market, kNobody, raw(card)));
  }
  set_up_clans(s);
  s.stack.push(StepId::Setup, 0);
  run_to_question<State>(kSteps, s, dealer);
  return s;
}

// Talents, then starting figurines, both in seat order; then the rest is laid out.
void run_setup(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  if (frame.at == raw(SetupPart::Talents)) {
    for (Seat seat = 0; seat < s.seats && s.with_talents != 0; ++seat) {
      if (player(s, seat).talent == Talent::kCount) {
        s.stack.push(StepId::Talent, seat);
        return;
      }
    }
    frame.at = raw(SetupPart::Figurines);
  }
  if (frame.at == raw(SetupPart::Figurines)) {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (on_board(player(s, seat)) < 2) {
        s.stack.push(StepId::Starting, seat);
        return;
      }
    }
  }
  s.stack.pop();
  lay_out(s, dealer);
  s.stack.push(StepId::Turn, s.first);
}

void open_fragments(State& s, Dealer& dealer) {  // MAM-055, MAM-056
  do {
    for (Fragment fragment : s.open) s.closed.add(fragment);
    s.open.clear();
    for (int i = 0; i < box(s).open_at_start; ++i) {
      s.open.push_back(dealer.draw(raw(LuckId::Fragment), s.closed));
    }
  } while (!shows_shards(s));
}

void lay_out(State& s, Dealer& dealer) {
  open_fragments(s, dealer);
  for (Fragment fragment : s.open) dealer.tell(event(EventId::Opened, kNobody, raw(fragment)));
  for (Seat seat = 0; seat < s.seats; ++seat) {  // MAM-058
    Player& p = player(s, seat);
    for (int i = 0; i < box(s).hand_size; ++i) {
      const Card card = dealer.draw(raw(LuckId::Draw), p.draw);
      p.hand.add(card);
      dealer.tell(event(EventId::Drew, seat, raw(card)));
    }
  }
  s.first = static_cast<Seat>(s.seats > 1 ? dealer.pick(raw(LuckId::First), s.seats) : 0);
  dealer.tell(event(EventId::First, s.first));  // MAM-059
}

void offer_talent(const State&, ActionList& out) {  // D01
  for (Talent talent : all<Talent>()) out.push_back(act(VerbId::Talent, raw(talent)));
}

Objection object_to_talent(const State& s, Action a) {
  if (verb_of(a) != VerbId::Talent) return out_of_place(s, a);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (raw(player(s, seat).talent) == a.a) return because(MAM(243), CauseId::Taken, seat);
  }
  return {};
}

void apply_talent(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  player(s, seat).talent = static_cast<Talent>(a.a);
  dealer.tell(event(EventId::Talent, seat, a.a));
  s.stack.pop();
}

void offer_starting(const State&, ActionList& out) {  // D02, D03
  for (Colour colour : all<Colour>()) out.push_back(act(VerbId::Start, colour));
}

Objection object_to_starting(const State& s, Action a) {
  if (verb_of(a) != VerbId::Start) return out_of_place(s, a);
  const Space at = player(s, actor(s)).figurines[colour_of(a)];
  return at == kNowhere ? Objection{} : because(MAM(54), CauseId::Standing, a.a, at);
}

void apply_starting(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  player(s, seat).figurines[colour_of(a)] = Space::C;
  dealer.tell(event(EventId::Starts, seat, a.a));
  s.stack.pop();
}

}  // namespace ochre::mammothodus
