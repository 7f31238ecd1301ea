import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { mailKeys, mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { TurnBasedGame } from "#schema/protocol/user.ts";
import type { Database } from "./db.ts";
import { newMail } from "./newMail.ts";

/**
 * Writes the mail to a player about the turn-based games that wait, if they want such mails: who sits at them besides the
 * player, and by when the first one waits. The number identifies the mail: it is written once, however often it is asked
 * for.
 */
export async function mailTurns(
  db: Database,
  { userID, number, games }: { userID: number; number: number; games: readonly TurnBasedGame[] },
  now: number,
): Promise<void> {
  const key = `turn mail ${number} to ${userID}`;
  const tables = games.slice(0, limits.turnBasedGamesMailed).map(othersAt);
  const named = games.length > tables.length ? [...tables, "…"] : tables;
  const first = Math.min(...games.map(({ until }) => until as number));
  const path = games.length === 1 ? `/game?gameID=${games[0].gameID}` : "/games";
  const data = sql`json_object('username', ${users.username}, 'count', ${String(games.length)},
    'games', ${named.join("; ")}, 'deadline', ${String(first)}, 'url', '/' || ${users.locale} || ${path})`;
  const mail = newMail({ kind: "yourTurn", recipient: users.email, locale: users.locale, data }, now);
  const used = db.select({ one: sql`1` }).from(mailKeys).where(eq(mailKeys.key, key));
  const wanted = and(
    eq(users.id, userID),
    eq(users.mailsYourTurn, true),
    isNotNull(users.activatedAt),
    isNull(users.deletedAt),
    sql`not exists ${used}`,
  );
  await db.batch([
    db.insert(mails).select(db.select(mail).from(users).where(wanted)),
    db
      .insert(mailKeys)
      .values({ key, expiresAt: now + limits.mailKeyKeptMs })
      .onConflictDoNothing(),
  ]);
}

/** Who sits at a game besides the player. */
function othersAt({ players, seat }: TurnBasedGame): string {
  return players
    .filter((_, other) => other !== seat)
    .map(({ name }) => name || "–")
    .join(", ");
}
