import { useEffect } from "react";
import { askAgain } from "#web/net/queries.ts";
import { useOwn } from "#web/net/user/own.ts";
import { subscriptionKey } from "./useSubscription.ts";

/** Reads the user's subscription again when their room says that it has changed. */
export function useFollowSubscription(): void {
  const change = useOwn()?.subscription;
  useEffect(() => {
    if (change) void askAgain({ queryKey: subscriptionKey });
  }, [change]);
}
