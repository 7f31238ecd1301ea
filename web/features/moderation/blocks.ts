import { useQuery } from "@tanstack/react-query";
import type { BlocksAnswer } from "#schema/api/moderation.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { serverNow } from "#web/net/serverTime.ts";

export type Block = BlocksAnswer[number];

export const dayMs = 24 * 60 * 60 * 1000;
/** Refetches all of the moderators' data after a moderator has acted. */
export const moderation = "moderation";
const queryKey = [moderation, "blocks"];

/** The current blocks. */
export function useBlocks() {
  return useQuery({ queryKey, queryFn: () => answerOf<BlocksAnswer>(api.moderation.$get()) }, queries);
}

/** Blocks a player for a number of days from now. @throws ApiError */
export async function blockPlayer(username: string, reason: string, days: number): Promise<void> {
  const json = { reason, until: serverNow() + days * dayMs };
  await answerOf(
    api.moderation[":username"].$post({ param: { username: encodeURIComponent(username) }, json }),
  );
  // Don't wait for the lists: the form is free for the next player, whose name may already be typed in.
  void askAgain({ queryKey: [moderation] });
}

/** Takes a player's name away. @throws ApiError */
export async function takeName(username: string, reason: string): Promise<void> {
  const param = { username: encodeURIComponent(username) };
  await answerOf(api.moderation[":username"].name.$post({ param, json: { reason } }));
  void askAgain({ queryKey: [moderation] });
}

/** Ends a player's blocks. @throws ApiError */
export async function unblockPlayer(username: string): Promise<void> {
  await answerOf(api.moderation[":username"].$delete({ param: { username: encodeURIComponent(username) } }));
  await askAgain({ queryKey: [moderation] });
}
