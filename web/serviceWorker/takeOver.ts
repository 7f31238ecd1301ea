import { getCacheKeyForURL } from "workbox-precaching";
import { buildLock } from "#schema/serviceWorker.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes over from the service worker of an older build, unless a page is open that may still need what only that one keeps.
 * Pages ask again from time to time, and when all are closed the browser does it by itself.
 */
export async function takeOver(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const builds = held.flatMap(({ name }) =>
    name?.startsWith(buildLock) ? name.slice(buildLock.length) : [],
  );
  if (builds.every((script) => getCacheKeyForURL(script) !== undefined)) await self.skipWaiting();
}
