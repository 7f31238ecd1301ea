import { useEffect, useRef, useState } from "react";

/**
 * Calls `onEnd` when the lifetime is over. While it is paused no time passes.
 * @param lifetimeMs in ms
 * @returns a function that pauses (true) or resumes (false)
 */
export function useLifetime(lifetimeMs: number, onEnd: () => void): (isPaused: boolean) => void {
  const left = useRef(lifetimeMs);
  const end = useRef(onEnd);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const begun = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [isPaused]);

  return setPaused;
}
