import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { DatabaseError } from "#store/db.ts";
import type { CounterRoom } from "./counter.ts";
import { counter, enter } from "./counting.ts";
import { guest } from "./player.ts";

/** Runs in the room, which has been opened. */
function inside<T>(name: string, run: (room: CounterRoom, sql: SqlStorage) => T): Promise<T> {
  return runInDurableObject(counter(name), (room, { storage }) => run(room, storage.sql));
}

/** How often a queued message was tried. */
const attemptsOf = (name: string, key: string) =>
  inside(
    name,
    (_, sql) =>
      sql.exec<{ attempts: number }>("SELECT attempts FROM outbox WHERE key = ?", key).one().attempts,
  );

/** Sends a message that is refused, until `changeRefused`. */
async function sendRefused(name: string, key: string): Promise<Awaited<ReturnType<typeof enter>>> {
  const player = await enter(name, guest(1));
  await inside(name, (room) => {
    room.failures = Number.POSITIVE_INFINITY;
  });
  await player.ask("counter:send", { key });
  await expect.poll(() => attemptsOf(name, key)).toBeGreaterThan(0);
  return player;
}

/** Changes the queued message that is refused, and how often anything is refused from now on. */
const changeRefused = (name: string, key: string, columns: string, failures: number) =>
  inside(name, (room, sql) => {
    sql.exec(`UPDATE outbox SET ${columns} WHERE key = ?`, key);
    room.failures = failures;
  });

const queued = (name: string) =>
  inside(name, (_, sql) =>
    sql
      .exec("SELECT key FROM outbox ORDER BY rowid")
      .toArray()
      .map(({ key }) => key),
  );

const deadLetters = (name: string) =>
  inside(name, (_, sql) => sql.exec("SELECT key, kind, payload, reason FROM dead_letters").toArray());

test("a message arrives once, though it is sent twice", async () => {
  const player = await enter("outbox", guest(1));
  await inside("outbox", (room) => {
    // In one step, before delivery can start.
    for (let twice = 0; twice < 2; twice++) room.sendFromInside("a");
  });
  await player.ask("counter:send", { key: "b" });
  expect(await inside("outbox", (room) => room.arrivals(2))).toEqual([{}, { total: 0 }]);
});

test("one that is queued again while it is under way is sent again", async () => {
  const player = await enter("outbox-again", guest(1));
  await inside("outbox-again", (room) => {
    room.onArrival = () => room.sendFromInside("a");
  });
  await player.ask("counter:send", { key: "a" });
  await inside("outbox-again", (room) => room.arrivals(2));
});

test("one that fails is tried again until it arrives, before those behind it in its lane", async () => {
  const name = "outbox-away";
  const player = await enter(name, guest(1));
  await inside(name, (room) => {
    room.failures = 2;
  });
  await player.ask("counter:send", { key: "first" });
  await player.ask("counter:add", { amount: 7 });
  await player.ask("counter:send", { key: "second" });
  expect(await inside(name, (room) => room.arrivals(2))).toEqual([{ total: 0 }, { total: 7 }]);
  await expect.poll(() => queued(name)).toEqual([]);
});

test("a recipient that hangs delays no other, and what comes later for it stays in order", async () => {
  const name = "outbox-hanging";
  const player = await enter(name, guest(1));
  await inside(name, (room) => {
    room.hanging.add("slow");
  });
  await player.ask("counter:send", { key: "a", lane: "slow" });
  await player.ask("counter:send", { key: "b", lane: "quick" });
  expect(await inside(name, (room) => room.arrivals(1))).toEqual([{ total: 0, lane: "quick" }]);
  await player.ask("counter:send", { key: "c", lane: "slow" });
  await player.ask("counter:send", { key: "d", lane: "quick" });
  expect(await inside(name, (room) => room.arrivals(2))).toHaveLength(2);
  expect(await queued(name)).toEqual(["a", "c"]);
});

test("more recipients that hang than are served at once leave the others waiting, and nothing is lost", async () => {
  const name = "outbox-crowded";
  await enter(name, guest(1));
  await inside(name, (room) => {
    for (let n = 0; n < 25; n++) {
      room.hanging.add(`slow ${n}`);
      room.sendFromInside(`slow ${n}`, `slow ${n}`);
    }
    room.sendFromInside("quick", "quick");
  });
  expect(await queued(name)).toHaveLength(26);
  // Another instance of the room, whose recipients answer again.
  await evictDurableObject(counter(name), { webSockets: "hibernate" });
  await inside(name, (room) => room.arrivals(26));
});

test("a new message brings forward the retry that its lane waits for", async () => {
  const name = "outbox-forward";
  const player = await sendRefused(name, "first");
  await changeRefused(name, "first", `next_at = ${Date.now() + 3_600_000}`, 0);
  await player.ask("counter:send", { key: "second" });
  await inside(name, (room) => room.arrivals(2));
});

test("one that can't be read becomes a dead letter, without its contents in the log, and its lane goes on", async () => {
  const name = "outbox-unreadable";
  const logged: unknown[] = [];
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(...words));
  const player = await sendRefused(name, "secret");
  await changeRefused(name, "secret", `payload = '{"total":"private words"}'`, 0);
  await player.ask("counter:send", { key: "b" });
  await inside(name, (room) => room.arrivals(1));
  const [letter, ...others] = await deadLetters(name);
  expect(letter).toMatchObject({ key: "secret", kind: "note", payload: '{"total":"private words"}' });
  expect(others).toEqual([]);
  const text = logged.join("\n");
  expect(text).toMatch(/"outbox message given up".*"kind":"note"/);
  expect(text).not.toMatch(/secret|private words/);
});

test.each([
  ["long enough and often enough", limits.outboxAttemptsMin, 61_000, true],
  ["long enough, but not often enough", limits.outboxAttemptsMin - 2, 61_000, false],
  ["often enough, but not long enough", limits.outboxAttemptsMin, 30_000, false],
])("one that was tried %s is given up: %#", async (_, attempts, ms, isGivenUp) => {
  const name = `outbox-patience-${attempts}-${ms}`;
  const player = await sendRefused(name, "a");
  // It brings the next try forward: the one after that is far away.
  await player.ask("counter:send", { key: "b" });
  const now = Date.now();
  const old = `attempts = ${attempts}, waits_since = ${now - ms}, next_at = ${now}`;
  await changeRefused(name, "a", old, Number.POSITIVE_INFINITY);
  if (isGivenUp) {
    const letter = { key: "a", reason: "Error: the receiver is away" };
    await expect.poll(() => deadLetters(name)).toMatchObject([letter]);
    await inside(name, (room) => {
      room.failures = 0;
      return room.arrivals(1);
    });
  } else {
    await expect.poll(() => attemptsOf(name, "a")).toBeGreaterThan(attempts);
    expect(await queued(name)).toEqual(["a", "b"]);
    expect(await deadLetters(name)).toEqual([]);
  }
});

test.each([
  ["SQLITE_CONSTRAINT", 0, 1],
  ["SQLITE_ERROR", 1, 0],
])("what libSQL refuses with %s again and again is in the outbox: %i", async (code, waiting, dead) => {
  const name = `outbox-refused-${code}`;
  const player = await enter(name, guest(1));
  await inside(name, (room) => {
    room.failures = Number.POSITIVE_INFINITY;
    room.failure = new DatabaseError(Object.assign(new Error("refused"), { code }));
  });
  await player.ask("counter:send", { key: "a" });
  for (let n = 0; n < 2 * limits.outboxRefusalsMax; n++) {
    await inside(name, (room, sql) => {
      sql.exec("UPDATE outbox SET next_at = 0");
      return room.deliverFromInside();
    });
  }
  const counts = await inside(name, (_, sql) =>
    ["outbox WHERE kind = 'note'", "dead_letters"].map(
      (table) => sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).one().n,
    ),
  );
  expect(counts).toEqual([waiting, dead]);
});

test("dead letters are kept for a week", async () => {
  const name = "outbox-dead";
  const player = await enter(name, guest(1));
  const kept = { key: "new", kind: "note", payload: "{}", reason: "away" };
  await inside(name, (_, sql) => {
    const insert =
      "INSERT INTO dead_letters (key, kind, payload, reason, at) VALUES (?, 'note', '{}', 'away', ?)";
    sql.exec(insert, "old", Date.now() - limits.deadLettersKeptMs);
    sql.exec(insert, "new", Date.now() - limits.deadLettersKeptMs + 3_600_000);
    sql.exec("INSERT INTO due (name, at) VALUES ('deadLetters', 1)");
  });
  await player.ask("counter:later", { ms: 3_600_000 });
  await expect.poll(() => deadLetters(name)).toEqual([kept]);
  const [due] = await inside(name, (_, sql) =>
    sql.exec("SELECT at FROM due WHERE name = 'deadLetters'").toArray(),
  );
  expect(due.at).toBeGreaterThan(Date.now());
});

test("what was queued before there were lanes arrives", async () => {
  const name = "outbox-old";
  const player = await enter(name, guest(1));
  await inside(name, (_, sql) => {
    sql.exec(`ALTER TABLE outbox DROP COLUMN lane;
      ALTER TABLE outbox DROP COLUMN waits_since;
      ALTER TABLE outbox DROP COLUMN last_error;
      ALTER TABLE outbox DROP COLUMN failing_since;
      ALTER TABLE outbox DROP COLUMN refusals;
      DROP TABLE dead_letters;
      DROP TABLE reported_undelivered;
      DROP TABLE event_viewers;
      DROP TABLE event_ring;
      UPDATE migrations SET done = done - 5 WHERE series = 'room';
      INSERT INTO outbox (key, kind, payload, next_at) VALUES ('a', 'note', '{"total":3}', 1), ('b', 'note', '{}', 1);`);
  });
  await evictDurableObject(counter(name), { webSockets: "hibernate" });
  await player.ask("counter:send", { key: "c" });
  expect(await inside(name, (room) => room.arrivals(3))).toContainEqual({ total: 3 });
});
