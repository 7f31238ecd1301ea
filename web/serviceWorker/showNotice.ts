import type { PushPayload } from "#schema/push.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Alerts the user again when a later notification replaces one of the same tag. Not every browser knows it, and the
 * types omit it.
 */
const heardAgain: object = { renotify: true };

/** Shows a push message as a notification; not to a user who is looking at the site, unless the user asked for it. */
export async function showNotice({ kind, title, body, url, tag }: PushPayload): Promise<void> {
  if (kind !== "test" && (await isLookedAt())) return;
  const drawings = { icon: "/icon-192.png", badge: "/badge.png" };
  await self.registration.showNotification(title, { body, tag, data: { url }, ...drawings, ...heardAgain });
}

async function isLookedAt(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.some((tab) => tab.focused);
}
