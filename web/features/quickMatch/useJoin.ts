import { useAccount } from "#web/net/account.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { type AwaitedTable, awaitedBy } from "./awaited.ts";
import { queueWishOf, storedQuickWish } from "./quickWish.ts";
import type { Queue } from "./useQueue.ts";

/** For which tables others wait that the user may join, those with most people first, and how many would play with the user. */
export function useAwaited(): AwaitedTable[] {
  const wishes = useLobby().state?.queue.wishes ?? [];
  const queue = useUserRoom()?.queue ?? null;
  return awaitedBy({ queue, hasAccount: useAccount() !== undefined }, wishes);
}

/** Joins those who wait for this table; as to bots as one has wished last. */
export function useJoin({ enter }: Queue): (table: AwaitedTable) => Promise<boolean> {
  const hasAccount = useAccount() !== undefined;
  return ({ variants, moveTimesMs, rated }) => {
    const { botsAfterMs, botLevel } = queueWishOf(storedQuickWish(), hasAccount);
    return enter({ variants, moveTimesMs, rated: hasAccount ? rated : [false], botsAfterMs, botLevel }, null);
  };
}
