import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { outboxDue } from "#party/outbox.ts";
import type { UserDue } from "#party/user/effects.ts";
import type { PushSettings } from "#schema/api/push.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { noticeKinds } from "#schema/settings.ts";
import { addPushSubscription, setPushSettings } from "#store/push.ts";
import type { ReceivedPush, Subscription } from "#tests/support/pushService.ts";
import { aSessionOf } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { sqlOf } from "./sqlOf.ts";

const noticesDue: UserDue = "notices";

/** Calls the control interface of the push service (globalSetup.ts). */
async function askDesk<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  const url = `${env.PUSH_DESK}/${path}?${new URLSearchParams(query)}`;
  return (await fetch(url, { method: "POST" })).json();
}

/** From now on the push service answers pushes to a browser like this, or (null) accepts them again. */
export const answerPushes = (endpoint: string, status: number | null) =>
  askDesk("answer", status === null ? { endpoint } : { endpoint, status: String(status) });

/** Waits until a push to a browser got this answer. */
export const untilRefused = (endpoint: string) =>
  expect
    .poll(async () => (await askDesk<{ refused: string[] }>("received")).refused.includes(endpoint))
    .toBe(true);

export const forgetBrowser = (endpoint: string) => askDesk("forget", { endpoint });

const all = Object.fromEntries(noticeKinds.map((kind) => [kind, true])) as PushSettings["kinds"];

/** The person's settings for pushes: everything, unless stated otherwise. */
export function choose({ id }: Identity, settings: Partial<PushSettings> = {}): Promise<void> {
  return setPushSettings(db, id, { kinds: all, quietHours: null, ...settings });
}

/** A browser in which the person is signed in and receives pushes. @returns its endpoint */
export async function aBrowser(person: Identity): Promise<string> {
  const { endpoint, keys } = await askDesk<Subscription>("subscribe");
  const session = createHash("sha256")
    .update(await aSessionOf(db, person.id))
    .digest("hex");
  await addPushSubscription(db, session, { endpoint, ...keys, locale: "de" }, Date.now());
  return endpoint;
}

/** The pushes to a browser. */
export async function pushedTo(endpoint: string): Promise<ReceivedPush[]> {
  const { received, faults } = await askDesk<{ received: ReceivedPush[]; faults: string[] }>("received");
  expect(faults).toEqual([]);
  return received.filter((push) => push.endpoint === endpoint);
}

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/**
 * Makes the person's room decide now on everything that it knows, and waits until nothing of it is being delivered any
 * more.
 */
export async function settle(person: Identity): Promise<void> {
  await runInDurableObject(roomOf(person), (room) => {
    const sql = sqlOf(room);
    sql.exec("UPDATE notices SET decide_at = 0 WHERE decide_at IS NOT NULL");
    sql.exec("UPDATE due SET at = 0 WHERE name = ?", noticesDue);
  });
  await expect
    .poll(async () => {
      // Failed deliveries are retried at once.
      await runInDurableObject(roomOf(person), (room) => {
        const sql = sqlOf(room);
        sql.exec("UPDATE outbox SET next_at = 0");
        sql.exec("UPDATE due SET at = 0 WHERE name = ?", outboxDue);
      });
      await runDurableObjectAlarm(roomOf(person));
      return runInDurableObject(roomOf(person), isSettled);
    })
    .toBe(true);
}

function isSettled(room: object): boolean {
  const waiting = "SELECT 1 FROM outbox UNION ALL SELECT 1 FROM notices WHERE decide_at <= ?";
  return sqlOf(room).exec(waiting, Date.now()).toArray().length === 0;
}

/** The number of notifications that the person's room knows. */
export function countNotices(person: Identity): Promise<number> {
  return runInDurableObject(
    roomOf(person),
    (room) => sqlOf(room).exec("SELECT 1 FROM notices").toArray().length,
  );
}
