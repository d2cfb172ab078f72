// seats.ts - the four colours, each with a rim of its own.
export const SEAT_COLOUR = ["var(--seat-1)", "var(--seat-2)", "var(--seat-5)", "var(--seat-4)"] as const;

/** Solid, dashed, notched, dotted. */
export const SEAT_RIM = [
  { dashes: undefined, width: 1.8, round: false },
  { dashes: "4 3", width: 1.8, round: false },
  { dashes: "1.7 3.6", width: 4, round: false },
  { dashes: "0.5 4", width: 2.2, round: true },
] as const;
export const RIM_STYLE = ["solid", "dashed", "double", "dotted"] as const; // around avatars
