// types.h - the nouns of Endless Winter: cards, animals, terrain, stones, columns, limits.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bag.h"
#include "core/game.h"
#include "core/vocabulary.h"

namespace ochre::endless_winter {

// Tribe cards by type (identical cards are one option), then the 40 Culture cards: the fixed order
// of every list (EWP-354).
// clang-format off
enum class Card : std::uint8_t {
    Tribesman, Tribeswoman, Brave, Elder, Crafter, Pathfinder, Hunter, Shaman, FireKeeping,
    BoneNeedles, SpearThrower, HideTanning, Snares, DryingRacks, CampfireTales, OchrePainting,
    AncestralSong, Snowshoes, HideTents, SledDogs, BurialRite, RiteOfPassage, StandingStone,
    StoneSledges, TotemCarving, IceFishing, Butchering, FlintTrade, GreatHunt, MammothDrive,
    WinterStores, MasterKnappers, LongTrek, FoundingFeast, CouncilFire, TribalAlliance,
    SpiritDance, AncestorWorship, FuneralProcession, MonumentBuilders, EarthenRamps, StarLore,
    SharedLanguage, ObsidianTrade, IvoryCarving, DrumCall, RiverCrossing, SolsticeFeast, kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 48> kCardWords = {"tribesman",
                                                                "tribeswoman",
                                                                "brave",
                                                                "elder",
                                                                "crafter",
                                                                "pathfinder",
                                                                "hunter",
                                                                "shaman",
                                                                "c1_fire_keeping",
                                                                "c1_bone_needles",
                                                                "c1_spear_thrower",
                                                                "c1_hide_tanning",
                                                                "c1_snares",
                                                                "c1_drying_racks",
                                                                "c1_campfire_tales",
                                                                "c1_ochre_painting",
                                                                "c1_ancestral_song",
                                                                "c1_snowshoes",
                                                                "c1_hide_tents",
                                                                "c1_sled_dogs",
                                                                "c1_burial_rite",
                                                                "c1_rite_of_passage",
                                                                "c1_standing_stone",
                                                                "c1_stone_sledges",
                                                                "c1_totem_carving",
                                                                "c1_ice_fishing",
                                                                "c1_butchering",
                                                                "c1_flint_trade",
                                                                "c2_great_hunt",
                                                                "c2_mammoth_drive",
                                                                "c2_winter_stores",
                                                                "c2_master_knappers",
                                                                "c2_long_trek",
                                                                "c2_founding_feast",
                                                                "c2_council_fire",
                                                                "c2_tribal_alliance",
                                                                "c2_spirit_dance",
                                                                "c2_ancestor_worship",
                                                                "c2_funeral_procession",
                                                                "c2_monument_builders",
                                                                "c2_earthen_ramps",
                                                                "c2_star_lore",
                                                                "c2_shared_language",
                                                                "c2_obsidian_trade",
                                                                "c2_ivory_carving",
                                                                "c2_drum_call",
                                                                "c2_river_crossing",
                                                                "c2_solstice_feast"};
inline constexpr auto kNoCard = static_cast<Card>(63);  // an empty space of the display
inline constexpr int kTribeTypes = 8;                   // 3 starting types (EWP-011), 5 Tribe types
inline constexpr int kStartingTypes = 3;
inline constexpr int kCultureCards = 40;  // EWP-013: Cap cards are no cards
constexpr bool is_tribe(Card card) { return static_cast<int>(card) < kTribeTypes; }
constexpr int era_of(Card culture) {  // EWP-012: 20 cards an era
  return static_cast<int>(culture) < kTribeTypes + kCultureCards / 2 ? 1 : 2;
}
inline constexpr std::uint64_t kEraOneMask = (1ull << 20) - 1;
inline constexpr std::uint64_t kCultureMask = (1ull << 40) - 1;

// clang-format off
enum class Animal : std::uint8_t {
    // EWP-309: Argentavis is wild
    WoollyRhino, GiantSloth, SaberToothedTiger, Glyptodon, SteppeBison, WoollyMammoth, Argentavis,
    kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 7> kAnimalWords = {
    "woolly_rhino", "giant_sloth",    "saber_toothed_tiger", "glyptodon",
    "steppe_bison", "woolly_mammoth", "argentavis"};
inline constexpr int kMaxSet = 4;  // EWP-308

// clang-format off
enum class Terrain : std::uint8_t {
    Base, Forest, Grassland, Lake, Mountain, Canyon, Tundra, Glacier, kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 8> kTerrainWords = {
    "base", "forest", "grassland", "lake", "mountain", "canyon", "tundra", "glacier"};

// clang-format off
enum class Stone : std::uint8_t {  // EWP-007: ten of each era
    VillageForest, VillageGrassland, VillageLake, VillageMountain, VillageCanyon, VillageTundra,
    Camps1, Camps2, Ground, Tiles, Buried1, Buried2, Upper1, Upper2, Idols1, Idols2, TippedTypes,
    TippedWoollyRhinoSaberToothedTiger, TippedGiantSlothWoollyMammoth, TippedGlyptodonSteppeBison,
    kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 20> kStoneWords = {
    "s1_village_forest",
    "s1_village_grassland",
    "s1_village_lake",
    "s1_village_mountain",
    "s1_village_canyon",
    "s1_village_tundra",
    "s1_camps_1",
    "s1_camps_2",
    "s1_ground",
    "s1_tiles",
    "s2_buried_1",
    "s2_buried_2",
    "s2_upper_1",
    "s2_upper_2",
    "s2_idols_1",
    "s2_idols_2",
    "s2_tipped_types",
    "s2_tipped_woolly_rhino_saber_toothed_tiger",
    "s2_tipped_giant_sloth_woolly_mammoth",
    "s2_tipped_glyptodon_steppe_bison"};
inline constexpr auto kNoStone = static_cast<Stone>(31);
inline constexpr int kSupplySpaces = 7;  // of one section, with 4 players (EWP-025)
inline constexpr int kStoneSpaces = 3;   // EWP-162

// clang-format off
enum class Chief : std::uint8_t {
    Thunderpaw, Lookinghand, Chiselstone, Tuskbreaker, Firewolf, kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 5> kChiefWords = {  // EWP-008
    "thunderpaw", "lookinghand", "chiselstone", "tuskbreaker", "firewolf"};
enum class SetupCard : std::uint8_t { One, Two, Three, Four, Five, kCount };  // EWP-015
inline constexpr std::array<std::string_view, 5> kSetupWords = {"setup_1", "setup_2", "setup_3",
                                                                "setup_4", "setup_5"};
enum class Column : std::uint8_t { Initiate, Develop, Migrate, Hunt, Rest, kCount };
inline constexpr std::array<std::string_view, 5> kColumnWords = {"initiate", "develop", "migrate",
                                                                 "hunt", "rest"};
inline constexpr auto kNoColumn = Column::kCount;
enum class Token : std::uint8_t { G1, G2, G3, G4, G5, G6, G7, G8, G9, G10, kCount };
inline constexpr std::array<std::string_view, 10> kTokenWords = {"g1", "g2", "g3", "g4", "g5",
                                                                 "g6", "g7", "g8", "g9", "g10"};
enum class RestToken : std::uint8_t { R1, R2, R3, R4, R5, kCount };
inline constexpr std::array<std::string_view, 5> kRestWords = {"r1", "r2", "r3", "r4", "r5"};
inline constexpr auto kNoRest = static_cast<RestToken>(7);
enum class Tile : std::uint8_t { M1, M2, M3, M4, kCount };  // EWP-006
inline constexpr std::array<std::string_view, 4> kTileWords = {"m1", "m2", "m3", "m4"};
enum class Track : std::uint8_t { Offering, Honor, kCount };
inline constexpr std::array<std::string_view, 2> kTrackWords = {"offering", "honor"};
enum class Zone : std::uint8_t { Hand, Play, Discard, Pile, kCount };  // EWP-149, EWP-155
inline constexpr std::array<std::string_view, 4> kZoneWords = {"hand", "play", "discard", "pile"};
// Where points came from: in play, then in final scoring (EWP-297).
// clang-format off
enum class Source : std::uint8_t {
    Effects, Megaliths, Stones, Idols, Offering, Honor, Cards, Animals, kCount
};
// clang-format on
inline constexpr std::array<std::string_view, 8> kSourceWords = {
    "effects", "megaliths", "stones", "idols", "offering", "honor", "cards", "animals"};

inline constexpr int kRounds = 4, kTurns = 3;                     // EWP-065, EWP-068
inline constexpr int kCamps = 5, kVillages = 3, kMegaliths = 10;  // EWP-017
inline constexpr int kNeutral = 2;                                // of them
inline constexpr int kDisplay = 8;                                // EWP-029
inline constexpr int kPlayersOwners = 5, kNeutralOwner = 4;       // owners of Megaliths

inline constexpr Domain kCardDomain{"card", kCardWords};
inline constexpr Domain kTribeDomain{
    "tribe", std::span<const std::string_view>(kCardWords.data(), kTribeTypes)};
inline constexpr Domain kAnimalDomain{"animal", kAnimalWords};
inline constexpr Domain kTerrainDomain{"terrain", kTerrainWords};
inline constexpr Domain kStoneDomain{"stone", kStoneWords};
inline constexpr Domain kChiefDomain{"chief", kChiefWords};
inline constexpr Domain kSetupDomain{"setup", kSetupWords};
inline constexpr Domain kColumnDomain{"column", kColumnWords};
inline constexpr Domain kTokenDomain{"token", kTokenWords};
inline constexpr Domain kRestDomain{"rest token", kRestWords};
inline constexpr Domain kTileDomain{"tile", kTileWords};
inline constexpr Domain kTrackDomain{"track", kTrackWords};
inline constexpr Domain kZoneDomain{"zone", kZoneWords};

template <class Enum>
constexpr std::uint8_t raw(Enum e) {
  return static_cast<std::uint8_t>(e);
}

}  // namespace ochre::endless_winter
