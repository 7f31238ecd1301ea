import { expect, test } from "vitest";
import packageJson from "#package.json" with { type: "json" };
import { health } from "#schema/api/health.ts";
import { jobs } from "#schema/db/jobs.ts";
import { mails } from "#schema/db/mails.ts";
import { limits } from "#schema/limits.ts";
import { startSite } from "#scripts/site/site.ts";
import { openDatabase } from "#store/db.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";

test("health asks libSQL and the lobby, counts the mails and jobs that wait, and says 503 when libSQL is away", async () => {
  const database = await aDatabase();
  const site = await startSite({
    dataDir: aFolder(),
    libsqlUrl: database.url,
    libsqlToken: database.token,
  });
  const ask = async () => {
    const answer = await fetch(`${site.url}/gameApi/health`);
    return { status: answer.status, health: health.parse(await answer.json()) };
  };
  try {
    const healthy = {
      isHealthy: true,
      version: packageJson.version,
      database: { answers: true, ms: expect.any(Number) },
      lobby: { answers: true, ms: expect.any(Number) },
      mismatch: null,
      outbox: { deadLetters: 0, oldestStuckMs: null },
      mails: { waiting: 0, oldestMs: null },
    };
    expect(await ask()).toEqual({ status: 200, health: healthy });

    const mail = { kind: "yourTurn", recipient: "a@example.org", locale: "en", data: {} } as const;
    const later = Date.now() + 3_600_000;
    await openDatabase(database)
      .insert(mails)
      .values([
        { ...mail, createdAt: Date.now() - 60_000, nextAt: later },
        { ...mail, createdAt: Date.now(), nextAt: later },
        { ...mail, createdAt: Date.now() - 90_000, nextAt: null },
      ]);
    const { mails: waiting } = (await ask()).health;
    expect(waiting?.waiting).toBe(2);
    expect(waiting?.oldestMs).toBeGreaterThanOrEqual(60_000);
    expect(waiting?.oldestMs).toBeLessThan(90_000);

    const job = { kind: "rename", payload: { userID: 1 }, nextAt: later };
    const stuckMs = limits.outboxStuckMs + 60_000;
    await openDatabase(database)
      .insert(jobs)
      .values([
        { ...job, lane: "a", waitsSince: Date.now() - stuckMs },
        { ...job, lane: "b", waitsSince: Date.now() },
        { ...job, lane: "c", waitsSince: 1, diedAt: Date.now() },
      ]);
    const { isHealthy, outbox } = (await ask()).health;
    expect([isHealthy, outbox?.deadLetters]).toEqual([true, 1]);
    expect(outbox?.oldestStuckMs).toBeGreaterThanOrEqual(stuckMs);
    expect(outbox?.oldestStuckMs).toBeLessThan(stuckMs + 60_000);

    await database.stop();
    expect(await ask()).toEqual({
      status: 503,
      health: {
        ...healthy,
        isHealthy: false,
        database: { answers: false, ms: expect.any(Number) },
        // Some of it is known to libSQL only.
        outbox: null,
        mails: null,
      },
    });
  } finally {
    await site.stop();
  }
});
