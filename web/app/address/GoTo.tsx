import { useEffect } from "react";
import { goTo } from "./goTo.ts";

/** Stands where there is nothing to show: leads to another address instead. */
export function GoTo({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
