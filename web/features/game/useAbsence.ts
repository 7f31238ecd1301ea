import { useEffect, useState } from "react";

/** The number of the last position that the viewer saw before going elsewhere, once back; it stays until the next time. */
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
