// sources.cpp - adding up the score sheets of many games.
#include "lab/sources.h"

#include <nlohmann/json.hpp>

#include "lab/figures.h"

namespace ochre {
namespace {

void add_sheet(SheetFigures& out, const ScoreSheet& sheet, double reward) {
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    if (i == out.sources.size()) out.sources.push_back({std::string(sheet.rows[i].source)});
    out.sources[i].points += sheet.rows[i].points;
    out.sources[i].winner += reward * sheet.rows[i].points;
  }
  if (sheet.trait.empty()) return;
  TraitFigures& trait = out.traits[std::string(sheet.trait) + " " + std::string(sheet.variant)];
  trait.games += 1;
  trait.wins += reward;
}

}  // namespace

void SheetSums::add(const PlayedGame& game, std::size_t seats) {
  for (std::size_t i = 0; i < seats; ++i) {
    const double reward = game.outcome.reward[i];
    add_sheet(sums_, game.sheets[i], reward);
    sheets_ += 1;
    wins_ += reward;
  }
}

SheetFigures SheetSums::figures() const {
  SheetFigures out = sums_;
  for (SourceFigures& source : out.sources) {
    source.points /= sheets_;
    source.winner = wins_ > 0 ? source.winner / wins_ : 0;
  }
  return out;
}

std::string text_of(const SheetFigures& figures) {
  std::string out;
  double sum = 0, winners = 0;
  for (const SourceFigures& row : figures.sources) {
    out += (out.empty() ? "  points a seat (of a winner): " : ", ") + row.source + " " +
           number(row.points) + " (" + number(row.winner) + ")";
    sum += row.points;
    winners += row.winner;
  }
  if (!out.empty()) out += ", together " + number(sum) + " (" + number(winners) + ")\n";
  for (const auto& [name, trait] : figures.traits) {
    const Estimate rate = rate_of(trait.wins, trait.games);
    out += "  " + name + " won " + number(100 * rate.value) + " % [" + number(100 * rate.low) +
           ", " + number(100 * rate.high) + "] of " +
           std::to_string(static_cast<long>(trait.games)) + " seats\n";
  }
  return out;
}

Json json_of(const SheetFigures& figures) {
  Json sources = Json::array(), traits = Json::object();
  for (const SourceFigures& row : figures.sources) {
    sources.push_back({{"source", row.source}, {"points", row.points}, {"winner", row.winner}});
  }
  for (const auto& [name, trait] : figures.traits) {
    traits[name] = {{"seats", trait.games},
                    {"wins", trait.wins},
                    {"win_rate", json_of(rate_of(trait.wins, trait.games))}};
  }
  return {{"sources", sources}, {"traits", traits}};
}

}  // namespace ochre
