// parallel.cpp - threads that take the next job until there is none.
#include "lab/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace ochre {

void run_jobs(int threads, std::size_t jobs, const std::function<void(std::size_t)>& job) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next.fetch_add(1); i < jobs; i = next.fetch_add(1)) job(i);
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& one : others) one.join();
}

Workers threads_for_trees() {
  static const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return {cores,
          [](int jobs, const Job& job) {
            run_jobs(std::min(cores, jobs), static_cast<std::size_t>(jobs),
                     [&](std::size_t i) { job(static_cast<int>(i)); });
          },
          nullptr};
}

}  // namespace ochre
