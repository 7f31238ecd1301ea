import type { LookAnswer } from "#schema/api/looks.ts";
import type { TableLook } from "#schema/looks.ts";
import { findLook, setLook } from "#store/looks.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

type Stored = TableLook & { sponsorUntil: number | null };

/** What a user has chosen for the own tables, as the client knows it; benefits that have ended are none. */
export function lookOf({ cardBack, boardWood, sponsorUntil }: Stored, now: number): LookAnswer {
  const isSponsor = sponsorUntil !== null && sponsorUntil > now;
  return { cardBack, boardWood, sponsorUntil: isSponsor ? sponsorUntil : null };
}

/** @throws Problem `unauthenticated` if the account was deleted meanwhile */
export async function ownLook(env: Env, userID: number, now: number): Promise<LookAnswer> {
  const stored = await askDatabase(env, (db) => findLook(db, userID));
  if (!stored) throw new Problem("unauthenticated", "The account was deleted.");
  return lookOf(stored, now);
}

/** @throws Problem `not_sponsor` for somebody without the benefits */
export async function chooseLook(env: Env, userID: number, look: TableLook, now: number): Promise<void> {
  const isSet = await askDatabase(env, (db) => setLook(db, userID, look, now));
  if (!isSet) throw new Problem("not_sponsor", "Looks are for sponsors.");
}
