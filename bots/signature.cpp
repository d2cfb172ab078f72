// signature.cpp - playing games between bots, and hashing what happened.
#include "bots/signature.h"

#include <cstring>

#include "bots/roster.h"
#include "core/record.h"

namespace ochre {

PlayedGame play_game(const AnyGame& game, const Options& options, std::uint64_t seed,
                     std::span<const std::unique_ptr<Bot>> bots) {
  PlayedGame out;
  Dealer opening(mix(seed, 0));
  AnyState state = set_up(game, options, opening);
  out.signature = hash_text(position_hash(state));  // names and values: layout may change
  while (state.to_act() != kNobody) {
    const Seat seat = state.to_act();
    const AnyView view(state, seat);
    const Action a =
        bots[static_cast<std::size_t>(seat)]->choose(view, thinking_seed(seed, out.decisions));
    Dealer dealer(mix(seed, ++out.decisions));
    state.apply(a, dealer);
    std::uint32_t bits;
    std::memcpy(&bits, &a, sizeof bits);
    out.signature = mix(out.signature, bits);
  }
  out.signature = mix(out.signature, hash_text(position_hash(state)));
  out.outcome = state.outcome();
  for (Seat seat = 0; seat < options.seats; ++seat) {
    out.sheets[static_cast<std::size_t>(seat)] = state.score_sheet(seat);
  }
  return out;
}

std::uint64_t signature(const AnyGame& game, std::uint32_t games, std::uint64_t seed) {
  std::uint64_t out = 0;
  SearchSettings quick;
  quick.iterations = 8;
  quick.rollout = 1;
  const int range = game.info->most_seats - game.info->least_seats + 1;
  for (std::uint32_t i = 0; i < games; ++i) {
    const int seats = game.info->least_seats + static_cast<int>(i) % range;
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < seats; ++seat) {
      const int kind = (seat + static_cast<int>(i)) % 3;
      bots.push_back(kind == 0 ? make_greedy() : kind == 1 ? make_random() : make_search(quick));
    }
    const PlayedGame played =
        play_game(game, standard_options(*game.info, seats), mix(seed, i), bots);
    out = mix(out, played.signature);
  }
  return out;
}

namespace {

std::uint64_t words_of_game(const AnyGame& game, const Options& options, std::uint64_t seed) {
  const Vocabulary& words = *game.vocabulary;
  std::uint64_t out = 0;
  const auto add = [&](const std::string& text) { out = mix(out, hash_text(text)); };
  LuckLog luck;
  Dealer opening(mix(seed, 0), nullptr, &luck);
  AnyState state = set_up(game, options, opening);
  add(text_of(words, luck));
  ActionList choices;
  for (std::uint64_t i = 1; state.to_act() != kNobody; ++i) {
    state.legal(choices);
    for (Action a : choices) add(text_of(words, a));
    const int chosen = Dealer(mix(seed, i)).pick(0, static_cast<int>(choices.size()));
    luck.clear();
    Dealer dealer(mix(seed + 1, i), nullptr, &luck);
    state.apply(choices[static_cast<std::size_t>(chosen)], dealer);
    add(text_of(words, luck));
  }
  const Outcome end = state.outcome();
  for (std::int16_t score : end.score) out = mix(out, static_cast<std::uint64_t>(score));
  add(id_of(row_of(words, end.because)));
  return out;
}

}  // namespace

std::uint64_t rules_signature(const AnyGame& game, int rules, std::uint32_t games,
                              std::uint64_t seed) {
  std::uint64_t out = 0;
  const Info& info = *game.info;
  for (std::uint32_t i = 0; i < games; ++i) {
    const std::uint64_t its_seed = mix(seed, i);
    const auto seats = static_cast<std::uint32_t>(info.most_seats - info.least_seats + 1);
    Options options = standard_options(info, info.least_seats + static_cast<int>(i % seats));
    options.rules = static_cast<std::uint8_t>(rules);
    for (std::size_t k = 0; k < info.options.size() && i >= games / 2; ++k) {
      const OptionRow& row = info.options[k];
      options.value[k] = static_cast<std::uint8_t>(
          Dealer(mix(its_seed, k)).pick(0, row.most - row.least + 1, row.least));
    }
    out = mix(out, words_of_game(game, options, its_seed));
  }
  return out;
}

}  // namespace ochre
