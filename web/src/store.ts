// store.ts - games kept in the browser (IndexedDB), saved after each decision.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameId } from "./engine/protocol";

export interface SeatSetup {
  kind: "person" | "bot";
  name: string;
  level: number; // of a bot, 1 to 5
}

export interface SavedGame {
  id: string;
  game: GameId;
  seats: SeatSetup[];
  record: string; // everything else
  when: number; // milliseconds since 1970
  decisions: number;
  over: boolean;
  moment: string; // "round 7, Ada to play", in words
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { when: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database() {
  opened ??= openDB<Schema>("ochre", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("when", "when");
    },
  });
  return opened;
}

export async function save(game: SavedGame) {
  await (await database()).put("games", game);
}

export async function find(id: string): Promise<SavedGame | undefined> {
  return (await database()).get("games", id);
}

/** All games, the latest first. */
export async function list(): Promise<SavedGame[]> {
  return (await (await database()).getAllFromIndex("games", "when")).reverse();
}

export async function remove(id: string) {
  await (await database()).delete("games", id);
}

export function freshId(): string {
  return crypto.randomUUID().slice(0, 8);
}
