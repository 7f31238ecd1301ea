import type { PushPayload } from "#schema/push.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Alerts the user again when a later notification replaces one of the same tag. Not every browser knows it, and the
 * types omit it.
 */
const heardAgain: object = { renotify: true };

/**
 * Shows a push message as a notification. Whether one is sent at all, the server decides: Safari ends the subscription of
 * a site whose pushes show nothing. To a user who has come to the site meanwhile it is shown without a sound.
 */
export async function showNotice({ kind, title, body, url, tag }: PushPayload): Promise<void> {
  const drawings = { icon: "/icon-192.png", badge: "/badge.png" };
  const alert = kind !== "test" && (await isLookedAt()) ? { silent: true } : heardAgain;
  await self.registration.showNotification(title, { body, tag, data: { url }, ...drawings, ...alert });
}

async function isLookedAt(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.some((tab) => tab.focused);
}
