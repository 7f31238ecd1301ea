import { useEffect, useState } from "react";
import { serverNow } from "#web/net/serverTime.ts";

const minuteMs = 60_000;

/** The time, in ms, updated every minute while shown, for texts such as "5 minutes ago". */
export function useMinutes(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(serverNow()), minuteMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
