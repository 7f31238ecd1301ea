declare const self: ServiceWorkerGlobalScope;

/** Takes over at once, since no page needs what a service worker without files has, and deletes what an earlier one has kept. */
export function keepNothing(): void {
  self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener("activate", (event) => event.waitUntil(deleteKept()));
}

async function deleteKept(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
