// listener.h - sockets: takes connections, reads requests, sends what the site answers.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "server/site.h"

namespace ochre::server {

struct Place {
  std::string host = "127.0.0.1";  // an address of this machine
  std::uint16_t port = 8080;       // 0: any that is free
  // For a request to arrive, and for each piece of an answer to go.
  std::chrono::milliseconds patience{20000};
};

// Serves until Ctrl-C (SIGINT) or SIGTERM. `ready` hears the port once connections are taken; a
// problem says why none can be.
Result<void> serve(const Site& site, const Place& place,
                   const std::function<void(std::uint16_t)>& ready);

}  // namespace ochre::server
