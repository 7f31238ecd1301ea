import { buildLock } from "#schema/serviceWorker.ts";
import { ownScript } from "./newVersion.ts";

let isHeld = false;

/** Tells the service worker for as long as this page lives which build it needs. */
export function holdBuild(): void {
  if (isHeld) return;
  isHeld = true;
  void navigator.locks?.request(buildLock + ownScript(), { mode: "shared" }, () => new Promise(() => {}));
}
