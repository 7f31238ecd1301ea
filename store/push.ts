import { and, desc, eq, gt, isNotNull, notInArray, or, sql } from "drizzle-orm";
import type { PushSettings } from "#schema/api/push.ts";
import { devices } from "#schema/db/devices.ts";
import { pushSettings, pushSubscriptions } from "#schema/db/push.ts";
import { sessions } from "#schema/db/sessions.ts";
import { limits } from "#schema/limits.ts";
import { type NoticeKind, noticeKinds } from "#schema/settings.ts";
import type { Database } from "./db.ts";

/** A browser that can receive pushes. */
export type PushSubscription = Omit<
  typeof pushSubscriptions.$inferSelect,
  "userId" | "sessionHash" | "deviceId" | "createdAt"
>;

/** What a player wants to be pushed, and when not. */
export async function findPushSettings(db: Database, userID: number): Promise<PushSettings> {
  const [row] = await db.select().from(pushSettings).where(eq(pushSettings.userId, userID));
  const isChosen = (kind: NoticeKind) => row?.kinds.includes(kind) ?? false;
  const kinds = Object.fromEntries(noticeKinds.map((kind) => [kind, isChosen(kind)]));
  const { quietFrom: from = null, quietTo: to = null, timeZone = null } = row ?? {};
  const isQuiet = from !== null && to !== null && timeZone !== null;
  return { kinds: kinds as PushSettings["kinds"], quietHours: isQuiet ? { from, to, timeZone } : null };
}

export async function setPushSettings(
  db: Database,
  userID: number,
  { kinds, quietHours }: PushSettings,
): Promise<void> {
  const settings = {
    kinds: noticeKinds.filter((kind) => kinds[kind]),
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    timeZone: quietHours?.timeZone ?? null,
  };
  await db
    .insert(pushSettings)
    .values({ userId: userID, ...settings })
    .onConflictDoUpdate({ target: pushSettings.userId, set: settings });
}

/**
 * Subscribes this browser for the player of this session, as long as its device stays signed in, or else as long as the
 * session lives; any other player's subscription of the browser ends. Stores nothing if the session has ended. If the
 * player has too many browsers, the oldest ones go.
 */
export async function addPushSubscription(
  db: Database,
  sessionHash: string,
  { endpoint, p256dh, auth, locale }: Omit<PushSubscription, "id">,
  now: number,
): Promise<void> {
  const subscription = db
    .select({
      id: sql`null`.as("id"),
      endpoint: sql`${endpoint}`.as("endpoint"),
      userId: sessions.userId,
      sessionHash: sql`iif(${devices.id} is null, ${sessions.tokenHash}, null)`.as("session_hash"),
      deviceId: sql`${devices.id}`.as("device_id"),
      p256dh: sql`${p256dh}`.as("p256dh"),
      auth: sql`${auth}`.as("auth"),
      locale: sql`${locale}`.as("locale"),
      createdAt: sql`${now}`.as("created_at"),
    })
    .from(sessions)
    .leftJoin(devices, and(eq(devices.id, sessions.deviceId), isNotNull(devices.credentialHash)))
    .where(and(eq(sessions.tokenHash, sessionHash), sql`${sessions.userId} is not null`));
  const owner = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, owner))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(limits.pushSubscriptionsMax);
  await db.batch([
    db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
    db.insert(pushSubscriptions).select(subscription),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, owner), notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** The browsers that a player's notices are pushed to. */
export function pushSubscriptionsOf(db: Database, userID: number, now: number): Promise<PushSubscription[]> {
  return select(db)
    .leftJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .leftJoin(devices, eq(devices.id, pushSubscriptions.deviceId))
    .where(
      and(eq(pushSubscriptions.userId, userID), or(gt(sessions.expiresAt, now), gt(devices.expiresAt, now))),
    );
}

/** One of them; undefined if the endpoint is not the player's. */
export async function findPushSubscription(
  db: Database,
  userID: number,
  endpoint: string,
): Promise<PushSubscription | undefined> {
  const [found] = await select(db).where(
    and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userID)),
  );
  return found;
}

/** Unsubscribes this browser of the player. */
export async function removePushSubscription(db: Database, userID: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userID)));
}

/** Removes a browser that its push service no longer knows. */
export async function forgetPushSubscription(db: Database, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

function select(db: Database) {
  return db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      locale: pushSubscriptions.locale,
    })
    .from(pushSubscriptions)
    .$dynamic();
}
