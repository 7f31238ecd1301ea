import { useEffect, useState } from "react";
import { serverNow } from "#web/net/serverTime.ts";

/** Whether a moment is at most `spanMs` away, or past; it says so as soon as that is. */
export function useIsSoon(at: number | null, spanMs: number): boolean {
  const isSoonNow = () => at !== null && at - serverNow() <= spanMs;
  const [isSoon, setSoon] = useState(isSoonNow);
  useEffect(() => {
    if (at === null) return setSoon(false);
    const left = at - spanMs - serverNow();
    setSoon(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setSoon(true), left);
    return () => clearTimeout(timer);
  }, [at, spanMs]);
  return isSoon;
}
