// ran.h - what a run of the tests really did: cases and scenes that passed, for
// tools/check_clauses.
#pragma once

#include <string>

namespace ochre::testing {

// A scene held. OCHRE_RAN=FILE: its line in that file.
void note_scene(const std::string& file, const std::string& title);
// How many cases ran and asserted nothing; each was named on stderr.
int empty_cases();

}  // namespace ochre::testing
