import { useQuery } from "@tanstack/react-query";
import type { BlocksAnswer } from "#schema/api/moderation.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";

export type Block = BlocksAnswer[number];

export const dayMs = 24 * 60 * 60 * 1000;
/** Everything that moderators see comes anew when one of them has done something. */
export const moderation = "moderation";
const queryKey = [moderation, "blocks"];

/** Who is blocked now. */
export function useBlocks() {
  return useQuery({ queryKey, queryFn: () => answerOf<BlocksAnswer>(api.moderation.$get()) }, queries);
}

/** Blocks a player for so many days from now on. @throws ApiError */
export async function blockPlayer(username: string, reason: string, days: number): Promise<void> {
  const json = { reason, until: Date.now() + days * dayMs };
  await answerOf(
    api.moderation[":username"].$post({ param: { username: encodeURIComponent(username) }, json }),
  );
  // The form is free for the next one, who may be written into it already, while the lists come anew.
  void askAgain({ queryKey: [moderation] });
}

/** Ends a player's blocks. @throws ApiError */
export async function unblockPlayer(username: string): Promise<void> {
  await answerOf(api.moderation[":username"].$delete({ param: { username: encodeURIComponent(username) } }));
  await askAgain({ queryKey: [moderation] });
}
