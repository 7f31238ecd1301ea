import type { GivenIDs, KnownSite } from "#schema/rooms.ts";

/** A database's identification: its id, null until rooms have met it, and the highest ids that it has given. */
export type FoundSite = { id: string | null; given: GivenIDs };

const tables = ["users", "guests", "games", "tournaments"] as const satisfies (keyof GivenIDs)[];

const whatToDo = 'Restore both of one moment, or read "Restoring" in docs/operations/running.md';

/** Why these rooms must not be used with this database, as one line for the operator; null if they may. */
export function mismatchOf(known: KnownSite, found: FoundSite): string | null {
  if (known.id !== found.id) return `The rooms belong to another database than this one. ${whatToDo}.`;
  const behind = tables.filter((table) => known.given[table] > found.given[table]);
  if (behind.length === 0) return null;
  const numbers = behind.map((table) => `${known.given[table]} ${table}, it of ${found.given[table]}`);
  return `The database is older than the rooms: they know of ${numbers.join("; ")}. ${whatToDo}.`;
}

/**
 * Whether it is enough that the database no longer gives ids that the rooms know; otherwise its ids name rooms of other
 * people.
 */
export function canRejoin(known: KnownSite, found: FoundSite): boolean {
  return known.id === found.id || tables.every((table) => found.given[table] === 0);
}
