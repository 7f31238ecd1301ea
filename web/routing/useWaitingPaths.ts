import { useMemo } from "react";
import { usePaths } from "./usePaths.ts";

/** The path of a waiting room in the site, and the link to share, which leaves recipients their own language. */
export function useWaitingPaths(): {
  pathOf: (waitingID: string) => string;
  linkOf: (waitingID: string) => string;
} {
  const { pathTo } = usePaths();
  return useMemo(() => {
    const pathOf = (waitingID: string) => `${pathTo("/")}?waiting=${waitingID}`;
    return { pathOf, linkOf: (waitingID) => `${location.origin}/?waiting=${waitingID}` };
  }, [pathTo]);
}
