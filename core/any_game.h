// any_game.h - a game behind a table of functions, its states as bytes. Bots, protocol, lab, server
// and bindings use only this; templates stop here.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

#include "core/fields.h"
#include "core/game.h"
#include "core/score_sheet.h"
#include "core/shelf.h"
#include "core/vocabulary.h"

namespace ochre {

inline constexpr std::size_t kMaxStateBytes = 2048;

struct AnyGame {
  const Info* info;
  const Vocabulary* vocabulary;
  std::size_t state_bytes;
  void (*setup)(void* s, const Options& options, Dealer& dealer);
  int (*seats)(const void* s);
  Seat (*to_act)(const void* s);
  void (*legal)(const void* s, ActionList& out);
  Objection (*objection)(const void* s, Action a);
  ClauseList (*explain)(const void* s, Action a);
  int (*step)(const void* s);  // the question that is asked, a row of Vocabulary::steps; -1: none
  void (*apply)(void* s, Action a, Dealer& dealer);
  Outcome (*outcome)(const void* s);
  void (*view)(const void* s, Seat seat, void* out);
  void (*determinize)(const void* view, Seat seat, Dealer& dealer, void* out);
  int (*appraise)(const void* view, Seat seat);
  bool (*is_quiet)(const void* s);  // null if the game does not say (Info::quiet_after)
  ListFields fields;
  Result<void> (*complete)(void* s, const Json& given, Dealer& dealer);
  std::string_view (*name_of)(const void* s, const Domain& domain, int value);
  Result<std::uint8_t> (*add_box)(const Json& components);  // checked, on the shelf, held once
  void (*hold_box)(std::uint8_t box);                       // once more (box_hold.h)
  void (*release_box)(std::uint8_t box);
  std::string (*box_name)(std::uint8_t box);
  std::string (*box_source)(std::uint8_t box);
  Json (*describe_box)(std::uint8_t box);               // what people and drawings need of it
  ScoreSheet (*score_sheet)(const void* s, Seat seat);  // empty if the game has none
};

class AnyState {  // a value like the state it holds; copies only as many bytes as the game needs
 public:
  explicit AnyState(const AnyGame& game) : game_(&game) { std::memset(bytes_.data(), 0, size()); }
  AnyState(const AnyGame& game, const void* bytes) : game_(&game) {
    std::memcpy(bytes_.data(), bytes, size());
  }
  AnyState(const AnyState& other) : game_(other.game_) {
    std::memcpy(bytes_.data(), other.bytes_.data(), size());
  }
  AnyState& operator=(const AnyState& other) {
    game_ = other.game_;
    std::memmove(bytes_.data(), other.bytes_.data(), size());
    return *this;
  }

  const AnyGame& game() const { return *game_; }
  std::size_t size() const { return game_->state_bytes; }
  void* data() { return bytes_.data(); }
  const void* data() const { return bytes_.data(); }

  int seats() const { return game_->seats(data()); }
  Seat to_act() const { return game_->to_act(data()); }
  void legal(ActionList& out) const { game_->legal(data(), out); }
  Objection objection(Action a) const { return game_->objection(data(), a); }
  ClauseList explain(Action a) const { return game_->explain(data(), a); }
  int step() const { return game_->step(data()); }
  void apply(Action a, Dealer& dealer) { game_->apply(data(), a, dealer); }
  Outcome outcome() const { return game_->outcome(data()); }
  ScoreSheet score_sheet(Seat seat) const { return game_->score_sheet(data(), seat); }
  std::uint64_t hash() const { return hash_bytes(data(), size()); }
  Json to_json() const;

  friend bool operator==(const AnyState& a, const AnyState& b) {
    return a.game_ == b.game_ && std::memcmp(a.data(), b.data(), a.size()) == 0;
  }

 private:
  const AnyGame* game_;
  alignas(8) std::array<std::byte, kMaxStateBytes> bytes_;
};

class AnyView {  // what one seat knows; the only thing a bot is given
 public:
  AnyView(const AnyState& state, Seat seat) : state_(state.game()), seat_(seat) {
    state.game().view(state.data(), seat, state_.data());
  }
  const AnyGame& game() const { return state_.game(); }
  Seat seat() const { return seat_; }
  Seat to_act() const { return state_.to_act(); }
  // What the seat may do, if it is to act: the same in every state it cannot tell from this one.
  void legal(ActionList& out) const { game().legal(state_.data(), out); }
  Objection objection(Action a) const { return game().objection(state_.data(), a); }
  int appraise() const { return game().appraise(state_.data(), seat_); }
  std::uint64_t key() const { return mix(state_.hash(), static_cast<std::uint64_t>(seat_)); }
  Json to_json() const;
  std::string_view name_of(const Domain& domain, int value) const {
    return game().name_of(state_.data(), domain, value);
  }
  // One of the states it might be, at random.
  AnyState determinize(Dealer& dealer) const {
    AnyState out(game());
    game().determinize(state_.data(), seat_, dealer, out.data());
    return out;
  }
  friend bool operator==(const AnyView&, const AnyView&) = default;

 private:
  AnyState state_;
  Seat seat_;
};

AnyState set_up(const AnyGame& game, const Options& options, Dealer& dealer);
// A position as JSON; what it omits has its set-up value.
Result<AnyState> position_from_json(const AnyGame& game, const Options& options, const Json& json,
                                    std::uint64_t seed);

template <class R>
  requires Rules<R>
const AnyGame& erase() {
  using S = typename R::State;
  static_assert(sizeof(S) <= kMaxStateBytes);
  static_assert(alignof(S) <= 8);
  static constexpr auto get = [](const void* s) -> const S& { return *static_cast<const S*>(s); };
  static const AnyGame game{
      .info = &R::kInfo,
      .vocabulary = &R::kVocabulary,
      .state_bytes = sizeof(S),
      .setup = [](void* s, const Options& options,
                  Dealer& dealer) { *static_cast<S*>(s) = R::setup(options, dealer); },
      .seats = [](const void* s) { return static_cast<int>(get(s).seats); },
      .to_act = [](const void* s) { return R::to_act(get(s)); },
      .legal = [](const void* s, ActionList& out) { R::legal(get(s), out); },
      .objection = [](const void* s, Action a) { return R::objection(get(s), a); },
      .explain = [](const void* s, Action a) { return R::explain(get(s), a); },
      .step = [](const void* s) { return get(s).stack.empty() ? -1 : get(s).stack.top().step; },
      .apply = [](void* s, Action a, Dealer& dealer) { R::apply(*static_cast<S*>(s), a, dealer); },
      .outcome = [](const void* s) { return R::outcome(get(s)); },
      .view = [](const void* s, Seat seat,
                 void* out) { *static_cast<S*>(out) = R::view(get(s), seat).state; },
      .determinize =
          [](const void* view, Seat seat, Dealer& dealer, void* out) {
            *static_cast<S*>(out) = R::determinize({get(view), seat}, dealer);
          },
      .appraise = [](const void* view, Seat seat) { return R::appraise({get(view), seat}); },
      .is_quiet = [] -> bool (*)(const void*) {
        if constexpr (requires(const S& s) { R::is_quiet(s); }) {
          return [](const void* s) { return R::is_quiet(get(s)); };
        } else {
          return nullptr;
        }
      }(),
      .fields = [](Fields& fields, void* s) { R::fields(fields, *static_cast<S*>(s)); },
      .complete = [](void* s, const Json& given,
                     Dealer& dealer) { return R::complete(*static_cast<S*>(s), given, dealer); },
      .name_of = [](const void* s, const Domain& domain,
                    int value) { return R::name_of(get(s), domain, value); },
      .add_box = [](const Json& components) { return R::add_box(components); },
      .hold_box = [](std::uint8_t box) { R::shelf().hold(box); },
      .release_box = [](std::uint8_t box) { R::shelf().release(box); },
      .box_name = [](std::uint8_t box) { return R::shelf().name(box); },
      .box_source = [](std::uint8_t box) { return R::shelf().source(box); },
      .describe_box = R::describe_box,
      .score_sheet = [](const void* s, Seat seat) -> ScoreSheet {
        if constexpr (requires { R::score_sheet(get(s), seat); }) {
          return R::score_sheet(get(s), seat);
        } else {
          return {};
        }
      },
  };
  return game;
}

// The same game with everything open to everybody: measures the price of hidden information, and
// nothing else.
template <class R>
  requires Rules<R>
const AnyGame& erase_face_up() {
  using S = typename R::State;
  static const AnyGame game = [] {
    AnyGame out = erase<R>();
    out.view = [](const void* s, Seat, void* to) { std::memcpy(to, s, sizeof(S)); };
    out.determinize = [](const void* view, Seat, Dealer&, void* to) {
      std::memcpy(to, view, sizeof(S));
    };
    return out;
  }();
  return game;
}

}  // namespace ochre
