// words_test.cpp - notation, JSON and luck in words; bad input gets a sentence.
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <nlohmann/json.hpp>

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

TEST_CASE("JSON that is none, or too deep, gets a sentence") {
  CHECK(parse_json("{", "the file").error().text == "the file is not JSON: {");
  CHECK(parse_json(std::string(100, '['), "the file").error().text ==
        "the file is not accepted: brackets nest deeper than 64");
}

}  // namespace
