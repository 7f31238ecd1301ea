import { Suspense, useEffect, useState } from "react";
import { clearNotices, renewSubscription } from "#web/net/push/device.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const PushLost = lazyPart(
  () => import("./PushLost.tsx"),
  ({ PushLost }) => PushLost,
);

/**
 * Tells the server how to reach this browser for this session and in its language, if notifications are switched on
 * here, and says so if the browser has dropped them. Clears notifications when the user comes back.
 */
export function PushWatch() {
  const { locale } = usePaths();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const renew = async (): Promise<void> => {
      try {
        const { isLost: isLostNow } = await renewSubscription(locale);
        if (isLostNow) setLost(true);
      } catch {
        // If the server can't be reached, the next page load tries again.
      }
    };
    void renew();
    // The service worker sends this when the browser's subscription changes.
    navigator.serviceWorker.addEventListener("message", renew);
    return () => navigator.serviceWorker.removeEventListener("message", renew);
  }, [locale]);

  useEffect(() => {
    const clear = () => {
      if (document.visibilityState === "visible") void clearNotices();
    };
    clear();
    document.addEventListener("visibilitychange", clear);
    return () => document.removeEventListener("visibilitychange", clear);
  }, []);
  return isLost ? (
    <Suspense>
      <PushLost />
    </Suspense>
  ) : null;
}
