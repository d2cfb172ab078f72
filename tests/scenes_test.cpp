// scenes_test.cpp - every scene of every game; OCHRE_SCENES=TEXT: those whose title has the text.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "games/registry.h"
#include "tests/files.h"
#include "tests/ran.h"
#include "tests/scene.h"

namespace {

using namespace ochre;

std::string folder_of(const AnyGame& game) {
  std::string id(game.info->id);
  std::replace(id.begin(), id.end(), '-', '_');
  return testing::path_of("games/" + id + "/tests");
}

// Every answer that a step lists is shown by a scene: "never MOVE CLAUSE" where that step asks.
void check_answers(const AnyGame& game, const testing::Refusals& refused) {
  const Vocabulary& words = *game.vocabulary;
  for (const Answers& row : words.answers) {
    for (Clause clause : row.clauses) {
      if (!clause) continue;
      const bool shown = refused.contains({row.step, row.verb, clause.number});
      CHECK_MESSAGE(shown, std::string(game.info->id)
                               << ": no scene has '" << words.verbs[row.verb].word
                               << "' refused by " << id_of(row_of(words, clause)) << " at step '"
                               << words.steps[row.step] << "'");
    }
  }
}

TEST_CASE("every scene of every game holds") {
  const char* const wanted = std::getenv("OCHRE_SCENES");
  for (const AnyGame* game : all_games()) {
    int scenes = 0;
    testing::Refusals refused;
    std::vector<std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(folder_of(*game))) {
      if (file.path().extension() == ".scene") files.push_back(file.path());
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
      for (const testing::Scene& scene : testing::read_scenes(file.string())) {
        if (wanted != nullptr && scene.title.find(wanted) == std::string::npos) continue;
        ++scenes;
        const std::string wrong = testing::run_scene(*game, scene, refused);
        CHECK_MESSAGE(wrong.empty(), file.filename().string()
                                         << ": scene " << scene.title << ": " << wrong);
        if (wrong.empty()) testing::note_scene(file.string(), scene.title);
      }
    }
    MESSAGE(std::string(game->info->id) << ": " << scenes << " scenes");
    CHECK((scenes > 0 || wanted != nullptr));
    if (wanted == nullptr) check_answers(*game, refused);
  }
}

}  // namespace
