// sources.h - where the points of many games came from, and how often each trait won.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "bots/signature.h"
#include "core/json.h"

namespace ochre {

struct SourceFigures {  // means over all seats of all games
  std::string source;
  double points = 0, winner = 0;  // of a seat, of a winner
};

struct TraitFigures {
  double games = 0, wins = 0;
};

struct SheetFigures {
  std::vector<SourceFigures> sources;  // in the order of the sheet; empty without sheets
  std::map<std::string, TraitFigures> traits;
};

class SheetSums {  // adds up one game at a time
 public:
  void add(const PlayedGame& game, std::size_t seats);
  SheetFigures figures() const;

 private:
  SheetFigures sums_;  // points not yet divided
  double sheets_ = 0, wins_ = 0;
};

std::string text_of(const SheetFigures& figures);
Json json_of(const SheetFigures& figures);

}  // namespace ochre
