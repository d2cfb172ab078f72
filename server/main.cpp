// main.cpp - the program `ochre_server`: serves a folder, the browser table above all.
#include <CLI/CLI.hpp>
#include <iostream>

#include "server/listener.h"

namespace {

using namespace ochre;

int refuse(const std::string& text) {
  std::cerr << "ochre_server: " << text << "\n";
  return 1;
}

// What a person types into the browser.
std::string address_of(const std::string& host, std::uint16_t port) {
  const bool here = host == "127.0.0.1" || host == "::1" || host == "0.0.0.0" || host == "::";
  const std::string name = here ? "localhost" : host.contains(':') ? "[" + host + "]" : host;
  return "http://" + name + ":" + std::to_string(port);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Serves a folder to browsers.", "ochre_server");
  std::string folder;
  server::Place place;
  double patience = 20;
  app.add_option("folder", folder)->required();
  app.add_option("--port", place.port, "0: any that is free")->capture_default_str();
  app.add_option("--host", place.host, "0.0.0.0 lets other machines in")->capture_default_str();
  app.add_option("--patience", patience, "seconds a client may take for a step")
      ->check(CLI::Range(0.1, 3600.0))
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  place.patience = std::chrono::milliseconds(static_cast<int>(patience * 1000));

  const auto site = server::Site::open(folder);
  if (!site) return refuse(site.error().text);
  const auto served = server::serve(*site, place, [&](std::uint16_t port) {
    std::cout << "Ochre is at " << address_of(place.host, port) << " (Ctrl-C ends it)" << std::endl;
  });
  return served ? 0 : refuse(served.error().text);
}
