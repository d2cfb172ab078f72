// setup.cpp - EWP-022 to EWP-064, EWP-312 to EWP-316, EWP-318, EWP-324: setting up, and the drafts.
#include <algorithm>

#include "games/endless_winter/rules.h"
#include "games/endless_winter/steps.h"

namespace ochre::endless_winter {
namespace {

Draft draft(const State& s) { return static_cast<Draft>(s.options[raw(Option::Draft)]); }

void lay_stones(State& s, Dealer& dealer) {  // EWP-024, EWP-025: 4, 6 or 7 in each section
  s.stones.fill(kNoStone);
  const int spaces = s.seats == 2 ? 4 : s.seats == 3 ? 6 : 7;
  for (int section = 0; section < 2; ++section) {
    Bag<Stone> stones{};
    for (int i = 0; i < 10; ++i) stones.add(static_cast<Stone>(section * 10 + i));
    for (int i = 0; i < spaces; ++i) {  // EWP-026: the rest is out of the game
      s.stones[static_cast<std::size_t>(section * kSupplySpaces + i)] =
          dealer.draw(raw(LuckId::Stone), stones);
    }
  }
}

void lay_cards(State& s, Dealer& dealer) {  // EWP-027 to EWP-029
  for (int i = kStartingTypes; i < kTribeTypes; ++i) s.supply.add(static_cast<Card>(i), 15);
  s.supply.set_culture(kCultureMask);  // EWP-028
  s.display.fill(kNoCard);
  for (int slot = 0; slot < kDisplay; ++slot) deal_display(s, slot, 1, dealer);
}

void deal_chiefs(State& s, Dealer& dealer) {  // EWP-030
  Bag<Chief> chiefs{};
  for (Chief chief : all<Chief>()) chiefs.add(chief);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    player(s, seat).chief = dealer.draw(raw(LuckId::Chief), chiefs);
    dealer.tell(event(EventId::ChiefDealt, seat, raw(player(s, seat).chief)));
  }
}

template <class Enum>
std::uint8_t face_up(const State& s, LuckId luck, Dealer& dealer) {  // EWP-313: players + 1
  Bag<Enum> cards{};
  for (Enum card : all<Enum>()) cards.add(card);
  unsigned up = 0;
  for (int i = 0; i <= s.seats; ++i) up |= 1u << raw(dealer.draw(raw(luck), cards));
  return static_cast<std::uint8_t>(up);
}

void deal_order(State& s, Dealer& dealer) {  // EWP-051, EWP-052: the owners of aids 1, 2, ...
  std::array<bool, kMaxSeats> dealt{};
  for (int aid = 0; aid < s.seats; ++aid) {
    int free = dealer.pick(raw(LuckId::Aid), s.seats - aid);
    std::size_t seat = 0;
    for (; dealt[seat] || free > 0; ++seat) free -= dealt[seat] ? 0 : 1;
    dealt[seat] = true;
    s.order.push_back(static_cast<std::uint8_t>(seat));
  }
}

void lay_megalith_tiles(State& s, Dealer& dealer) {  // EWP-054
  Bag<Tile> tiles{};
  for (Tile tile : all<Tile>()) tiles.add(tile);
  for (Tile& slot : s.tiles) slot = dealer.draw(raw(LuckId::Tile), tiles);
}

void lay_terrain(State& s, Dealer& dealer) {  // EWP-056 to EWP-061
  const int glaciers = s.seats == 4 ? 3 : 6;  // EWP-058
  Bag<Terrain> tiles{}, rest{};
  for (Terrain land : all<Terrain>(Terrain::Forest, Terrain::Tundra)) {
    tiles.add(land);  // EWP-057: one is fixed
    rest.add(land, 2);
  }
  tiles.add(Terrain::Glacier, glaciers);
  while (tiles.total() < kHexes - 1) tiles.add(dealer.draw(raw(LuckId::Terrain), rest));
  s.terrain[kBaseHex] = Terrain::Base;
  for (std::size_t hex = 1; hex < kHexes; ++hex) {
    s.terrain[hex] = dealer.draw(raw(LuckId::Terrain), tiles);
  }
  if (!has_option(s, Option::Glacier)) return;  // EWP-021, EWP-317
  for (Token token : all<Token>()) s.tokens_left.add(token);
  for (std::size_t hex = 0; hex < kHexes; ++hex) {  // EWP-318
    s.tokens[hex] = s.terrain[hex] == Terrain::Glacier ? 1 : 0;
  }
}

void shuffle_rest_tokens(State& s, Dealer& dealer) {  // EWP-324
  s.rest_up = kNoRest;
  if (!has_option(s, Option::Rest)) return;
  for (RestToken token : all<RestToken>()) s.rest_stack.add(token);
  turn_up_rest_token(s, dealer);
}

void deal_setups(State& s, Dealer& dealer) {  // EWP-038
  Bag<SetupCard> cards{};
  for (SetupCard card : all<SetupCard>()) cards.add(card);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    player(s, seat).setup = dealer.draw(raw(LuckId::Setup), cards);
  }
}

void use_setup(State& s, Seat seat, Dealer& dealer) {  // EWP-039 to EWP-046
  Player& me = player(s, seat);
  const SetupRow& setup = box(s).setups[me.setup];
  dealer.tell(event(EventId::SetupDealt, seat, raw(me.setup)));
  me.food = setup.food;
  me.tools = setup.tools;
  s.supply.remove(setup.tribe);  // EWP-046
  me.owned.add(Card::Tribesman, 4);
  me.owned.add(Card::Tribeswoman, 3);
  me.owned.add(Card::Brave, 2);
  me.owned.add(setup.tribe);  // EWP-040
  me.hand.add(setup.tribe);   // EWP-043: three are set aside for the hand
  me.hand.add(Card::Brave);
  me.hand.add(Card::Tribeswoman);
  me.known = me.hand;
  me.deck = me.owned;
  me.deck.remove(me.hand);
  for (int i = 0; i < 2; ++i) draw_card(s, seat, dealer);  // EWP-044
  for (Animal animal : setup.animals) {
    if (animal == Animal::kCount) continue;
    me.upright.add(animal);  // EWP-041
    s.animals.remove(animal);
  }
}

void use_setups(State& s, Dealer& dealer) {
  for (Animal animal : all<Animal>()) s.animals[animal] = box(s).animals[animal].count;
  for (Seat seat = 0; seat < s.seats; ++seat) use_setup(s, seat, dealer);
  while (s.hunting.total() < hunting_size(s)) show_animal(s, dealer);  // EWP-049, EWP-050
}

void gain_order_benefits(State& s, Dealer& dealer) {  // EWP-053; EWP-063: nothing is exchanged
  for (int place = 0; place < s.seats; ++place) {
    const Seat seat = seat_at(s, place);
    const Ability& gain = ability(s, start_ability(place));
    for (int i = 0; i < gain.items; ++i) {
      const Item& item = gain.gain[static_cast<std::size_t>(i)];
      if (item.what == Do::Food) gain_food(s, seat, item.n, dealer);
      if (item.what == Do::Tool) gain_tools(s, seat, item.n, dealer);
      for (int n = 0; item.what == Do::Draw && n < item.n; ++n) draw_card(s, seat, dealer);
    }
  }
}

void place_first_camps(State& s, Dealer& dealer) {  // EWP-042, EWP-062
  for (Seat seat = 0; seat < s.seats; ++seat) {
    place_camp(s, seat, dealer);
    if (box(s).setups[player(s, seat).setup].extra_camp) place_camp(s, seat, dealer);
  }
}

void begin_rounds(State& s) {
  s.stack.pop();
  s.round = 1;  // EWP-023
  s.turn = blank_turn();
  s.stack.push(StepId::Game, 0);
}

// EWP-064: what follows the Chief sides in a game without drafts.
void finish_plain_setup(State& s, Dealer& dealer) {
  deal_setups(s, dealer);
  use_setups(s, dealer);
  deal_order(s, dealer);
  gain_order_benefits(s, dealer);
  lay_megalith_tiles(s, dealer);
  lay_terrain(s, dealer);
  shuffle_rest_tokens(s, dealer);
  place_first_camps(s, dealer);
  begin_rounds(s);
}

void draft_chiefs(State& s, Dealer& dealer) {  // EWP-314, EWP-315: in turn order, side at once
  Frame& frame = s.stack.top();
  const int place = frame.locals[0] / 2;
  if (draft(s) != Draft::ChiefAndSetup || place == s.seats) {
    frame.locals[0] = 0;
    s.cards_up = face_up<SetupCard>(s, LuckId::Setup, dealer);
    frame.at = raw(SetupPart::SetupDraft);
    return;
  }
  const bool side = frame.locals[0]++ % 2 != 0;
  ask(s, dealer, side ? StepId::SideChoice : StepId::ChiefDraft, seat_at(s, place));
}

void draft_setups(State& s, Dealer& dealer) {  // EWP-313: from the last player to the first
  Frame& frame = s.stack.top();
  const int place = s.seats - 1 - frame.locals[0]++;
  if (place >= 0) return ask(s, dealer, StepId::SetupDraft, seat_at(s, place));
  s.cards_up = 0;
  frame.locals[0] = 0;
  frame.at = raw(SetupPart::End);
}

}  // namespace

TurnState blank_turn() {
  TurnState out{};
  out.column = kNoColumn;
  out.token = kNoRest;
  return out;
}

int hunting_size(const State& s) { return s.seats + 1; }

void show_animal(State& s, Dealer& dealer) {
  const Animal animal = dealer.draw(raw(LuckId::Animal), s.animals);
  s.hunting.add(animal);
  dealer.tell(event(EventId::AnimalShown, kNobody, raw(animal)));
}

void deal_display(State& s, int slot, int of_era, Dealer& dealer) {
  Cards deck{};
  deck.set_culture(s.supply.culture() & (of_era == 1 ? kEraOneMask : ~kEraOneMask));
  if (deck.empty()) return;
  const Card card = dealer.draw(raw(LuckId::Culture), deck);
  s.supply.remove(card);
  s.display[static_cast<std::size_t>(slot)] = card;
  dealer.tell(event(EventId::DisplayDealt, kNobody, slot, raw(card)));
}

void turn_up_rest_token(State& s, Dealer& dealer) {
  if (!s.rest_stack.empty()) {
    s.rest_up = dealer.draw(raw(LuckId::Rest), s.rest_stack);
  } else if (!s.rest_under.empty()) {
    s.rest_up = s.rest_under.front();
    s.rest_under.erase(0);
  } else {
    return;
  }
  dealer.tell(event(EventId::RestTokenUp, kNobody, raw(s.rest_up)));
}

State Rules::setup(const Options& options, Dealer& dealer) {
  State s{};  // EWP-031, EWP-037, EWP-047, EWP-048: nothing gained, nothing buried
  s.box = options.box;
  s.rules = options.rules;
  s.seats = options.seats;
  std::copy_n(options.value.begin(), s.options.size(), s.options.begin());
  const int layout = options.value[s.options.size()];  // EWP-054: 0 is the recommended one
  s.layout = static_cast<std::uint8_t>(layout == 0 ? s.seats - 2 : layout - 1);
  for (Seat seat = 0; seat < s.seats; ++seat) {  // EWP-016, EWP-017, EWP-032 to EWP-034
    Player& p = player(s, seat);
    p.camps_left = kCamps;  // EWP-032; EWP-033: Villages are what is not placed
    p.megaliths_left = kMegaliths;
    p.chief_figure = 1;  // EWP-035
    p.tribe_figures = 2;
  }
  s.turn = blank_turn();
  s.rest_up = kNoRest;
  s.stack.push(StepId::Setup, 0);
  run_to_question<State>(kSteps, s, dealer);
  return s;
}

void run_setup(State& s, Dealer& dealer) {
  Frame& frame = s.stack.top();
  const bool chiefs_drafted = draft(s) == Draft::ChiefAndSetup;
  switch (static_cast<SetupPart>(frame.at)) {
    case SetupPart::Begin:
      lay_stones(s, dealer);
      lay_cards(s, dealer);
      if (!chiefs_drafted) deal_chiefs(s, dealer);
      return next_part(s);
    case SetupPart::Sides:  // EWP-036: in seat order
      if (!chiefs_drafted && frame.locals[0] < s.seats) {
        const auto seat = static_cast<Seat>(frame.locals[0]++);
        return ask(s, dealer, StepId::SideChoice, seat);
      }
      frame.locals[0] = 0;
      return next_part(s);
    case SetupPart::Boards:
      if (draft(s) == Draft::None) return finish_plain_setup(s, dealer);
      deal_order(s, dealer);  // EWP-312, EWP-316
      lay_megalith_tiles(s, dealer);
      lay_terrain(s, dealer);
      shuffle_rest_tokens(s, dealer);
      if (chiefs_drafted) s.cards_up = face_up<Chief>(s, LuckId::Chief, dealer);
      return next_part(s);
    case SetupPart::ChiefDraft: return draft_chiefs(s, dealer);
    case SetupPart::SetupDraft: return draft_setups(s, dealer);
    case SetupPart::End:
    case SetupPart::kCount: break;
  }
  use_setups(s, dealer);
  place_first_camps(s, dealer);
  gain_order_benefits(s, dealer);
  begin_rounds(s);
}

void offer_chief_draft(const State&, ActionList& out) {
  for (Chief chief : all<Chief>()) out.push_back(act(VerbId::TakeChief, chief));
}

Objection object_to_chief_draft(const State& s, Action a) {
  if (verb_of(a) != VerbId::TakeChief) return out_of_place(s, a);
  if ((s.cards_up >> a.a & 1) != 0) return {};
  return because(EWP(314), CauseId::ChiefNotUp, a.a);
}

void apply_chief_draft(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  player(s, seat).chief = static_cast<Chief>(a.a);
  s.cards_up = static_cast<std::uint8_t>(s.cards_up & ~(1u << a.a));
  dealer.tell(event(EventId::ChiefDealt, seat, a.a));
}

void offer_side(const State&, ActionList& out) {
  out.push_back(act(VerbId::Side, 0));
  out.push_back(act(VerbId::Side, 1));
}

Objection object_to_side(const State& s, Action a) {
  if (verb_of(a) == VerbId::Side) return {};
  return out_of_place(s, a);
}

void apply_side(State& s, Action a, Dealer& dealer) {
  const Seat seat = actor(s);
  s.stack.pop();
  player(s, seat).side = a.a;
  dealer.tell(event(EventId::SideChosen, seat, a.a));
}

void offer_setup_draft(const State&, ActionList& out) {
  for (SetupCard card : all<SetupCard>()) out.push_back(act(VerbId::TakeSetup, card));
}

Objection object_to_setup_draft(const State& s, Action a) {
  if (verb_of(a) != VerbId::TakeSetup) return out_of_place(s, a);
  if ((s.cards_up >> a.a & 1) != 0) return {};
  return because(EWP(313), CauseId::SetupNotUp, a.a);
}

void apply_setup_draft(State& s, Action a, Dealer&) {
  player(s, actor(s)).setup = static_cast<SetupCard>(a.a);
  s.stack.pop();
  s.cards_up = static_cast<std::uint8_t>(s.cards_up & ~(1u << a.a));
}

}  // namespace ochre::endless_winter
