import { useEffect } from "react";

/** Keeps the screen awake while the page is seen. A browser that can't just does not. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible" || lock?.released === false) return;
      // Refused while the battery is low, for instance: then the screen sleeps as it always did.
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
