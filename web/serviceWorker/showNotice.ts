import type { PushPayload } from "#schema/push.ts";

declare const self: ServiceWorkerGlobalScope;

/** A later notice about the same is heard again. Not every browser knows it, and the types leave it out. */
const heardAgain: object = { renotify: true };

/** Shows what the server has to tell; nothing to whoever has a page of the site before them, unless they asked for it. */
export async function showNotice({ kind, title, body, url, tag }: PushPayload): Promise<void> {
  if (kind !== "test" && (await isLookedAt())) return;
  const drawings = { icon: "/icon-192.png", badge: "/badge.png" };
  await self.registration.showNotification(title, { body, tag, data: { url }, ...drawings, ...heardAgain });
}

async function isLookedAt(): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.some((tab) => tab.focused);
}
