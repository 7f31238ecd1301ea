import { useEffect } from "react";

/** Keeps the screen awake while the page is visible, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible" || lock?.released === false) return;
      // The browser may refuse, for instance on low battery. Then the screen sleeps as usual.
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}
