import { pushTextOf } from "#party/user/notices/pushText.ts";
import { sendPush } from "#party/user/notices/sendPush.ts";
import type { SubscribeToPushBody } from "#schema/api/push.ts";
import { limits } from "#schema/limits.ts";
import { isPushEndpoint } from "#schema/push.ts";
import { addPushSubscription, findPushSubscription, forgetPushSubscription } from "#store/push.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import type { OpenSession } from "./sessions.ts";

/**
 * Pushes notices to the browser of this session from now on.
 * @throws Problem `unavailable` where this site sends no pushes; `invalid` for an impossible subscription
 */
export async function subscribe(
  env: Env,
  { tokenHash }: OpenSession,
  { endpoint, keys, locale }: SubscribeToPushBody,
  now: number,
): Promise<void> {
  if (!env.VAPID_PRIVATE_KEY) throw new Problem("unavailable", "This site sends no pushes.");
  if (!isPushEndpoint(endpoint, env.PUSH_SERVICES)) throw wrong("endpoint", "no push service");
  if (!(await isPublicKey(keys.p256dh))) throw wrong("keys.p256dh", "no point of P-256");
  await askDatabase(env, (db) => addPushSubscription(db, tokenHash, { endpoint, ...keys, locale }, now));
}

/**
 * Sends the player a push to this browser.
 * @throws Problem `not_found` where it is none of the player's or its push service no longer knows it; `unavailable`
 * where the service does not accept it
 */
export async function sendTest(env: Env, userID: number, endpoint: string): Promise<void> {
  const subscription = await askDatabase(env, (db) => findPushSubscription(db, userID, endpoint));
  if (!subscription) throw gone();
  const payload = pushTextOf({ kind: "test" }, subscription.locale);
  const outcome = await sendPush(env, subscription, payload, {
    livesMs: limits.testPushLivesMs,
    isUrgent: true,
  });
  if (outcome === "taken") return;
  if (outcome !== "gone") throw new Problem("unavailable", "The push service did not take it.");
  await askDatabase(env, (db) => forgetPushSubscription(db, subscription.id));
  throw gone();
}

function gone(): Problem {
  return new Problem("not_found", "Nothing is pushed to this browser.");
}

function wrong(field: string, message: string): Problem {
  return new Problem("invalid", "This is no push subscription.", { details: [{ field, message }] });
}

/** Whether this is a possible key of a browser: an invented point may not lie on the curve. */
async function isPublicKey(p256dh: string): Promise<boolean> {
  try {
    const point = Uint8Array.fromBase64(p256dh, { alphabet: "base64url" });
    await crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    return false;
  }
}
