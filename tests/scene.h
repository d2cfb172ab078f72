// scene.h - scenes: worked examples of a rulebook as text that a rules expert can read
// (CONTRIBUTING.md).
#pragma once

#include <string>
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
// Empty: everything in the scene holds; else what does not, with its line.
std::string run_scene(const AnyGame& game, const Scene& scene);

}  // namespace ochre::testing
