import { useAccount } from "#web/net/account.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import type { LobbyState } from "#web/net/lobby/lobbyRoom.ts";
import { queueWishOf, storedQuickWish } from "./quickWish.ts";
import type { Queue } from "./useQueue.ts";

/** A kind of table that people wait for. */
export type AwaitedTable = LobbyState["queue"]["plays"][number];

/** For which tables others wait that the user may join, those with most people first, and how many would play with the user. */
export function useAwaited(): AwaitedTable[] {
  const plays = useLobby().state?.queue.plays ?? [];
  // A guest plays without rating, so only with those who would do so too.
  const hasAccount = useAccount() !== undefined;
  if (hasAccount) return plays;
  return plays.flatMap((play) => (play.unrated > 0 ? { ...play, people: play.unrated } : []));
}

/** Joins those who wait for this table; as to bots as one has wished last. */
export function useJoin({ enter }: Queue): (table: AwaitedTable) => Promise<boolean> {
  const hasAccount = useAccount() !== undefined;
  return ({ variant, moveTimeMs }) => {
    const { botsAfterMs, rated } = queueWishOf({ ...storedQuickWish(), rating: "any" }, hasAccount);
    return enter({ variants: [variant], moveTimesMs: [moveTimeMs], rated, botsAfterMs }, null);
  };
}
