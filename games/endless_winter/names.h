// names.h - what people call the things whose words are ids: for phrases, never for notation.
#pragma once

#include <array>
#include <string_view>

namespace ochre::endless_winter {

inline constexpr std::array<std::string_view, 5> kSetupNames = {
    "Setup card 1", "Setup card 2", "Setup card 3", "Setup card 4", "Setup card 5"};
inline constexpr std::array<std::string_view, 5> kColumnNames = {"Initiate", "Develop", "Migrate",
                                                                 "Hunt", "Rest"};
inline constexpr std::array<std::string_view, 2> kTrackNames = {"Offering", "Honor"};
inline constexpr std::array<std::string_view, 4> kZoneNames = {"hand", "play area", "discard pile",
                                                               "Eclipse pile"};
inline constexpr std::array<std::string_view, 3> kBoardNames = {"Village", "Megalith space",
                                                                "Sacred Stone"};
inline constexpr std::array<std::string_view, 2> kFigureNames = {"Tribe", "Chief"};
inline constexpr std::array<std::string_view, 2> kSideNames = {"A", "B"};
// clang-format off
inline constexpr std::array<std::string_view, 24> kJunctureNames = {  // by their hexes
    "0, 1, 2",   "0, 1, 6",   "0, 2, 3",   "0, 3, 4",   "0, 4, 5",   "0, 5, 6",
    "1, 2, 8",   "1, 6, 18",  "1, 7, 8",   "1, 7, 18",  "2, 3, 10",  "2, 8, 9",
    "2, 9, 10",  "3, 4, 12",  "3, 10, 11", "3, 11, 12", "4, 5, 14",  "4, 12, 13",
    "4, 13, 14", "5, 6, 16",  "5, 14, 15", "5, 15, 16", "6, 16, 17", "6, 17, 18"};
// What a question is about: "you are deciding ..."; steps that ask nothing have no name.
inline constexpr std::array<std::string_view, 39> kStepNames = {
    "", "which Chief card to take", "which side of the Chief card to use",
    "which Setup card to take", "", "", "which Culture cards to play", "",
    "which ability of the Culture card to use", "where to place a figure",
    "what to do in the top section", "what to do in the middle section", "",
    "what the rite is for", "what to do in the bottom section", "which Rest token to take",
    "what to do on the Rest space", "which cards go on the Eclipse pile", "",
    "which benefit comes first", "", "which benefit to gain", "which Tribe card to take",
    "which Culture card to take", "which animal to take", "whether to draw an animal",
    "which animal to Tip", "which card to bury", "which Camp to move",
    "whether to place a Camp", "where to place a Village", "whether to turn up animals",
    "which card to discard as the cost", "", "which Glacier token comes first", "",
    "which Eclipse ability to use", "which hex to gain from",
    "which benefit of the Player board to gain"};
// What the tokens of the standard box give.
inline constexpr std::array<std::string_view, 10> kTokenNames = {
    "1 Megalith", "2 Tools", "2 Idols", "2 cards", "4 points", "1 Tribe card",
    "Food to limit, 1 Tool", "1 animal from the deck, 1 Food", "1 burial, 1 Idol",
    "1 new Camp, 2 Camp steps"};
inline constexpr std::array<std::string_view, 5> kRestNames = {
    "1 Food, 1 Tool", "1 Idol", "1 card", "1 burial, 1 Food", "2 Camp steps"};
inline constexpr std::array<std::string_view, 20> kDoNames = {
    "Labor", "Food", "Food to limit", "Tools", "cards", "Idols", "Megaliths",
    "the Megalith of the arrow", "burying", "Tribe cards", "Tribe cards", "Culture cards",
    "choosing an animal", "drawing an animal", "revealing animals", "Tipping", "a new Camp",
    "Camp steps", "the Village", "points"};
inline constexpr std::array<std::string_view, 20> kStoneNames = {
    "of Forest Villages", "of Grassland Villages", "of Lake Villages", "of Mountain Villages",
    "of Canyon Villages", "of Tundra Villages", "of Camps", "of Camps", "of ground Megaliths",
    "of Megalith tiles", "of buried cards", "of buried cards", "of stacked Megaliths",
    "of stacked Megaliths", "of Idols", "of Idols", "of Tipped types",
    "of Tipped Rhinos and Tigers", "of Tipped Sloths and Mammoths",
    "of Tipped Glyptodons and Bison"};
// clang-format on

}  // namespace ochre::endless_winter
