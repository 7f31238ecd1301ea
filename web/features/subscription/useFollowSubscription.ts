import { useEffect } from "react";
import { fetchLook } from "#web/net/look.ts";
import { subscriptionQuery } from "#web/net/netQueries.ts";
import { askAgain } from "#web/net/queries.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { useSubscription } from "#web/net/useSubscription.ts";

/**
 * Reads the user's subscription again when their room says that it has changed, and what becomes of the look of the user's
 * tables and of the tag beside the name.
 */
export function useFollowSubscription(): void {
  const own = useUserRoom();
  const isConnected = own !== undefined;
  const change = own?.subscription;
  const isSponsor = useSubscription().data?.isSponsor;
  useEffect(() => {
    // Whoever has been away sees it with the next table.
    if (isSponsor !== undefined) fetchLook().catch(() => {});
  }, [isSponsor]);
  useEffect(() => {
    if (change) void askAgain({ queryKey: subscriptionQuery.queryKey });
  }, [change]);
  useEffect(() => {
    // What changed before the room was there, it has told nobody.
    if (isConnected) void askAgain({ queryKey: subscriptionQuery.queryKey });
  }, [isConnected]);
}
