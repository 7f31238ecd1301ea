import { useEffect, useState } from "react";
import { serverNow } from "#web/net/serverTime.ts";

/** The server's time (ms UTC), updated every second while it is needed. */
export function useNow(isNeeded = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isNeeded) return;
    setNow(serverNow());
    const ticking = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(ticking);
  }, [isNeeded]);
  return now;
}
