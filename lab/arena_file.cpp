// arena_file.cpp - writing an arena's games down, and taking up what an earlier run left.
#include "lab/arena_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "bots/signature.h"
#include "core/text.h"

namespace ochre {
namespace {

constexpr int kFormat = 2;

Json header_of(const ArenaOrder& order) {
  Json players = Json::array();
  for (const ArenaPlayer& player : order.players) players.push_back(player.name);
  return {{"arena", kFormat},
          {"game", std::string(order.game->info->id)},
          {"rules", order.game->info->rules_version},
          {"play", hex(fingerprint_of(order))},
          {"box", order.game->box_name(order.options.box)},
          {"seats", order.options.seats},
          {"options", order.options.value},
          {"players", players},
          {"seed", order.seed},
          {"own_luck", order.own_luck}};
}

Json line_of(std::size_t number, const ArenaGame& game) {
  return {{"number", number},        {"round", game.round},     {"player", game.player},
          {"reward", game.reward},   {"score", game.score},     {"decisions", game.decisions},
          {"seconds", game.seconds}, {"slowest", game.slowest}, {"signature", hex(game.signature)}};
}

// Of a line without its sum, and of the file that it belongs to.
std::string sum_of(const std::string& header, const Json& line) {
  return hex(hash_text(header + "\n" + dump_json(line)));
}

template <class T>
bool read_row(const Json& json, const char* name, std::array<T, kMaxSeats>& out) {
  if (!json.contains(name) || !json[name].is_array() || json[name].size() != kMaxSeats)
    return false;
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (!json[name][i].is_number()) return false;
    out[i] = json[name][i].get<T>();
  }
  return true;
}

// A game as line_of wrote it; false if it is not one of this schedule. What lies beyond the rounds
// asked for is sound, and left alone.
bool read_game(const ArenaOrder& order, const Json& json, ArenaGames& games) {
  if (!json.is_object() || !json.value("number", Json()).is_number_unsigned() ||
      !json.value("signature", Json()).is_string() || !json.value("sum", Json()).is_string()) {
    return false;
  }
  const auto lineups = lineups_of(order);
  const auto number = json["number"].get<std::size_t>();
  ArenaGame game;
  game.round = number / lineups.size();
  const auto& lineup = lineups[number % lineups.size()];
  std::array<std::uint8_t, kMaxSeats> player{};
  std::copy(lineup.begin(), lineup.end(), player.begin());
  game.signature = std::strtoull(json["signature"].get<std::string>().c_str(), nullptr, 16);
  const bool sound = read_row(json, "player", game.player) && game.player == player &&
                     read_row(json, "reward", game.reward) && read_row(json, "score", game.score) &&
                     read_row(json, "decisions", game.decisions) &&
                     read_row(json, "seconds", game.seconds) &&
                     read_row(json, "slowest", game.slowest);
  if (sound && number < games.size()) games[number] = game;
  return sound;
}

// What the bots are told to be, with what they leave to the game.
std::uint64_t settings_of(const ArenaOrder& order) {
  const Info& info = *order.game->info;
  Json out = {info.appraisal_scale, info.width, info.quiet_after, info.horizon, info.iterations};
  for (const ArenaPlayer& player : order.players) {
    const SearchSettings& search = player.bot.search;
    out.push_back({player.name, static_cast<int>(player.bot.kind), player.bot.noise,
                   search.iterations, search.seconds, search.trees, search.exploration,
                   search.sharpness, search.width, search.rollout, search.horizon});
  }
  return hash_text(dump_json(out));
}

// One decision of a search that looks as far as the game asks, which a signature's does not.
std::uint64_t thought_of(const AnyGame& game, const Options& options) {
  Dealer dealer(1);
  AnyState state = set_up(game, options, dealer);
  ActionList choices;
  for (state.legal(choices); choices.size() == 1; state.legal(choices)) {
    state.apply(choices[0], dealer);
    if (state.to_act() == kNobody) return 0;
  }
  SearchSettings settings;
  settings.iterations = 100;
  const Advice advice = make_search(settings)->advise(AnyView(state, state.to_act()), 1);
  std::uint64_t out = 0;
  for (const Rated& one : advice.choices) {
    const std::string text = text_of(*game.vocabulary, one.action);
    out = mix(out, hash_text(text + " " + dump_json(one.effort)));
  }
  return out;
}

std::string text_in(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

}  // namespace

std::uint64_t fingerprint_of(const ArenaOrder& order) {
  const Info& info = *order.game->info;
  const auto every_number_of_seats =
      static_cast<std::uint32_t>(info.most_seats - info.least_seats + 1);
  Options options = order.options;
  options.box = 0;  // another one's place differs between processes, and the header names it
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < order.options.seats; ++i) bots.push_back(make_greedy());
  std::uint64_t out = signature(*order.game, every_number_of_seats, 1);
  out = mix(out, play_game(*order.game, options, 1, bots).signature);
  out = mix(out, thought_of(*order.game, options));
  return mix(out, settings_of(order));
}

std::optional<std::uint64_t> seed_in(const std::string& file) {
  const std::string text = text_in(file);
  const auto json = parse_json(std::string_view(text).substr(0, text.find('\n')), "line");
  if (!json || !json->is_object() || !json->value("seed", Json()).is_number_unsigned())
    return std::nullopt;
  return (*json)["seed"].get<std::uint64_t>();
}

Result<void> ArenaFile::check_header(const Json& found) const {
  const Json wanted = *parse_json(header_, "header");
  if (found == wanted) return {};
  Json same = found;
  if (same.is_object() && same.contains("rules") && same.contains("play")) {
    same["rules"] = wanted["rules"];
    same["play"] = wanted["play"];
  }
  if (same != wanted) {
    return problem(order_.file + " holds another arena, expected " + header_ +
                   " in its first line, or no such file");
  }
  const auto build = [](const Json& of) {
    return "rules " + shortened(dump_json(of["rules"])) + " and play " +
           shortened(dump_json(of["play"]));
  };
  return problem(order_.file + " was begun by another build, with " + build(found) +
                 ", this one has " + build(wanted) +
                 ": go on with that build, or name another file");
}

// How much of the text is whole: a last line that was cut off by whatever ended it is not.
Result<std::uint64_t> ArenaFile::resume(const std::string& text, ArenaGames& games) const {
  std::size_t at = 0;
  if (text.find('\n') == std::string::npos && (header_ + "\n").starts_with(text)) return 0u;
  for (std::size_t number = 1; at < text.size(); ++number) {
    const std::size_t end = text.find('\n', at);
    if (end == std::string::npos && number > 1) break;
    const std::string place = order_.file + ":" + std::to_string(number) + ": ";
    const auto json = parse_json(std::string_view(text).substr(at, end - at), "line");
    if (number == 1) {
      if (const auto sound = check_header(json ? *json : Json()); !sound)
        return std::unexpected(sound.error());
    } else if (!json || !read_game(order_, *json, games)) {
      return problem(place + "this is not a game of the arena");
    } else {
      Json line = *json;
      line.erase("sum");
      if ((*json)["sum"] != sum_of(header_, line))
        return problem(place + "this game was changed after it was written down");
    }
    if (end == std::string::npos) break;
    at = end + 1;
  }
  return at;
}

Result<void> ArenaFile::open(ArenaGames& games) {
  if (order_.file.empty()) return {};
  header_ = dump_json(header_of(order_));
  const std::string text = text_in(order_.file);
  std::error_code error;
  const auto there = std::filesystem::file_size(order_.file, error);
  if (!error && there != text.size()) return problem(order_.file + " could not be read");
  const auto whole = resume(text, games);
  if (!whole) return std::unexpected(whole.error());
  if (const auto opened = file_.open(order_.file, *whole); !opened) return opened;
  return *whole == 0 ? file_.add(header_) : Result<void>{};
}

Result<void> ArenaFile::keep(std::size_t number, const ArenaGame& game) {
  if (order_.file.empty()) return {};
  Json line = line_of(number, game);
  line["sum"] = sum_of(header_, line);
  return file_.add(dump_json(line));
}

Result<void> ArenaFile::finish() { return order_.file.empty() ? Result<void>{} : file_.finish(); }

}  // namespace ochre
