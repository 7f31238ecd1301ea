import { useEffect } from "react";
import { clearNotices, renewSubscription } from "#web/net/push/device.ts";
import { usePaths } from "../i18n/usePaths.ts";

/**
 * Keeps the server knowing how this browser is reached, for this session and in its language, if that is switched on here; and
 * takes notices away when one comes back.
 */
export function PushWatch() {
  const { locale } = usePaths();
  useEffect(() => {
    // Where the server can't be reached, the next page does it.
    const renew = () => void renewSubscription(locale).catch(() => {});
    renew();
    // The service worker says so when the browser is reached in another way.
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
