// parallel.cpp - threads that take the next job until there is none.
#include "lab/parallel.h"

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

}  // namespace ochre
