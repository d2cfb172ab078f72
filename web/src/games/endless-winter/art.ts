// art.ts - which symbol stands for which card, animal and land.
export const ANIMAL_ICON: Record<string, string> = {
  woolly_rhino: "rhino",
  giant_sloth: "sloth",
  saber_toothed_tiger: "cat",
  glyptodon: "glyptodon",
  steppe_bison: "bison",
  woolly_mammoth: "mammoth",
  argentavis: "argentavis",
};

export const LAND_ICON: Record<string, string> = {
  base: "rest",
  forest: "forest",
  grassland: "t-grassland",
  lake: "t-lake",
  mountain: "mountain",
  canyon: "t-canyon",
  tundra: "t-tundra",
  glacier: "t-glacier",
};

const CARD_ICON: Record<string, string> = {
  tribesman: "person",
  tribeswoman: "woman",
  brave: "brave",
  elder: "elder",
  crafter: "crafter",
  pathfinder: "pathfinder",
  hunter: "hunter",
  shaman: "shaman",
  c1_fire_keeping: "rest",
  c1_bone_needles: "spear",
  c1_spear_thrower: "hunter",
  c1_hide_tanning: "culture",
  c1_snares: "trap",
  c1_drying_racks: "food",
  c1_campfire_tales: "people",
  c1_ochre_painting: "hand",
  c1_ancestral_song: "elder",
  c1_snowshoes: "move",
  c1_hide_tents: "camp",
  c1_sled_dogs: "wolf",
  c1_burial_rite: "burial",
  c1_rite_of_passage: "initiate",
  c1_standing_stone: "megalith",
  c1_stone_sledges: "megalith-arrow",
  c1_totem_carving: "totem",
  c1_ice_fishing: "t-glacier",
  c1_butchering: "attack",
  c1_flint_trade: "tool",
  c2_great_hunt: "hunt",
  c2_mammoth_drive: "mammoth",
  c2_winter_stores: "vase",
  c2_master_knappers: "crafter",
  c2_long_trek: "pathfinder",
  c2_founding_feast: "village",
  c2_council_fire: "rest",
  c2_tribal_alliance: "people",
  c2_spirit_dance: "shaman",
  c2_ancestor_worship: "idol",
  c2_funeral_procession: "burial",
  c2_monument_builders: "builder",
  c2_earthen_ramps: "mountain",
  c2_star_lore: "moon",
  c2_shared_language: "c-writing",
  c2_obsidian_trade: "stone",
  c2_ivory_carving: "c-art",
  c2_drum_call: "k-drum",
  c2_river_crossing: "t-lake",
  c2_solstice_feast: "eclipse",
};
export const cardIcon = (card: string): string => CARD_ICON[card] ?? "culture";
export const ART_ICONS: readonly string[] = [
  ...new Set([...Object.values(ANIMAL_ICON), ...Object.values(LAND_ICON), ...Object.values(CARD_ICON)]),
];

const S = 50;
const AXIAL: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [2, 0],
  [2, -1],
  [2, -2],
  [1, -2],
  [0, -2],
  [-1, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
  [1, 1],
];

/** Centres of the 19 hexes, the Base in the middle; sides of 50. */
export const HEXES: { x: number; y: number }[] = AXIAL.map(([q, r]) => ({
  x: Math.sqrt(3) * S * (q + r / 2),
  y: 1.5 * S * r,
}));

/** A hex's outline, `inset` smaller all around. */
export function outline(hex: number, inset = 0.6): string {
  const { x, y } = HEXES[hex]!;
  const r = S - inset;
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i + 30);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** Where three hexes meet. */
export function meeting(hexes: readonly number[]): { x: number; y: number } {
  const sum = hexes.reduce((at, hex) => ({ x: at.x + HEXES[hex]!.x, y: at.y + HEXES[hex]!.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / hexes.length, y: sum.y / hexes.length };
}
