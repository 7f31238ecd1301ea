import { useEffect, useState } from "react";

/**
 * Whether this tab alone has something, which one tab at a time may have: it waits until every other one has let go of it.
 * A browser that can't tell lets everybody have it.
 */
export function useOnlyTab(name: string): boolean {
  const [isMine, setMine] = useState(!navigator.locks);
  useEffect(() => {
    const waiting = new AbortController();
    const left = Promise.withResolvers<void>();
    navigator.locks
      ?.request(name, { signal: waiting.signal }, () => {
        setMine(true);
        return left.promise;
      })
      // It was left before its turn came.
      .catch(() => {});
    return () => {
      waiting.abort();
      left.resolve();
    };
  }, [name]);
  return isMine;
}
