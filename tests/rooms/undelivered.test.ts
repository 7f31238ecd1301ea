import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Env } from "#edge/env.ts";
import { listUndelivered } from "#edge/services/undelivered.ts";
import { limits } from "#schema/limits.ts";
import { lobbyName } from "#schema/roomNames.ts";
import type { CounterRoom } from "./counter.ts";
import { counter, enter } from "./counting.ts";
import { env } from "./env.ts";
import { guest } from "./player.ts";

const hour = 3_600_000;

const lobby = () => env.Lobby.getByName(lobbyName);

function inside<T>(name: string, run: (room: CounterRoom, sql: SqlStorage) => T): Promise<T> {
  return runInDurableObject(counter(name), (room, { storage }) => run(room, storage.sql));
}

/** How much the lobby believes that this room has not delivered. */
const inLobby = async (name: string) =>
  (await lobby().undeliveredRooms()).rooms.find(({ room }) => room === name);

/** A room whose messages "a" and "b" are refused. Both have one lane. */
async function withRefused(name: string): Promise<void> {
  const player = await enter(name, guest(1));
  await inside(name, (room) => {
    room.failures = Number.POSITIVE_INFINITY;
  });
  for (const key of ["a", "b"]) await player.ask("counter:send", { key, lane: "to somebody" });
  await expect.poll(() => inside(name, (_, sql) => tries(sql, "a"))).toBeGreaterThan(0);
}

const tries = (sql: SqlStorage, key: string) =>
  sql.exec<{ attempts: number }>("SELECT attempts FROM outbox WHERE key = ?", key).one().attempts;

/** Everything waits for so much longer (ms), and is tried once more. */
async function letPass(name: string, ms: number): Promise<void> {
  await inside(name, (_, sql) => {
    sql.exec("UPDATE outbox SET waits_since = waits_since - ?, next_at = 0", ms);
    sql.exec("INSERT OR REPLACE INTO due (name, at, set_at) VALUES ('outbox', ?1, ?1)", Date.now());
  });
  await runDurableObjectAlarm(counter(name));
}

/** The same, tried often enough to be given up. */
async function letDie(name: string, key: string): Promise<void> {
  await inside(name, (_, sql) =>
    sql.exec("UPDATE outbox SET attempts = ? WHERE key = ?", limits.outboxAttemptsMin, key),
  );
  await letPass(name, hour);
}

test("a message that waits for long is listed, and the lobby knows its room until it has arrived", async () => {
  const name = "undelivered-stuck";
  await withRefused(name);
  expect((await counter(name).undelivered()).messages).toEqual([]);
  expect(await inLobby(name)).toBeUndefined();

  await letPass(name, limits.outboxStuckMs);
  await expect.poll(() => inLobby(name)).toMatchObject({ party: "game", deadLetters: 0 });
  const { messages, count } = await counter(name).undelivered();
  expect(messages).toMatchObject([
    { kind: "note", lane: "to somebody", isDead: false, error: "Error: the receiver is away" },
    { kind: "note", lane: "to somebody", isDead: false, attempts: 0, error: null },
  ]);
  expect(messages[0].attempts).toBeGreaterThan(1);
  expect(messages[0].waitsSince).toBeLessThanOrEqual(Date.now() - limits.outboxStuckMs);
  expect((await inLobby(name))?.stuckSince).toBe(messages[0].waitsSince);
  expect((await lobby().undeliveredRooms()).count.stuckSince).toBeLessThanOrEqual(messages[0].waitsSince);
  expect(count).toEqual({ deadLetters: 0, stuckSince: messages[0].waitsSince });

  await inside(name, (room) => {
    room.failures = 0;
  });
  expect(await counter(name).retryUndelivered([messages[0].id])).toEqual([messages[0].id]);
  await inside(name, (room) => room.arrivals(2));
  await expect.poll(() => inLobby(name)).toBeUndefined();
});

test("a room whose stuck messages an operator lists while libSQL is away tells the lobby of them, and of their end", async () => {
  const name = "undelivered-listed";
  await withRefused(name);
  // Nothing is tried meanwhile, so the room does not notice.
  await inside(name, (_, sql) =>
    sql.exec("UPDATE outbox SET waits_since = waits_since - ?1, next_at = next_at + ?1", hour),
  );
  await lobby().undeliveredChanged({ party: "game", room: name, deadLetters: 0, stuckSince: 1 });
  const away = { ...env, Game: env.Counter, LIBSQL_URL: "http://127.0.0.1:1" } as unknown as Env;
  const listed = await listUndelivered(away, Date.now());
  expect(listed.silent).toEqual(["jobs"]);
  const ofRoom = listed.undelivered.filter(({ id }) => id.startsWith(`game/${name}/`));
  expect(ofRoom).toHaveLength(2);
  await expect.poll(() => inLobby(name)).toMatchObject({ deadLetters: 0, stuckSince: ofRoom[0].waitsSince });

  await inside(name, (room) => {
    room.failures = 0;
  });
  await letPass(name, 0);
  await inside(name, (room) => room.arrivals(2));
  await expect.poll(() => inLobby(name)).toBeUndefined();
});

test("a message that fails for long is listed though it is queued anew again and again, until it has arrived", async () => {
  const name = "undelivered-failing";
  await withRefused(name);
  await inside(name, (_, sql) =>
    sql.exec("UPDATE outbox SET failing_since = failing_since - ?", limits.outboxStuckMs),
  );
  await inside(name, (room) => room.sendFromInside("a", "to somebody"));
  await letPass(name, 0);
  await expect.poll(() => inLobby(name)).toMatchObject({ deadLetters: 0 });
  const [stuck, ...others] = (await counter(name).undelivered()).messages;
  expect(stuck).toMatchObject({ kind: "note", lane: "to somebody", isDead: false });
  expect(stuck.waitsSince).toBeLessThanOrEqual(Date.now() - limits.outboxStuckMs);
  expect(others).toEqual([]);

  // While it is delivered it is queued once more, and fails anew only then.
  await inside(name, (room) => {
    room.failures = 0;
    room.onArrival = () => {
      room.failures = Number.POSITIVE_INFINITY;
      room.sendFromInside("a", "to somebody");
    };
  });
  expect(await counter(name).retryUndelivered([stuck.id])).toEqual([stuck.id]);
  await inside(name, (room) => room.arrivals(1));
  await expect.poll(() => inLobby(name)).toBeUndefined();
  expect((await counter(name).undelivered()).messages).toEqual([]);
});

test("a message that is refused for ever becomes a dead letter, which arrives after a retry and is gone then", async () => {
  const name = "undelivered-dead";
  await withRefused(name);
  await letDie(name, "a");
  await expect.poll(() => inLobby(name)).toMatchObject({ deadLetters: 1 });
  // The other one is stuck behind it.
  const [letter, stuck, ...others] = (await counter(name).undelivered()).messages;
  expect(letter).toMatchObject({ kind: "note", lane: "to somebody", isDead: true, attempts: 21 });
  expect(letter.error).toContain("the receiver is away");
  expect(stuck).toMatchObject({ isDead: false });
  expect(others).toEqual([]);
  expect(JSON.stringify(await counter(name).undelivered())).not.toContain("total");

  // Another instance of the room, whose recipient is well.
  await evictDurableObject(counter(name), { webSockets: "hibernate" });
  expect(await counter(name).retryUndelivered([letter.id, "d99-0"])).toEqual([letter.id]);
  await runDurableObjectAlarm(counter(name));
  expect(await inside(name, (room) => room.arrivals(2))).toHaveLength(2);
  expect(await counter(name).retryUndelivered([letter.id])).toEqual([]);
  await expect.poll(() => inLobby(name)).toBeUndefined();
  const nothing = { messages: [], count: { deadLetters: 0, stuckSince: null } };
  expect(await counter(name).undelivered()).toEqual(nothing);
});

test("dead letters and stuck messages are dropped, and nothing else is", async () => {
  const name = "undelivered-dropped";
  await withRefused(name);
  await letDie(name, "a");
  await expect.poll(() => inLobby(name)).toMatchObject({ deadLetters: 1 });
  const [letter, stuck] = (await counter(name).undelivered()).messages;
  expect(await counter(name).dropUndelivered([letter.id])).toEqual([letter.id]);
  await expect.poll(() => inLobby(name)).toMatchObject({ deadLetters: 0, stuckSince: stuck.waitsSince });
  expect((await counter(name).undelivered()).messages.map(({ id }) => id)).toEqual([stuck.id]);
  expect(await counter(name).dropUndelivered([letter.id, stuck.id])).toEqual([stuck.id]);
  await expect.poll(() => inLobby(name)).toBeUndefined();
});

test("a dead letter whose message was queued again meanwhile goes when it is retried", async () => {
  const name = "undelivered-again";
  await withRefused(name);
  await letDie(name, "a");
  const [letter] = (await counter(name).undelivered()).messages;
  const player = await enter(name, guest(1));
  await player.ask("counter:add", { amount: 5 });
  await player.ask("counter:send", { key: "a", lane: "to somebody" });
  await inside(name, (room) => {
    room.failures = 0;
  });
  expect(await counter(name).retryUndelivered([letter.id])).toEqual([letter.id]);
  await letPass(name, 0);
  const arrived = await inside(name, (room) => room.arrivals(2));
  expect(arrived.map(({ total }) => total)).toEqual([0, 5]);
});

test("a room that was never opened has nothing, and stays empty", async () => {
  const room = counter("no-undelivered");
  expect((await room.undelivered()).messages).toEqual([]);
  expect(await room.retryUndelivered(["d1-0"])).toEqual([]);
  expect(await room.dropUndelivered(["d1-0"])).toEqual([]);
});
