// dice.h - up to four dice in words, the highest first, for the news of a roll: "6 4 1".
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/vocabulary.h"

namespace ochre::stone_age {

inline constexpr std::size_t kDiceAWord = 4;
using DiceText = std::array<char, 2 * kDiceAWord>;  // a digit and a space each, then zeros

// All of them: 1 to 4 dice in descending order.
consteval std::array<DiceText, 209> make_dice_texts() {
  std::array<DiceText, 209> out{};
  std::size_t found = 0;
  for (int code = 1; code < 7 * 7 * 7 * 7; ++code) {  // a die a digit, 0: none
    const std::array<int, kDiceAWord> dice = {code / 343, code / 49 % 7, code / 7 % 7, code % 7};
    if (dice[0] < dice[1] || dice[1] < dice[2] || dice[2] < dice[3]) continue;
    for (std::size_t i = 0; i < kDiceAWord; ++i) {
      if (dice[i] == 0) continue;
      out[found][2 * i] = static_cast<char>('0' + dice[i]);
      if (i > 0) out[found][2 * i - 1] = ' ';
    }
    ++found;
  }
  return out;
}
inline constexpr std::array<DiceText, 209> kDiceTexts = make_dice_texts();

consteval std::array<std::string_view, 209> make_dice_words() {
  std::array<std::string_view, 209> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = std::string_view(kDiceTexts[i].data());
  return out;
}
inline constexpr std::array<std::string_view, 209> kDiceWords = make_dice_words();
inline constexpr Domain kDiceDomain{"dice", kDiceWords};

// The number of the word for the dice from `from` on, four at most; 0 if there are none.
constexpr int dice_word(std::span<const std::uint8_t> dice, std::size_t from = 0) {
  for (std::size_t word = 0; word < kDiceTexts.size(); ++word) {
    bool same = true;
    for (std::size_t i = 0; i < kDiceAWord; ++i) {
      const char die = from + i < dice.size() ? static_cast<char>('0' + dice[from + i]) : '\0';
      same = same && kDiceTexts[word][2 * i] == die;
    }
    if (same) return static_cast<int>(word);
  }
  return 0;
}

}  // namespace ochre::stone_age
