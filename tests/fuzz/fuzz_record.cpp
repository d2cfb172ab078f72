// fuzz_record.cpp - any bytes as a record: refused with a sentence, or replayed to what it says.
#include <string_view>

#include "core/check.h"
#include "core/record.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto table = ochre::read_record(text, ochre::find_game);
  if (!table) {
    ENSURE(!table.error().text.empty());
    return 0;
  }
  const auto again = ochre::read_record(ochre::write_record(*table), ochre::find_game);
  ENSURE(again.has_value() && again->state() == table->state());
  return 0;
}
