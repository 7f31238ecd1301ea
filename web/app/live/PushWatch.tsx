import { useEffect } from "react";
import { clearNotices, renewSubscription } from "#web/net/push/device.ts";
import { usePaths } from "../i18n/usePaths.ts";

/**
 * Tells the server how to reach this browser for this session and in its language, if notifications are switched on
 * here. Clears notifications when the user comes back.
 */
export function PushWatch() {
  const { locale } = usePaths();
  useEffect(() => {
    // If the server can't be reached, the next page load tries again.
    const renew = () => void renewSubscription(locale).catch(() => {});
    renew();
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
  return null;
}
