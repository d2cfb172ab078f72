// crowd.h - who is connected, and who is let go when there is no room; no sockets.
//
// One more may always come in. Where the whole is full, the address that has most connections loses
// the one that has been idle longest; an address that has its share already loses one of its own.
// So a visitor waits for nobody, and whoever holds thousands of idle connections pays for it first,
// even where all come from one address (a proxy). Tested by server/tests/crowd_test.cpp.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace ochre::server {

class Crowd {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Id = std::uint64_t;

  explicit Crowd(std::size_t most)
      : most_(std::max<std::size_t>(most, 1)), share_(std::max<std::size_t>(most_ / 4 * 3, 1)) {}

  std::size_t size() const { return guests_.size(); }
  std::size_t share() const { return share_; }  // of one address

  // Whoever must go for the new one is told by its `let_go`, and has left.
  Id enter(const std::string& address, Time idle_from, std::function<void()> let_go) {
    const auto same = addresses_.find(address);
    if (same != addresses_.end() && same->second.size() >= share_) {
      remove(same->second.begin()->second);
    } else if (size() >= most_) {
      let_one_go();
    }
    const Id id = ++last_;
    guests_.emplace(id, Guest{address, idle_from, std::move(let_go)});
    seat(id, address, idle_from);
    return id;
  }

  // From then on it is idle. Nothing happens to one that has left.
  void touch(Id id, Time idle_from) {
    const auto found = guests_.find(id);
    if (found == guests_.end()) return;
    Guest& guest = found->second;
    unseat(id, guest);
    guest.idle_from = idle_from;
    seat(id, guest.address, idle_from);
  }

  void leave(Id id) {
    const auto found = guests_.find(id);
    if (found == guests_.end()) return;
    unseat(id, found->second);
    guests_.erase(found);
  }

  // The longest idle of the address that has most, whether there is room or not. False: nobody is
  // here.
  bool let_one_go() {
    if (ranks_.empty()) return false;
    remove(std::get<2>(*ranks_.begin()));
    return true;
  }

 private:
  struct Guest {
    std::string address;
    Time idle_from;
    std::function<void()> let_go;
  };
  using Line = std::set<std::pair<Time, Id>>;  // the first is the first to go
  using Rank =
      std::tuple<std::int64_t, Time, Id, std::string>;  // minus how many, the first of its line

  static Rank rank_of(const std::string& address, const Line& line) {
    return {-static_cast<std::int64_t>(line.size()), line.begin()->first, line.begin()->second,
            address};
  }

  void seat(Id id, const std::string& address, Time idle_from) {
    Line& line = addresses_[address];
    if (!line.empty()) ranks_.erase(rank_of(address, line));
    line.emplace(idle_from, id);
    ranks_.insert(rank_of(address, line));
  }

  void unseat(Id id, const Guest& guest) {
    const auto at = addresses_.find(guest.address);
    Line& line = at->second;
    ranks_.erase(rank_of(guest.address, line));
    line.erase({guest.idle_from, id});
    if (line.empty()) {
      addresses_.erase(at);
    } else {
      ranks_.insert(rank_of(guest.address, line));
    }
  }

  void remove(Id id) {
    const auto let_go = std::move(guests_.at(id).let_go);
    leave(id);
    let_go();
  }

  std::size_t most_, share_;
  Id last_ = 0;
  std::unordered_map<Id, Guest> guests_;
  std::map<std::string, Line> addresses_;
  std::set<Rank> ranks_;  // the first loses one next
};

}  // namespace ochre::server
