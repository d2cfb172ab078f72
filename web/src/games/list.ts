// list.ts - what is known of each game before it is loaded.
import type { GameInfo } from "../engine/protocol";
import listed from "../generated/games.json";

export const games = listed.games as GameInfo[];
export const bots = listed.bots;
