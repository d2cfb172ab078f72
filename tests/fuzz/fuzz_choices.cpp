// fuzz_choices.cpp - raw bytes as set-up, luck and choices: whatever they choose, the laws hold.
#include "core/check.h"
#include "core/record.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ochre;
  if (size < 3) return 0;
  const auto games = all_games();
  const AnyGame& game = *games[data[0] % games.size()];
  const Info& info = *game.info;
  Options options =
      standard_options(info, info.least_seats + data[1] % (info.most_seats - info.least_seats + 1));
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if ((data[2] >> i) % 2 != 0) options.value[i] = static_cast<std::uint8_t>(info.options[i].most);
  }
  auto table = Table::start({&game, options, data[2], {}, {}});
  ENSURE(table.has_value());
  ActionList choices;
  for (std::size_t i = 3; i < size && !table->is_over(); ++i) {
    table->state().legal(choices);
    ENSURE(!choices.empty());
    ENSURE(table->play(choices[data[i] % choices.size()]).has_value());
  }
  const auto again = read_record(write_record(*table), find_game);
  ENSURE(again.has_value() && again->state() == table->state());
  return 0;
}
