import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { onMinute } from "#edge/clock.ts";
import type { Env } from "#edge/env.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { jobs } from "#schema/db/jobs.ts";
import { mails } from "#schema/db/mails.ts";
import { takeCounted } from "#schema/figures/count.ts";
import { libsqlVars } from "#scripts/data/data.ts";
import { beGuest } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { withSite } from "#tests/support/site.ts";

const site = withSite();

const aMail = {
  kind: "activation" as const,
  recipient: "anna@example.org",
  locale: "de" as const,
  data: { username: "Anna", url: "/de/friends" },
  createdAt: 1,
  nextAt: 1,
};

it("a step of the clock that fails keeps no other from running, and runs when it can", async () => {
  const { id, username } = await beGuest(site.url);
  const to = { kind: "guest" as const, id, name: username };
  await site.db.batch([
    site.db.insert(mails).values(aMail),
    site.db.insert(failedAttempts).values({ key: "old", failures: 1, nextAt: 0, expiresAt: 1 }),
    site.db.insert(jobs).values({
      kind: "tellGamesChanged",
      lane: "games to a guest",
      payload: { to },
      nextAt: 1,
      waitsSince: 1,
    }),
    // The mails are the first that the clock used to see to, and among the first that it deletes.
    ...["UPDATE", "DELETE"].map((event) =>
      site.db.run(
        sql.raw(
          `CREATE TRIGGER no_${event} BEFORE ${event} ON mails BEGIN SELECT RAISE(ABORT, 'broken'); END`,
        ),
      ),
    ),
  ]);
  await site.tick();
  expect(await site.db.select().from(failedAttempts)).toEqual([]);
  expect(await site.db.select().from(jobs)).toEqual([]);
  expect(await site.db.select().from(mails)).toHaveLength(1);

  await site.db.batch([site.db.run(sql`DROP TRIGGER no_UPDATE`), site.db.run(sql`DROP TRIGGER no_DELETE`)]);
  await site.tick();
  expect(await site.db.select().from(mails)).toEqual([]);
});

it("the lobby learns at once what the clock has counted, whatever has failed", async () => {
  const database = await aDatabase();
  onTestFinished(database.stop);
  const sums: Record<string, number> = {};
  const lobby = {
    knownSite: async () => null,
    belongTo: async () => {},
    figuresCounted: async (counted: Record<string, number>) => {
      for (const [series, by] of Object.entries(counted)) sums[series] = (sums[series] ?? 0) + by;
    },
  };
  const rooms = { getByName: () => lobby };
  // There is no rater, and nobody sends mails.
  const env = { ...libsqlVars(database), Lobby: rooms } as unknown as Env;
  // What other files have counted in this process.
  takeCounted();
  await database.db.insert(mails).values(aMail);
  await onMinute(env, Date.now());
  expect(sums['tac_mails_total{kind="activation",outcome="failed"}']).toBe(1);

  await database.db.insert(mails).values(aMail);
  await onMinute({ ...env, KEEP_MAILS: "yes" }, Date.now());
  expect(sums['tac_mails_total{kind="activation",outcome="kept"}']).toBe(1);
  expect(sums['tac_mails_total{kind="activation",outcome="sent"}']).toBeUndefined();

  expect(sums['tac_log_lines_total{level="error"}']).toBeGreaterThan(0);

  await database.stop();
  await onMinute(env, Date.now());
  expect(sums['tac_libsql_calls_total{outcome="away"}']).toBeGreaterThan(0);
});
