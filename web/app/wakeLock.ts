let lock: WakeLockSentinel | undefined;

/** Keeps the screen awake while the page is visible, if the browser supports it. It may be called again. */
export function keepAwake(): void {
  if (!("wakeLock" in navigator)) return;
  void hold();
  document.addEventListener("visibilitychange", hold);
}

async function hold(): Promise<void> {
  if (document.visibilityState !== "visible" || lock?.released === false) return;
  // The browser may refuse, for instance on low battery. Then the screen sleeps as usual.
  lock = await navigator.wakeLock.request("screen").catch(() => undefined);
}
