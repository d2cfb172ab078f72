// words_test.cpp - notation, JSON and luck in words; bad input gets a sentence.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <nlohmann/json.hpp>

#include "core/phrase.h"
#include "core/table.h"
#include "games/registry.h"

namespace {

using namespace ochre;

const Vocabulary& words() { return *(*find_game("tribu"))->vocabulary; }

TEST_CASE("every sentence of every vocabulary survives text and JSON") {
  for (const AnyGame* game : all_games()) {
    const Vocabulary& all = *game->vocabulary;
    CHECK(rc::check([&](std::uint8_t verb, std::array<std::uint8_t, 3> values) {
      Action a{static_cast<std::uint8_t>(verb % all.verbs.size()), 0, 0, 0};
      std::uint8_t* args[3] = {&a.a, &a.b, &a.c};
      for (std::size_t i = 0; i < 3; ++i) {
        const Domain* domain = all.verbs[a.verb].fields[i].domain;
        if (domain == nullptr) break;
        *args[i] = static_cast<std::uint8_t>(domain->least() +
                                             values[i] % (domain->most() - domain->least() + 1));
      }
      const auto text = action_from_text(all, text_of(all, a));
      RC_ASSERT(text.has_value());
      RC_ASSERT(*text == a);
      const auto json = action_from_json(all, json_of(all, a));
      RC_ASSERT(json.has_value());
      RC_ASSERT(*json == a);
    }));
  }
}

TEST_CASE("a move that is not understood is answered with what was wanted") {
  struct Row {
    const char* text;
    const char* says;
  };
  const Row rows[] = {
      {"", "is not understood, expected one of: take <pile>"},
      {"dance", "move 'dance' is not understood"},
      {"take", "has 0 arguments, expected: take <pile>"},
      {"take moon", "'moon' is not a pile, expected one of deck, discard"},
      {"attack scout 9 elder", "'9' is not a seat, expected 0..3"},
      {"discard wolf wolf", "has 2 arguments, expected: discard <card>"},
  };
  for (const Row& row : rows) {
    const auto action = action_from_text(words(), row.text);
    REQUIRE_FALSE(action.has_value());
    CHECK_MESSAGE(action.error().text.find(row.says) != std::string::npos, action.error().text);
  }
}

TEST_CASE("a structured move is checked field by field") {
  struct Row {
    const char* json;
    const char* says;
  };
  const Row rows[] = {
      {"7", "expected text or"},
      {"{\"pile\":\"deck\"}", "expected text or"},
      {"{\"verb\":\"take\"}", "lacks 'pile'"},
      {"{\"verb\":\"take\",\"pile\":3}", "'3' is not a pile"},
      {"{\"verb\":\"take\",\"pile\":\"deck\",\"x\":1}", "has fields it should not"},
      {"{\"verb\":\"fly\"}", "is not understood"},
  };
  for (const Row& row : rows) {
    const auto action = action_from_json(words(), *parse_json(row.json, "move"));
    REQUIRE_FALSE(action.has_value());
    CHECK_MESSAGE(action.error().text.find(row.says) != std::string::npos, action.error().text);
  }
}

TEST_CASE("luck in words: a kind serves the values after it, shuffle lies in wait") {
  const auto script =
      script_from_text(words(), "leader elder scout dealer 1 draw wolf shuffle multi leader scout");
  REQUIRE(script.has_value());
  CHECK(text_of(words(), script->now) == "leader elder scout dealer 1 draw wolf");
  CHECK(text_of(words(), script->coming) == "draw multi leader scout");
  CHECK(script_from_text(words(), "wolf")
            .error()
            .text.find("begins with 'wolf', expected one of draw") != std::string::npos);
  CHECK(script_from_text(words(), "draw cow").error().text.find("'cow' is not a card") !=
        std::string::npos);
}

TEST_CASE("clauses are found by name, in any case, with or without prefix") {
  CHECK(id_of(**find_clause(words(), "tri-061")) == "TRI-061");
  CHECK(id_of(**find_clause(words(), "61")) == "TRI-061");
  CHECK(find_clause(words(), "TRI-999").error().text ==
        "clause 'TRI-999' does not exist, the clauses run from TRI-001 to TRI-306");
  CHECK_FALSE(find_clause(words(), "STA-061").has_value());
}

AnyState opening(std::string_view id) {
  const AnyGame* game = *find_game(id);
  const auto table = Table::start({game, standard_options(*game->info, 2), 1, {"Ada", "Ben"}, {}});
  REQUIRE(table.has_value());
  return table->state();
}

std::string event_words(const AnyState& state, std::string_view word,
                        std::array<std::int16_t, 4> args) {
  const auto& events = state.game().vocabulary->events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].word != word) continue;
    return phrase_of(state, {"Ada", "Ben"}, {static_cast<std::uint8_t>(i), 0, 0xff, args}, 0);
  }
  return "no such event";
}

TEST_CASE("a phrase agrees with its number, and says what is not there") {
  struct Choice {
    const char *game, *move, *says;
  };
  const Choice choices[] = {
      {"tribu", "protect none", "do not defend"},
      {"tribu", "protect scout", "defend with the active card beside The Scout"},
      {"tribu", "attack elder 1 shaman",
       "attack The Shaman of Ben with the active Event card beside The Elder"},
      {"mammothodus", "destroy tribes 0", "destroy no tribe"},
      {"mammothodus", "destroy tribes 1", "destroy 1 tribe"},
      {"mammothodus", "destroy tribes 2", "destroy 2 tribes"},
      {"stone-age", "place forest 1", "place 1 person at the forest"},
      {"stone-age", "place forest 3", "place 3 people at the forest"},
      {"endless-winter", "place chief rest", "place the Chief on the Rest space"},
      {"endless-winter", "place tribe hunt", "place a Tribe figure in Hunt"},
      {"endless-winter", "megalith 0 1 2", "place a Megalith on the ground, row 1, column 2"},
      {"endless-winter", "megalith 1 1 2", "place a Megalith on level 1, row 1, column 2"},
  };
  for (const Choice& row : choices) {
    const AnyState state = opening(row.game);
    const auto move = action_from_text(*state.game().vocabulary, row.move);
    REQUIRE_MESSAGE(move.has_value(), row.move);
    CHECK(phrase_of(state, {"Ada", "Ben"}, *move) == row.says);
  }
  const AnyState winter = opening("endless-winter");
  CHECK(event_words(winter, "tools", {1}) == "Ada gains 1 Tool");
  CHECK(event_words(winter, "tools", {2}) == "Ada gains 2 Tools");
  CHECK(event_words(winter, "labor", {0}) == "Ada gains no Labor");
  CHECK(event_words(winter, "labor", {1}) == "Ada gains ½ Labor");
  CHECK(event_words(winter, "labor", {2}) == "Ada gains 1 Labor");
  CHECK(event_words(winter, "labor", {5}) == "Ada gains 2½ Labor");
  CHECK(event_words(winter, "order", {2}) == "Ada is now second in turn order");
}

TEST_CASE("every case of every phrase is for a name, but the last") {
  const auto sound = [](std::string_view phrase) {
    for (std::size_t open; (open = phrase.find('{')) != std::string_view::npos;) {
      const std::size_t close = phrase.find('}', open);
      if (close == std::string_view::npos) return false;
      std::string_view cases = phrase.substr(open + 1, close - open - 1);
      phrase.remove_prefix(close + 1);
      std::size_t bar = cases.find('|');
      if (bar == std::string_view::npos) continue;
      cases.remove_prefix(bar + 1);
      for (; (bar = cases.find('|')) != std::string_view::npos; cases.remove_prefix(bar + 1)) {
        if (cases.substr(0, bar).find('=') == std::string_view::npos) return false;
      }
      if (cases.empty() || cases.find('=') != std::string_view::npos) return false;
    }
    return phrase.find('}') == std::string_view::npos;
  };
  CHECK_FALSE(sound("{n|Tool|Tools}"));
  CHECK_FALSE(sound("{n|1=Tool|2=Tools}"));
  for (const AnyGame* game : all_games()) {
    for (const Verb& verb : game->vocabulary->verbs) CHECK_MESSAGE(sound(verb.phrase), verb.phrase);
    for (const EventKind& kind : game->vocabulary->events) {
      CHECK_MESSAGE(sound(kind.phrase), kind.phrase);
      CHECK_MESSAGE(sound(kind.veiled), kind.veiled);
    }
  }
}

TEST_CASE("JSON that is none, or too deep, gets a sentence") {
  CHECK(parse_json("{", "the file").error().text == "the file is not JSON: {");
  CHECK(parse_json(std::string(100, '['), "the file").error().text ==
        "the file is not accepted: brackets nest deeper than 64");
}

}  // namespace
