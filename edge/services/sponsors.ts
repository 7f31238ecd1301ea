import type { SponsorsAnswer } from "#schema/api/subscriptions.ts";
import { findSponsors } from "#store/sponsors.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";

/** Who is shown as a sponsor now, and the ETag of that list. */
export async function shownSponsors(env: Env, now: number): Promise<{ tag: string; answer: SponsorsAnswer }> {
  const answer = { usernames: await askDatabase(env, (db) => findSponsors(db, now)) };
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { tag: `"${digest.toHex().slice(0, 32)}"`, answer };
}
