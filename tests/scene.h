// scene.h - scenes: worked examples of a rulebook as text that a rules expert can read
// (CONTRIBUTING.md).
#pragma once

#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/any_game.h"

namespace ochre::testing {

struct Scene {
  std::string title;  // "TRI-061 the discard pile …"
  int line = 0;
  struct Line {
    int number;
    std::string word, rest;
  };
  std::vector<Line> lines;
};

std::vector<Scene> read_scenes(const std::string& path);
// What was refused in scenes: the step, the verb, the number of the clause.
using Refusals = std::set<std::tuple<int, int, int>>;
// Empty: everything in the scene holds; else what does not, with its line. Adds to `refused` what
// it saw refused.
std::string run_scene(const AnyGame& game, const Scene& scene, Refusals& refused);

}  // namespace ochre::testing
