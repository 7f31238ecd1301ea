import { useQuery } from "@tanstack/react-query";
import type { JudgeBody, ModerationLogAnswer, ReportsAnswer } from "#schema/api/reports.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { moderation } from "./blocks.ts";

export type Report = ReportsAnswer[number];
export type ModerationAction = ModerationLogAnswer[number];

/** The undecided reports. */
export function useReports() {
  return useQuery(
    {
      queryKey: [moderation, "reports"],
      queryFn: () => answerOf<ReportsAnswer>(api.moderation.reports.$get()),
    },
    queries,
  );
}

/** The actions of moderators. */
export function useModerationLog() {
  return useQuery(
    {
      queryKey: [moderation, "log"],
      queryFn: () => answerOf<ModerationLogAnswer>(api.moderation.log.$get()),
    },
    queries,
  );
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
