import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The time, in ms, as of the last whole minute that this is shown: what says how long ago something was goes on with it. */
export function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
