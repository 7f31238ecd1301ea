import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import * as storedGames from "#store/games.ts";
import * as storedGuests from "#store/guests.ts";
import * as storedSessions from "#store/sessions.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aGuest, anEnding, aRunningGame } from "#tests/support/games.ts";

const areas = { ...storedGames, ...storedGuests, ...storedSessions };

it("no query of the store reads a whole table", async () => {
  const statements = new Set<string>();
  const { db, stop } = await aDatabase((statement) => statements.add(statement));
  onTestFinished(stop);
  const guest = await aGuest(db);
  const gameID = await aRunningGame(db, guest);
  const session = { tokenHash: "a", guestId: guest.id, createdAt: 1, expiresAt: 2 };
  const queries: Record<keyof typeof areas, () => Promise<unknown>> = {
    addGuest: () => aGuest(db),
    addGame: () => aRunningGame(db, guest),
    gameExists: () => areas.gameExists(db, gameID),
    finishGame: () => areas.finishGame(db, anEnding(gameID)),
    removeGame: () => areas.removeGame(db, gameID),
    addGuestSession: () => areas.addGuestSession(db, session),
    findSession: () => areas.findSession(db, "a", 1),
    renewSession: () => areas.renewSession(db, "a", 3),
  };
  for (const query of Object.values(queries)) await query();

  const scans: string[] = [];
  for (const statement of [...statements].filter((text) => /^(select|insert|update|delete) /i.test(text))) {
    // A plan does not depend on what the parameters are.
    const plan = sql.raw(`explain query plan ${statement.replaceAll("?", "null")}`);
    const steps = (await db.all<{ detail: string }>(plan)).map((step) => step.detail);
    scans.push(...steps.filter(readsAll).map((step) => `${step}: ${statement}`));
  }
  expect(statements.size).toBeGreaterThanOrEqual(Object.keys(queries).length);
  expect(scans).toEqual([]);
});

/** Rows that stand in the statement itself are read one after the other too, which is fine. */
function readsAll(step: string): boolean {
  return step.startsWith("SCAN") && !step.includes("CONSTANT ROW");
}
