// files.cpp - the one source that knows the folder: all others compile alike in every checkout.
#include "tests/files.h"

namespace ochre::testing {

std::string path_of(std::string_view name) {
  return std::string(OCHRE_SOURCE_DIR "/") + std::string(name);
}

}  // namespace ochre::testing
