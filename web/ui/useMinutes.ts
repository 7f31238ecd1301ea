import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The time, in ms, updated every minute while shown, for texts such as "5 minutes ago". */
export function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
