import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { failedAttempts } from "#schema/db/attempts.ts";
import { jobs } from "#schema/db/jobs.ts";
import { mails } from "#schema/db/mails.ts";
import { beGuest } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";

const site = withSite();

it("a step of the clock that fails keeps no other from running, and runs when it can", async () => {
  const { id, username } = await beGuest(site.url);
  const to = { kind: "guest" as const, id, name: username };
  await site.db.batch([
    site.db.insert(mails).values({
      kind: "activation",
      recipient: "anna@example.org",
      locale: "de",
      data: { username: "Anna", url: "/de/friends" },
      createdAt: 1,
      nextAt: 1,
    }),
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
