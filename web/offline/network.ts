import { limits } from "#schema/limits.ts";
import { createStore } from "#web/ui/store.ts";

/** Whether the site can be reached, as far as this page knows. While it can't be, this is looked after from time to time. */
export const isOnline = createStore(true);

/** Begins to look after the network. Call it once, in a browser. */
export function watchNetwork(): void {
  addEventListener("offline", loseNetwork);
  // So it has been opened by the service worker, which does not know whether only the site is away.
  if (!navigator.onLine || "offline" in document.documentElement.dataset) loseNetwork();
}

/** Whether only what this browser keeps can be used now. */
export function isOnItsOwn(): boolean {
  return !isOnline.read() && Boolean(navigator.serviceWorker?.controller);
}

function loseNetwork(): void {
  if (!isOnline.read()) return;
  isOnline.write(false);
  void untilBack();
}

async function untilBack(): Promise<void> {
  let isTold = false;
  addEventListener("online", () => (isTold = true), { once: true });
  while (!(await canReachSite())) await nextLook();
  isOnline.write(true);
  // If only the site was away, the browser has nothing to tell to all who wait for the network.
  if (!isTold) dispatchEvent(new Event("online"));
}

function canReachSite(): Promise<boolean> {
  return fetch("/gameApi/getServerVersion", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves after a while, or as soon as the browser has a network. */
function nextLook(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, limits.networkProbeMs);
  addEventListener("online", () => resolve(), { once: true });
  return promise;
}
