import { useEffect, useState } from "react";

/**
 * The version that the viewer saw last before leaving the tab, known after the return; it stays until the next absence.
 */
export function useAbsence(version: number): number | undefined {
  const [leftAt, setLeftAt] = useState<number>();
  useEffect(() => {
    const onChange = () => {
      if (document.hidden) setLeftAt(version);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [version]);
  return leftAt !== undefined && leftAt < version ? leftAt : undefined;
}
