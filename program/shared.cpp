// shared.cpp - files, options, refusals.
#include "program/shared.h"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/text.h"

namespace ochre {

int refuse(const std::string& text) {
  std::cerr << "ochre: " << text << "\n";
  return 1;
}

Result<std::string> read_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) return problem(path + " is a folder, expected a file");
  std::ifstream file(path, std::ios::binary);
  if (!file) return problem(path + " cannot be read");
  return std::string(std::istreambuf_iterator<char>(file), {});
}

Result<Options> read_options(const AnyGame& game, std::size_t seats,
                             const std::vector<std::string>& options, const std::string& components,
                             BoxHold& box) {
  const Info& info = *game.info;
  Options out = standard_options(info, static_cast<int>(std::min<std::size_t>(seats, 255)));
  for (const std::string& given : options) {
    const std::size_t equals = given.find('=');
    const auto row =
        std::find_if(info.options.begin(), info.options.end(),
                     [&](const OptionRow& one) { return one.name == given.substr(0, equals); });
    int value = -1;
    if (equals != std::string::npos) {
      std::from_chars(given.data() + equals + 1, given.data() + given.size(), value);
    }
    if (row == info.options.end() || value < row->least || value > row->most) {
      std::string wanted;
      for (const OptionRow& one : info.options) {
        wanted += (wanted.empty() ? "" : ", ") + std::string(one.name) + "=" +
                  std::to_string(one.least) + ".." + std::to_string(one.most);
      }
      return problem("option " + in_quotes(given) + " is not understood, expected " +
                     (wanted.empty() ? "none: this game has no options" : "one of " + wanted));
    }
    out.value[static_cast<std::size_t>(row - info.options.begin())] =
        static_cast<std::uint8_t>(value);
  }
  if (!components.empty()) {
    const auto text = read_file(components);
    if (!text) return std::unexpected(text.error());
    const auto json = parse_json(*text, components);
    if (!json) return std::unexpected(json.error());
    auto brought = BoxHold::bring(game, *json);
    if (!brought) return problem(components + ": " + brought.error().text);
    out.box = brought->place();
    box = std::move(*brought);
  }
  if (const auto sound = check_options(info, out); !sound) return std::unexpected(sound.error());
  return out;
}

void show_progress(std::uint64_t done, std::uint64_t all) {
  constexpr std::uint64_t kWide = 40;
  static std::uint64_t shown = kWide + 1;
  const std::uint64_t filled = all == 0 ? kWide : done * kWide / all;
  if (filled == shown && done != all) return;
  shown = filled;
  std::cerr << "\r[" << std::string(filled, '#') << std::string(kWide - filled, ' ') << "] " << done
            << "/" << all << (done == all ? "\n" : "") << std::flush;
}

}  // namespace ochre
