// parallel.h - jobs on several threads.
#pragma once

#include <functional>

#include "bots/search.h"

namespace ochre {

// Runs job(0) .. job(jobs - 1), each once, `threads` at a time, in the order of their numbers.
void run_jobs(int threads, std::size_t jobs, const std::function<void(std::size_t)>& job);

// For a search of several trees: as many threads as there are cores.
Workers threads_for_trees();

}  // namespace ochre
