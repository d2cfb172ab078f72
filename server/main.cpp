// main.cpp - the program `ochre_server`: serves a folder, the browser table above all.
#include <charconv>
#include <iostream>
#include <span>

#include "server/listener.h"

namespace {

using namespace ochre;

constexpr std::string_view kHelp =
    "ochre_server FOLDER [--port 8080] [--host 127.0.0.1] [--patience 20]\n"
    "Serves a folder to browsers.\n"
    "  --port      0: any that is free\n"
    "  --host      an address of this machine; 0.0.0.0 lets other machines in\n"
    "  --patience  seconds a client may take for a step\n";

struct Words {
  std::string folder;
  server::Place place;
  bool help = false;
};

Result<int> number(std::string_view name, std::string_view text, int least, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most) {
    return problem(std::string(name) + " is '" + std::string(text) + "', expected " +
                   std::to_string(least) + ".." + std::to_string(most));
  }
  return value;
}

// By hand: the library that reads ochre's words would double the time this program takes to build.
Result<Words> read_words(std::span<char*> given) {
  Words words;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string_view word = given[i];
    const bool has_value = word == "--port" || word == "--host" || word == "--patience";
    if (has_value && i + 1 == given.size()) return problem(std::string(word) + " has no value");
    const std::string_view value = has_value ? given[++i] : "";
    if (word == "--help" || word == "-h") {
      words.help = true;
    } else if (word == "--host") {
      words.place.host = value;
    } else if (word == "--port") {
      const auto port = number(word, value, 0, 65535);
      if (!port) return std::unexpected(port.error());
      words.place.port = static_cast<std::uint16_t>(*port);
    } else if (word == "--patience") {
      const auto seconds = number(word, value, 1, 3600);
      if (!seconds) return std::unexpected(seconds.error());
      words.place.patience = std::chrono::seconds(*seconds);
    } else if (word.starts_with('-') || !words.folder.empty()) {
      return problem("'" + std::string(word) + "' is not understood, --help tells what is");
    } else {
      words.folder = word;
    }
  }
  if (words.folder.empty() && !words.help) return problem("no folder is named, --help tells more");
  return words;
}

// What a person types into the browser.
std::string address_of(const std::string& host, std::uint16_t port) {
  const bool here = host == "127.0.0.1" || host == "::1" || host == "0.0.0.0" || host == "::";
  const std::string name = here ? "localhost" : host.contains(':') ? "[" + host + "]" : host;
  return "http://" + name + ":" + std::to_string(port);
}

// Into a full disk nothing can be said, and whoever asked is to know.
bool say(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return true;
  std::cerr << "ochre_server: standard output cannot be written\n";
  return false;
}

// False: all went well but for what was to be said. It serves all the same.
Result<bool> run(const Words& words) {
  const auto site = server::Site::open(words.folder);
  if (!site) return std::unexpected(site.error());
  bool said = false;
  const auto served = server::serve(*site, words.place, [&](std::uint16_t port) {
    said = say("Ochre is at " + address_of(words.place.host, port) + " (Ctrl-C ends it)\n");
  });
  if (!served) return std::unexpected(served.error());
  return said;
}

}  // namespace

int main(int argc, char** argv) {
  const auto words = read_words(std::span(argv, static_cast<std::size_t>(argc)).subspan(1));
  if (words && words->help) return say(kHelp) ? 0 : 1;
  const Result<bool> served = words ? run(*words) : std::unexpected(words.error());
  if (served) return *served ? 0 : 1;
  std::cerr << "ochre_server: " << served.error().text << "\n";
  return 1;
}
