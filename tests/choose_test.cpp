// choose_test.cpp - the engine as an outside bot plays what the same bot plays in process.
#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "games/registry.h"
#include "lab/external.h"
#include "protocol/engine.h"
#include "tests/files.h"

namespace {

using namespace ochre;

Json asked(Engine& engine, const Json& params) {
  const Json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "choose"}, {"params", params}};
  return *parse_json(engine.answer(dump_json(request)), "answer");
}

// A game in which every decision is made twice; how many had something to decide.
int play_both(const AnyGame& game, const Options& options, const char* name) {
  const auto spec = *read_bot(name);
  Engine engine(spec);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < options.seats; ++i) bots.push_back(make_bot(spec));
  Dealer dealer(11);
  AnyState state = set_up(game, options, dealer);
  int open = 0;
  for (std::uint64_t seed = 100; seed < 220 && state.to_act() != kNobody; ++seed) {
    const AnyView view(state, state.to_act());
    ActionList choices;
    view.legal(choices);
    open += choices.size() > 1 ? 1 : 0;
    const Action chosen = bots[static_cast<std::size_t>(state.to_act())]->choose(view, seed);
    const Json answer = asked(engine, question_of(view, options, seed));
    REQUIRE_MESSAGE(answer.contains("result"), dump_json(answer));
    REQUIRE(answer["result"]["action"] == text_of(*game.vocabulary, chosen));
    state.apply(chosen, dealer);
  }
  return open;
}

TEST_CASE("choose: the engine's moves are those of its bot in process, with the same seeds") {
  for (const AnyGame* game : all_games()) {
    const Options options = standard_options(*game->info, game->info->most_seats);
    CHECK(play_both(*game, options, "search:iterations=30:rollout=2") > 30);
    CHECK(play_both(*game, options, "level1") > 30);
  }
}

TEST_CASE("choose: a box of the table's own goes with the question") {
  const AnyGame& game = **find_game("tribu");
  std::ifstream file(testing::path_of("games/tribu/content.json"));
  Json box = *parse_json(std::string(std::istreambuf_iterator<char>(file), {}), "box");
  box["constants"][7]["value"] = 30;  // spheres to win
  Options options = standard_options(*game.info, 2);
  options.box = *game.add_box(box);
  REQUIRE(options.box != 0);
  CHECK(play_both(game, options, "level2") > 30);
}

TEST_CASE("choose: the guess is made from the view alone") {
  const AnyGame& game = **find_game("tribu");
  const Options options = standard_options(*game.info, 3);
  Dealer dealer(5);
  const AnyState truth = set_up(game, options, dealer);
  const AnyView view(truth, truth.to_act());
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    // Another state that the seat cannot tell from the true one: not a word of the question
    // differs.
    const AnyState other = view.determinize(dealer);
    REQUIRE(other != truth);
    const Json question = question_of(view, options, seed);
    CHECK(question == question_of(AnyView(other, view.seat()), options, seed));
    CHECK(question["guess"] != truth.to_json());
  }
}

TEST_CASE("choose: what cannot be answered is refused in a sentence") {
  const AnyGame& game = **find_game("tribu");
  const Options options = standard_options(*game.info, 2);
  Dealer dealer(5);
  const AnyState state = set_up(game, options, dealer);
  const AnyView view(state, state.to_act());
  const Json good = question_of(view, options, 1);
  Engine engine;
  const auto refused = [&](const char* name, const Json& value) {
    Json params = good;
    params[name] = value;
    return asked(engine, params)["error"]["message"].get<std::string>();
  };
  CHECK(refused("guess", nullptr) ==
        "'guess' is missing, expected a state that the seat may be in");
  CHECK(refused("guess", {{"turn", "moon"}}).find("turn") != std::string::npos);
  CHECK(refused("seat", 1 - view.seat()) == "seat " + std::to_string(1 - view.seat()) +
                                                " is not to decide, seat " +
                                                std::to_string(view.seat()) + " is");
}

}  // namespace
