// files.h - where the files of this checkout are that tests read.
#pragma once
#include <string>
#include <string_view>

namespace ochre::testing {

/// The path of "games/tribu/content.json" and the like, from wherever the tests are started.
std::string path_of(std::string_view name);

}  // namespace ochre::testing
