// allocations.h - counts heap allocations, so that `bench` can show that the rules make none.
#pragma once

#include <cstdint>

namespace ochre {

std::uint64_t allocations_so_far();

}  // namespace ochre
