import { limits } from "#schema/limits.ts";
import { keepingAddress, takeOverMessage } from "#schema/serviceWorker.ts";
import { createStore } from "#web/ui/store.ts";
import { holdBuild } from "./holdBuild.ts";
import { lookForNewBuild } from "./newVersion.ts";

/**
 * Whether this browser keeps the site for times without a network: it can't (`never`), it does not, it is loading what is
 * missing, it does, or what is missing could not be loaded.
 */
export type Kept = "never" | "no" | "loading" | "yes" | "failed";

/** Under `npm run dev` nothing is kept: the newest code is what counts. An operator can build without it, too. */
const canKeep =
  import.meta.env.PROD && import.meta.env.VITE_KEEPS_SITE !== "no" && "serviceWorker" in navigator;

export const kept = createStore<Kept>(canKeep ? "no" : "never");

/** Keeps the site in this browser, if it does not yet. A service worker for notifications alone becomes one that keeps it. */
export async function keepSite(): Promise<void> {
  if (!canKeep) return;
  holdBuild();
  if (kept.read() !== "yes") kept.write("loading");
  try {
    follow(await navigator.serviceWorker.register(keepingAddress));
  } catch {
    kept.write("failed");
  }
}

/** Reads whether the site is kept, and keeps it up to date if it is. */
export async function keepOn(): Promise<void> {
  if (!canKeep) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const workers = [registration?.active, registration?.waiting, registration?.installing];
  if (workers.some(doesKeep)) await keepSite();
}

let followed: ServiceWorkerRegistration | undefined;

function follow(registration: ServiceWorkerRegistration): void {
  if (doesKeep(registration.active)) kept.write("yes");
  letGoOn(registration.installing);
  letGoOn(registration.waiting);
  if (followed === registration) return;
  followed = registration;
  registration.addEventListener("updatefound", () => letGoOn(registration.installing));
}

/** Follows a new service worker until it has taken over, which it does when that takes nothing from any page. */
function letGoOn(worker: ServiceWorker | null): void {
  if (!doesKeep(worker)) return;
  const look = (): void => {
    const { state } = worker;
    // All files of its build are there.
    if (state === "installed") askToTakeOver(worker);
    if (state === "installed" || state === "activated") kept.write("yes");
    if (state === "redundant" && kept.read() === "loading") kept.write("failed");
  };
  worker.addEventListener("statechange", look);
  look();
}

/** Asks until it does: the last page that needs the old build may go at any time. */
function askToTakeOver(worker: ServiceWorker): void {
  void lookForNewBuild();
  const ask = (): void => {
    if (worker.state !== "installed") return;
    worker.postMessage(takeOverMessage);
    setTimeout(ask, limits.takeOverAskMs);
  };
  ask();
}

function doesKeep(worker: ServiceWorker | null | undefined): worker is ServiceWorker {
  return Boolean(worker?.scriptURL.endsWith(keepingAddress));
}
