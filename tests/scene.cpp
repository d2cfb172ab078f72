// scene.cpp - reading and playing scenes.
#include "tests/scene.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "bots/roster.h"
#include "core/phrase.h"
#include "core/table.h"

namespace ochre::testing {
namespace {

std::string trim(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

bool is_number(const std::string& word) {
  const std::size_t sign = !word.empty() && word[0] == '-' ? 1 : 0;
  return word.size() > sign && std::all_of(word.begin() + static_cast<long>(sign), word.end(),
                                           [](char c) { return c >= '0' && c <= '9'; });
}

Json scalar(const std::string& word) {
  if (word == "none") return nullptr;
  if (is_number(word)) return std::stoi(word);
  return word;
}

// "[a b]" is a list; anything else one word or number; "none" is null.
Json value_from(const std::string& text) {
  if (text.empty() || text.front() != '[') return scalar(text);
  Json out = Json::array();
  for (const std::string& word : words_of(text.substr(1, text.rfind(']') - 1)))
    out.push_back(scalar(word));
  return out;
}

std::vector<std::string> steps_of(const std::string& path) {
  std::vector<std::string> out;
  std::istringstream in(path);
  for (std::string step; std::getline(in, step, '.');) out.push_back(step);
  return out;
}

// Puts a value into a patch that holds only what a scene gives.
void put(Json& patch, const std::string& path, const Json& value) {
  Json* at = &patch;
  for (const std::string& step : steps_of(path)) {
    if (is_number(step)) {
      const auto i = static_cast<std::size_t>(std::stoi(step));
      if (at->is_null()) *at = Json::array();
      while (at->size() <= i) at->push_back(nullptr);
      at = &(*at)[i];
    } else {
      if (at->is_null()) *at = Json::object();
      at = &(*at)[step];
    }
  }
  *at = value;
}

std::optional<Json> get(const Json& json, const std::string& path) {
  const Json* at = &json;
  for (const std::string& step : steps_of(path)) {
    if (at->is_array() && is_number(step) &&
        static_cast<std::size_t>(std::stoi(step)) < at->size()) {
      at = &(*at)[static_cast<std::size_t>(std::stoi(step))];
    } else if (at->is_object() && at->contains(step)) {
      at = &(*at)[step];
    } else if (at->is_null()) {
      return Json(nullptr);  // nothing lies there, so nothing of it does
    } else {
      return std::nullopt;
    }
  }
  return *at;
}

class Player {
 public:
  Player(const AnyGame& game, Refusals& refused)
      : game_(game), options_(standard_options(*game.info, 2)), refused_(refused) {
    options_.seats = static_cast<std::uint8_t>(std::max(2, game.info->least_seats));
  }

  std::string run(const Scene& scene) {
    for (const Scene::Line& line : scene.lines) {
      const std::string wrong = obey(line);
      if (!wrong.empty()) return "line " + std::to_string(line.number) + ": " + wrong;
    }
    return checks_ > 0 ? "" : "the scene checks nothing";
  }

 private:
  const Vocabulary& words() const { return *game_.vocabulary; }

  std::string obey(const Scene::Line& line) {
    if (line.word == "seats")
      return options_.seats = static_cast<std::uint8_t>(std::stoi(line.rest)), "";
    if (line.word == "rules")
      return options_.rules = static_cast<std::uint8_t>(std::stoi(line.rest)), "";
    if (line.word == "option") return set_option(line.rest);
    if (line.word == "given") return give(line.rest);
    if (line.word == "luck") return script_text_ = line.rest, "";
    if (const std::string wrong = begin(); !wrong.empty()) return wrong;
    if (line.word == "play") return play(line.rest);
    if (line.word == "undo") return table_->undo() ? "" : "undo is refused";
    ++checks_;
    if (line.word == "check") return check(table_->state().to_json(), line.rest);
    if (line.word == "count") return count(table_->state().to_json(), line.rest);
    if (line.word == "view") {
      const std::string seat = words_of(line.rest).front();
      const AnyView view(table_->state(), static_cast<Seat>(std::stoi(seat)));
      return check(view.to_json(), trim(line.rest.substr(seat.size())));
    }
    if (line.word == "tells") return tells(line.rest, kNobody);
    if (line.word == "hears") {
      const std::string seat = words_of(line.rest).front();
      return tells(trim(line.rest.substr(seat.size())), static_cast<Seat>(std::stoi(seat)));
    }
    if (line.word == "never") return never(line.rest);
    if (line.word == "legal") return legal(line.rest);
    if (line.word == "offers") return offers(line.rest);
    if (line.word == "asks") return asks(line.rest);
    if (line.word == "wins") return wins(line.rest);
    if (line.word == "finds") return plays(line.rest, true);
    if (line.word == "misses") return plays(line.rest, false);
    if (line.word == "keeps") return table_->can_undo() ? "undo is allowed" : "";
    return "'" + line.word + "' is not a scene word";
  }

  std::string set_option(const std::string& rest) {
    const auto given = words_of(rest);
    for (std::size_t i = 0; i < game_.info->options.size(); ++i) {
      if (given.size() == 2 && game_.info->options[i].name == given[0]) {
        options_.value[i] = static_cast<std::uint8_t>(std::stoi(given[1]));
        return "";
      }
    }
    return "no such option";
  }

  std::string give(const std::string& rest) {
    const std::size_t equals = rest.find('=');
    if (equals == std::string::npos) return "expected 'given path = value'";
    put(patch_, trim(rest.substr(0, equals)), value_from(trim(rest.substr(equals + 1))));
    return "";
  }

  std::string begin() {
    if (table_) return "";
    const Result<Script> script = script_from_text(words(), script_text_);
    if (!script) return script.error().text;
    Table::Setup setup{&game_, options_, 7, {}, patch_.is_null() ? "" : dump_json(patch_)};
    Result<Table> table = Table::start(std::move(setup), *script);
    if (!table) return table.error().text;
    table_.emplace(std::move(*table));
    return "";
  }

  std::string play(const std::string& rest) {
    const std::size_t bar = std::min(rest.find('|'), rest.size());
    const auto action = action_from_text(words(), trim(rest.substr(0, bar)));
    if (!action) return action.error().text;
    const auto script = script_from_text(words(), bar < rest.size() ? rest.substr(bar + 1) : "");
    if (!script) return script.error().text;
    const auto played = table_->play(*action, *script);
    return played ? "" : played.error().text;
  }

  std::string check(const Json& json, const std::string& rest) const {
    const std::size_t sign = rest.find_first_of("=~");
    if (sign == std::string::npos) return "expected 'path = value', or ~ for any order";
    const std::string path = trim(rest.substr(0, sign));
    const auto found = get(json, path);
    if (!found) return "there is no " + path;
    Json is = *found;
    Json wanted = value_from(trim(rest.substr(sign + 1)));
    if (rest[sign] == '~' && is.is_array() && wanted.is_array()) {
      std::sort(is.begin(), is.end());
      std::sort(wanted.begin(), wanted.end());
    }
    return is == wanted ? "" : path + " is " + dump_json(is) + ", expected " + dump_json(wanted);
  }

  // "count path = n": how many items lie there.
  std::string count(const Json& json, const std::string& rest) const {
    const std::size_t sign = std::min(rest.find('='), rest.size());
    const std::string path = trim(rest.substr(0, sign));
    const auto found = get(json, path);
    if (!found || !found->is_array()) return path + " is no list";
    const std::string is = std::to_string(found->size());
    return is == trim(rest.substr(std::min(sign + 1, rest.size())))
               ? ""
               : path + " has " + is + " items: " + dump_json(*found);
  }

  // "tells a; b": the news of the last decision, or of the opening, in words, all of it; a star at
  // the end leaves the rest open. "hears 1 a; b": as seat 1 hears it.
  std::string tells(const std::string& wanted, Seat viewer) const {
    const auto& decisions = table_->decisions();
    const EventLog& events = decisions.empty() ? table_->opening_events() : decisions.back().events;
    std::string is;
    for (const Event& event : events) {
      is += (is.empty() ? "" : "; ") + phrase_of(table_->state(), {}, event, viewer);
    }
    const bool open = wanted.ends_with('*');
    const std::string_view said = std::string_view(wanted).substr(0, wanted.size() - open);
    const bool right = open ? is.starts_with(said) : is == said;
    return right ? "" : "told is: " + is;
  }

  // "never move CLAUSE", or with the cause behind it: never place hut 2 STA-057 "Ada is there".
  std::string never(const std::string& line) {
    const std::size_t quote = std::min(line.find('"'), line.size());
    const std::string rest = trim(line.substr(0, quote));
    const auto given = words_of(rest);
    const auto action = action_from_text(words(), trim(rest.substr(0, rest.rfind(given.back()))));
    if (!action) return action.error().text;
    const Objection no = table_->state().objection(*action);
    if (!no) return text_of(words(), *action) + " is legal";
    const std::string id = id_of(row_of(words(), no.clause()));
    if (id != given.back()) return "it is refused by " + id + ", expected " + given.back();
    refused_.emplace(table_->state().step(), action->verb, no.clause().number);
    if (quote == line.size()) return "";
    const std::string cause = phrase_of(table_->state(), {}, no);
    const std::string wanted = line.substr(quote + 1, line.rfind('"') - quote - 1);
    return cause == wanted ? "" : "its cause is '" + cause + "', expected '" + wanted + "'";
  }

  std::string legal(const std::string& rest) const {
    const auto action = action_from_text(words(), rest);
    if (!action) return action.error().text;
    const Objection no = table_->state().objection(*action);
    return no ? refusal(table_->state(), {}, *action, no) : "";
  }

  // "offers a; b; c": these choices in this order, and no others.
  std::string offers(const std::string& rest) const {
    ActionList choices;
    table_->state().legal(choices);
    std::string is;
    for (Action a : choices) is += (is.empty() ? "" : "; ") + text_of(words(), a);
    return is == rest ? "" : "offered are: " + is;
  }

  std::string asks(const std::string& rest) const {
    const Seat seat = table_->state().to_act();
    const std::string is = seat == kNobody ? "nobody" : std::to_string(seat);
    return is == rest ? "" : "asked is " + is + ", expected " + rest;
  }

  std::string wins(const std::string& rest) const {
    const Outcome end = table_->state().outcome();
    if (!end.over) return "the game is not over";
    std::string is;
    for (std::size_t i = 0; i < options_.seats; ++i) {
      if (end.reward[i] > 0) is += (is.empty() ? "" : " ") + std::to_string(i);
    }
    is = is.empty() ? "nobody" : is;
    return is == rest ? "" : "the winner is " + is + ", expected " + rest;
  }

  // "finds bot move": whatever it guesses, this bot plays this legal move; "misses": it never does.
  std::string plays(const std::string& rest, bool wanted_there) const {
    const std::string name = words_of(rest).front();
    const auto bot = read_bot(name);
    if (!bot) return bot.error().text;
    const auto wanted = action_from_text(words(), trim(rest.substr(name.size())));
    if (!wanted) return wanted.error().text;
    if (const Objection no = table_->state().objection(*wanted)) {
      return refusal(table_->state(), {}, *wanted, no);
    }
    const AnyView view(table_->state(), table_->state().to_act());
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const Action is = make_bot(*bot)->choose(view, seed);
      if ((is == *wanted) != wanted_there) return name + " plays " + text_of(words(), is);
    }
    return "";
  }

  const AnyGame& game_;
  Options options_;
  Refusals& refused_;
  Json patch_;
  std::string script_text_;
  std::optional<Table> table_;
  int checks_ = 0;
};

}  // namespace

// A "setting" is a table that several scenes of the file begin with: "in <its name>".
std::vector<Scene> read_scenes(const std::string& path) {
  std::vector<Scene> out;
  std::map<std::string, std::vector<Scene::Line>> settings;
  std::vector<Scene::Line>* into = nullptr;
  std::ifstream in(path);
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    line = trim(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
    const std::string word = line.substr(0, space);
    const std::string rest = trim(line.substr(space));
    if (word == "setting") {
      into = &settings[rest];
    } else if (word == "scene" || into == nullptr) {
      out.push_back({word == "scene" ? rest : "a line before the first scene", number, {}});
      into = &out.back().lines;
      if (word != "scene") into->push_back({number, word, rest});
    } else if (const auto known = settings.find(rest); word == "in" && known != settings.end()) {
      into->insert(into->end(), known->second.begin(), known->second.end());
    } else {
      into->push_back({number, word, rest});
    }
  }
  return out;
}

std::string run_scene(const AnyGame& game, const Scene& scene, Refusals& refused) {
  return Player(game, refused).run(scene);
}

}  // namespace ochre::testing
