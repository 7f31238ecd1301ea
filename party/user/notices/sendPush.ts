import { buildPushPayload } from "@block65/webcrypto-web-push";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { isPushEndpoint, type PushPayload } from "#schema/push.ts";
import type { PushSubscription } from "#store/push.ts";
import { log } from "../../log.ts";

/** The bindings that pushing needs. */
export type PushEnv = { VAPID_PRIVATE_KEY?: string; PUSH_SERVICES?: string; SITE_URL?: string };

/** The outcome of a push: accepted; the browser is unknown; refused; to be retried. */
export type PushOutcome = "taken" | "gone" | "refused" | "busy";

/** The public key that browsers expect pushes from, base64url; null where this site sends none. */
export function publicKeyOf({ VAPID_PRIVATE_KEY }: PushEnv): string | null {
  if (!VAPID_PRIVATE_KEY) return null;
  const { x, y }: JsonWebKey = JSON.parse(VAPID_PRIVATE_KEY);
  const [left, right] = [x, y].map((part) => Uint8Array.fromBase64(part ?? "", { alphabet: "base64url" }));
  return inBase64(Uint8Array.of(4, ...left, ...right));
}

/**
 * Sends a push through the browser's push service (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC
 * 8292).
 * @param livesMs how long the service keeps it for a browser that is offline
 */
export async function sendPush(
  env: PushEnv,
  { endpoint, p256dh, auth }: PushSubscription,
  payload: PushPayload,
  { livesMs, isUrgent }: { livesMs: number; isUrgent: boolean },
): Promise<PushOutcome> {
  const { VAPID_PRIVATE_KEY, PUSH_SERVICES, SITE_URL } = env;
  const publicKey = publicKeyOf(env);
  if (!VAPID_PRIVATE_KEY || publicKey === null || !isPushEndpoint(endpoint, PUSH_SERVICES)) return "refused";
  const options = {
    ttl: Math.ceil(livesMs / 1000),
    urgency: isUrgent ? "high" : "normal",
    topic: await topicOf(endpoint, payload.tag),
  } as const;
  const { d: privateKey }: JsonWebKey = JSON.parse(VAPID_PRIVATE_KEY);
  const request = await buildPushPayload(
    { data: payload, options },
    // The library accepts https only. A service that the operator names on their own machine may use http.
    {
      endpoint: endpoint.replace(/^http:/, "https:"),
      expirationTime: null,
      keys: { p256dh, auth },
    },
    { subject: SITE_URL || "https://localhost", publicKey, privateKey },
  );
  const outcome = await post(endpoint, request);
  count("tac_pushes_total", { outcome });
  return outcome;
}

async function post(endpoint: string, request: RequestInit): Promise<PushOutcome> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), limits.pushAnswerMs);
  try {
    // No redirects: only to the service itself.
    const answer = await fetch(endpoint, { ...request, redirect: "manual", signal: patience.signal });
    await answer.body?.cancel();
    if (answer.ok) return "taken";
    if (answer.status === 404 || answer.status === 410) return "gone";
    // A refused signature (403) may be this site's own fault and concern all browsers, so no browser is forgotten for
    // it.
    log("push refused", "warn", { status: answer.status });
    return answer.status === 429 || answer.status >= 500 ? "busy" : "refused";
  } catch (error) {
    log("push not answered", "warn", error);
    return "busy";
  } finally {
    // A pending timer would keep a room from hibernating.
    clearTimeout(timer);
  }
}

/** The topic by which the service replaces an earlier push; it reveals nothing about the subject. */
async function topicOf(endpoint: string, tag: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${endpoint} ${tag}`));
  return inBase64(new Uint8Array(hash).subarray(0, topicBytes));
}

/** The longest topic that RFC 8030 allows: 32 characters. */
const topicBytes = 24;

function inBase64(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
