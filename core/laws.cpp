// laws.cpp - the laws of style.md 22, each a function that says what is broken.
#include "core/laws.h"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/phrase.h"

namespace ochre {
namespace {

using Broken = std::string;  // empty: the law holds

bool holds(const ActionList& list, Action a) {
  return std::find(list.begin(), list.end(), a) != list.end();
}

bool same(const ActionList& a, const ActionList& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin());
}

Broken choices_are_sound(const AnyState& state, const ActionList& choices) {
  const Vocabulary& words = *state.game().vocabulary;
  if (choices.empty()) return "no answer is legal";
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Action a = choices[i];
    if (const Objection no = state.objection(a)) {
      return "listed but illegal: " + refusal(state, {}, a, no);
    }
    if (std::find(choices.begin(), choices.begin() + i, a) != choices.begin() + i) {
      return "listed twice: " + text_of(words, a);
    }
    const auto text = action_from_text(words, text_of(words, a));
    if (!text || *text != a) return "text does not round-trip: " + text_of(words, a);
    const auto json = action_from_json(words, json_of(words, a));
    if (!json || *json != a) return "JSON does not round-trip: " + text_of(words, a);
  }
  return {};
}

// Calls `law` with every sentence of the vocabulary, until one says what is broken.
template <class Law>
Broken for_every_action(const Vocabulary& words, Law law) {
  for (std::size_t verb = 0; verb < words.verbs.size(); ++verb) {
    int least[3] = {}, most[3] = {};
    for (std::size_t i = 0; i < 3; ++i) {
      const Domain* domain = words.verbs[verb].fields[i].domain;
      if (domain != nullptr) least[i] = domain->least(), most[i] = domain->most();
    }
    for (int a = least[0]; a <= most[0]; ++a) {
      for (int b = least[1]; b <= most[1]; ++b) {
        for (int c = least[2]; c <= most[2]; ++c) {
          const Action action{static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(a),
                              static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
          if (Broken broken = law(action); !broken.empty()) return broken;
        }
      }
    }
  }
  return {};
}

// The clause that refuses a verb is one that the step lists for it; of a verb that the step does
// not list, its occasion.
bool is_answer(const AnyState& state, Action a, Clause clause) {
  const Vocabulary& words = *state.game().vocabulary;
  const auto row = std::find_if(
      words.answers.begin(), words.answers.end(),
      [&](const Answers& one) { return one.step == state.step() && one.verb == a.verb; });
  if (row == words.answers.end()) return clause == occasion(words.verbs, a);
  return std::find(row->clauses.begin(), row->clauses.end(), clause) != row->clauses.end();
}

// Listed = unobjected: every sentence of the vocabulary is tried, and every refusal is in order.
Broken nothing_legal_is_missing(const AnyState& state, const ActionList& choices) {
  const Vocabulary& words = *state.game().vocabulary;
  return for_every_action(words, [&](Action action) -> Broken {
    const Objection no = state.objection(action);
    if (!no) {
      return holds(choices, action) ? "" : "legal but not listed: " + text_of(words, action);
    }
    if (no.clause().number > words.clauses.size()) return "an objection cites no clause";
    if (!is_answer(state, action, no.clause())) {
      return "the step '" + std::string(words.steps[static_cast<std::size_t>(state.step())]) +
             "' does not list this answer: " + refusal(state, {}, action, no);
    }
    return {};
  });
}

// Why not is the same in every state that the seat to decide cannot tell from this one.
Broken refusals_are_fair(const AnyState& state, Dealer& dealer) {
  const AnyState guess = AnyView(state, state.to_act()).determinize(dealer);
  return for_every_action(*state.game().vocabulary, [&](Action action) -> Broken {
    const Objection here = state.objection(action), there = guess.objection(action);
    if (here == there) return {};
    return "a refusal tells what the seat cannot know: " +
           (here ? refusal(state, {}, action, here) : "legal") + "; in a determinization " +
           (there ? refusal(guess, {}, action, there) : "legal");
  });
}

Broken views_are_fair(const AnyState& state, const ActionList& choices, int seats, Dealer& dealer) {
  for (Seat seat = 0; seat < seats; ++seat) {
    const AnyView view(state, seat);
    const AnyState guess = view.determinize(dealer);
    const std::string who = "seat " + std::to_string(seat) + ": ";
    if (AnyView(guess, seat) != view)
      return who + "the view of a determinization differs from the view";
    if (guess.to_act() != state.to_act()) return who + "a determinization asks somebody else";
    if (view.appraise() != AnyView(guess, seat).appraise())
      return who + "the appraisal sees hidden things";
    if (const Outcome here = state.outcome(), there = guess.outcome();
        here.over != there.over || here.score != there.score || here.because != there.because)
      return who + "the score tells hidden things";
    if (seat != state.to_act()) continue;
    ActionList seen, guessed;
    view.legal(seen);
    guess.legal(guessed);
    if (!same(seen, choices)) return who + "the view offers other choices than the state";
    if (!same(guessed, choices))
      return who + "a determinization offers other choices than the state";
  }
  return {};
}

Broken json_is_faithful(const AnyState& state, const Options& options, Dealer& dealer) {
  const Json json = state.to_json();
  const Result<AnyState> back = position_from_json(state.game(), options, json, 1);
  if (!back) return "its own JSON is refused: " + back.error().text;
  if (*back != state) return "JSON does not round-trip";
  for (int i = 0; i < 8; ++i) {
    AnyState flipped = state;
    const auto at = static_cast<std::size_t>(dealer.pick(0, static_cast<int>(state.size())));
    auto* bytes = static_cast<unsigned char*>(flipped.data());
    bytes[at] = static_cast<unsigned char>(bytes[at] ^ (1 << dealer.pick(0, 8)));
    if (flipped.to_json() == json) return "byte " + std::to_string(at) + " is not in the JSON";
  }
  return {};
}

Broken guesses_are_positions(const AnyState& state, const Options& options, Seat seat,
                             Dealer& dealer) {
  const AnyState guess = AnyView(state, seat).determinize(dealer);
  const Result<AnyState> back = position_from_json(state.game(), options, guess.to_json(), 1);
  if (!back) return "a determinization is no position: " + back.error().text;
  if (*back != guess) return "a determinization does not round-trip as a position";
  return {};
}

bool could_look_like(const AnyState& guess, const AnyView& seen) {
  ActionList choices;
  guess.legal(choices);
  return std::any_of(choices.begin(), choices.end(), [&](Action a) {
    AnyState then = guess;
    Dealer luck(1);
    then.apply(a, luck);
    return luck.picks() == 0 && AnyView(then, seen.seat()) == seen;
  });
}

// A decision that may be taken back has told nobody what was hidden: of the states another seat
// thought possible before, most could have led to the same view. (Not all: that somebody can place
// a card face down tells that there was one to place.)
Broken undo_tells_nothing(const AnyState& before, const Decision& decision, const AnyState& after,
                          int seats, Dealer& dealer) {
  const Vocabulary& words = *before.game().vocabulary;
  const bool reveals = std::any_of(decision.events.begin(), decision.events.end(),
                                   [&](const Event& e) { return words.events[e.kind].reveals; });
  if (reveals || !decision.luck.empty()) return {};
  constexpr int kGuesses = 8;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (seat == decision.seat) continue;
    const AnyView seen(after, seat);
    const AnyView knew(before, seat);
    int possible = 0;
    for (int i = 0; i < kGuesses; ++i) {
      possible += could_look_like(knew.determinize(dealer), seen) ? 1 : 0;
    }
    if (possible >= kGuesses / 2) continue;
    return "'" + text_of(words, decision.action) + "' may be taken back, but told seat " +
           std::to_string(seat) + " something hidden";
  }
  return {};
}

// What came of one way to go on: where it led, and all that was told of it.
struct Telling {
  AnyState after;
  Decision decision;
  bool can_be;  // the script of luck could fall
};

Telling told(const AnyState& before, Action a, const LuckLog& script) {
  Telling out{before, {before.to_act(), a, {}, {}}, false};
  Dealer dealer(script, false, nullptr, 1, &out.decision.events, &out.decision.luck);
  out.after.apply(a, dealer);
  out.can_be = dealer.fault() == Dealer::Fault::None && dealer.left_over().empty();
  return out;
}

// A seat's news, and whether it may be taken back.
std::string heard(const Vocabulary& words, const EventLog& events, bool luck_fell, Seat seat) {
  std::string out = luck_fell ? "luck fell" : "no luck";
  for (const Event& event : events) {
    out += (words.events[event.kind].reveals ? " shown " : " ") +
           dump_json(json_of(words, event, seat));
  }
  return out;
}

// Two ways to go on that leave a seat with the same view of different states sound the same to it:
// else its ears know more than its eyes.
Broken sounds_alike(const Telling& one, const Telling& other, int seats) {
  const Vocabulary& words = *one.after.game().vocabulary;
  if (!one.can_be || !other.can_be || one.after == other.after) return {};
  for (Seat seat = 0; seat < seats; ++seat) {
    if (AnyView(one.after, seat) != AnyView(other.after, seat)) continue;
    const auto news = [&](const Telling& way) {
      return heard(words, way.decision.events, !way.decision.luck.empty(), seat);
    };
    if (news(one) == news(other)) continue;
    return "seat " + std::to_string(seat) + " hears what it may not know: after '" +
           text_of(words, one.decision.action) + "' " + news(one) + ", after '" +
           text_of(words, other.decision.action) + "' " + news(other);
  }
  return {};
}

// The luck of a script with one thing of it fallen otherwise.
LuckLog with_other_luck(const Vocabulary& words, LuckLog luck, Dealer& dealer) {
  Luck& one = luck[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(luck.size())))];
  const Domain& domain = *words.lucks[one.kind].domain;
  one.value =
      static_cast<std::uint8_t>(dealer.pick(0, domain.most() - domain.least() + 1, domain.least()));
  return luck;
}

// The same choice with other luck, and another choice of the same seat.
Broken news_is_fair(const AnyState& before, const Decision& decision, const ActionList& choices,
                    int seats, Dealer& dealer) {
  const Vocabulary& words = *before.game().vocabulary;
  const Telling as_it_was = told(before, decision.action, decision.luck);
  if (!decision.luck.empty()) {
    const LuckLog luck = with_other_luck(words, decision.luck, dealer);
    const Telling otherwise = told(before, decision.action, luck);
    if (Broken broken = sounds_alike(as_it_was, otherwise, seats); !broken.empty()) return broken;
  }
  const Action other =
      choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))];
  return sounds_alike(as_it_was, told(before, other, decision.luck), seats);
}

// The opening, too: the same set-up with one thing of its luck fallen otherwise.
Broken opening_is_fair(const AnyGame& game, const Options& options, const LuckLog& luck,
                       Dealer& dealer) {
  const auto set_up_with = [&](const LuckLog& script) {
    Telling out{AnyState(game), {}, false};
    Dealer opening(script, true, nullptr, 1, &out.decision.events, &out.decision.luck);
    game.setup(out.after.data(), options, opening);
    out.can_be = opening.fault() == Dealer::Fault::None && opening.left_over().empty();
    return out;
  };
  if (luck.empty()) return {};
  const Telling as_it_was = set_up_with(luck);
  for (int i = 0; i < 8; ++i) {
    const Telling otherwise = set_up_with(with_other_luck(*game.vocabulary, luck, dealer));
    if (Broken broken = sounds_alike(as_it_was, otherwise, options.seats); !broken.empty()) {
      return "in the opening " + broken;
    }
  }
  return {};
}

Broken end_is_sound(const AnyState& state, int seats) {
  const Outcome end = state.outcome();
  if (!end.over) return "nobody is to act, but the game is not over";
  if (!end.because) return "the end names no clause";
  float sum = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const float reward = end.reward[static_cast<std::size_t>(seat)];
    if (!(reward >= 0 && reward <= 1)) return "a reward is outside 0..1";
    if (state.game().info->cooperative && reward != end.reward[0])
      return "cooperative rewards differ";
    sum += reward;
  }
  if (!state.game().info->cooperative && (sum < 0.999f || sum > 1.001f)) {
    return "the rewards do not add up to one victory";
  }
  return {};
}

Broken record_replays(const Table& table, FindGame find_game) {
  const std::string text = write_record(table);
  const Result<Table> back = read_record(text, find_game);
  if (!back) return "its record is refused: " + back.error().text;
  if (back->state() != table.state()) return "its record replays to other bytes";
  if (write_record(*back) != text) return "its record is written differently after a replay";
  return {};
}

}  // namespace

LawRun check_laws(const AnyGame& game, const Options& options, std::uint64_t seed,
                  std::uint64_t most_decisions, std::uint64_t stride, FindGame find_game) {
  LawRun run;
  Result<Table> start = Table::start({&game, options, seed, {}, {}});
  if (!start) {
    run.broken = "set-up is refused: " + start.error().text;
    return run;
  }
  Table table = std::move(*start);
  Dealer dealer(mix(seed, 77));
  const auto say = [&](const Broken& what) {
    if (!what.empty() && run.broken.empty()) run.broken = what + "\n" + write_record(table);
    return !run.broken.empty();
  };
  if (say(opening_is_fair(game, options, table.opening_luck(), dealer))) return run;
  ActionList choices;
  for (; !table.is_over() && run.decisions < most_decisions; ++run.decisions) {
    const AnyState before = table.state();
    before.legal(choices);
    run.longest = std::max(run.longest, choices.size());
    const bool dear = run.decisions % stride == 0;
    if (say(choices_are_sound(before, choices))) return run;
    if (say(views_are_fair(before, choices, options.seats, dealer))) return run;
    if (dear) {
      if (say(nothing_legal_is_missing(before, choices))) return run;
      if (say(refusals_are_fair(before, dealer))) return run;
      if (say(json_is_faithful(before, options, dealer))) return run;
      const auto seat = static_cast<Seat>(dealer.pick(0, options.seats));
      if (say(guesses_are_positions(before, options, seat, dealer))) return run;
    }
    const Action a =
        choices[static_cast<std::size_t>(dealer.pick(0, static_cast<int>(choices.size())))];
    const auto played = table.play(a);
    if (!played) {
      say("a listed choice is refused: " + played.error().text);
      return run;
    }
    if (say(news_is_fair(before, **played, choices, options.seats, dealer))) return run;
    if (say(undo_tells_nothing(before, **played, table.state(), options.seats, dealer))) return run;
    if (table.can_undo()) {
      const AnyState after = table.state();
      static_cast<void>(table.undo());
      if (table.state() != before) say("undo does not lead back to the same bytes");
      static_cast<void>(table.play(a));
      if (table.state() != after) say("the same decision after undo leads elsewhere");
      if (!run.broken.empty()) return run;
    }
  }
  run.finished = table.is_over();
  if (run.finished && say(end_is_sound(table.state(), options.seats))) return run;
  say(record_replays(table, find_game));
  return run;
}

}  // namespace ochre
