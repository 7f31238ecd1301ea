import { queryOptions } from "@tanstack/react-query";
import type { BlocksAnswer, SharedAccountsAnswer } from "#schema/api/moderation.ts";
import type { JudgeBody, ModerationLogAnswer, ReportsAnswer } from "#schema/api/reports.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain } from "#web/net/queries.ts";
import { serverNow } from "#web/net/serverTime.ts";

export type Block = BlocksAnswer[number];
export type Report = ReportsAnswer[number];
export type ModerationAction = ModerationLogAnswer[number];

export const dayMs = 24 * 60 * 60 * 1000;
/** The key of all of the moderators' data, which is fetched again after a moderator has acted. */
const moderation = "moderation";

/** The current blocks. */
export const blocksQuery = queryOptions({
  queryKey: [moderation, "blocks"],
  queryFn: () => answerOf<BlocksAnswer>(api.moderation.$get()),
});

/** The undecided reports. */
export const reportsQuery = queryOptions({
  queryKey: [moderation, "reports"],
  queryFn: () => answerOf<ReportsAnswer>(api.moderation.reports.$get()),
});

/** The actions of moderators. */
export const moderationLogQuery = queryOptions({
  queryKey: [moderation, "log"],
  queryFn: () => answerOf<ModerationLogAnswer>(api.moderation.log.$get()),
});

/** Pairs of accounts that may be one person's, with their games against each other. */
export const sharedAccountsQuery = queryOptions({
  queryKey: [moderation, "sharedAccounts"],
  queryFn: () => answerOf<SharedAccountsAnswer>(api.moderation.sharedAccounts.$get()),
});

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

/** Decides on a report. Refetches the data even if another moderator was faster. @throws ApiError */
export async function judge(reportID: number, json: JudgeBody): Promise<void> {
  try {
    await answerOf(
      api.moderation.reports[":reportID"].$post({ param: { reportID: String(reportID) }, json }),
    );
  } finally {
    await askAgain({ queryKey: [moderation] });
  }
}
