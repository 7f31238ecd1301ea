import { useTranslation } from "react-i18next";
import type { JudgeBody } from "#schema/api/reports.ts";
import { ApiError } from "#web/net/api.ts";
import { useInTurn } from "#web/ui/inTurn.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";
import { type Report, judge as send } from "./reports.ts";

/** Decides on a report. Decisions run one after the other; a toast reports failures. */
export function useJudge({ id, subject }: Report): {
  isBusy: boolean;
  judge: (judgement: JudgeBody) => Promise<void>;
} {
  const { t } = useTranslation("moderation");
  const callFailed = useCallFailed();
  const { isBusy, doInTurn } = useInTurn();
  const decide = async (judgement: JudgeBody): Promise<void> => {
    try {
      await send(id, judgement);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === "conflict") showToast({ kind: "info", title: t("reports.decided") });
      else if (code === "forbidden")
        showToast({ kind: "error", title: t("block.isAdmin", { username: subject }) });
      else callFailed(error as Error);
    }
  };
  return { isBusy, judge: (judgement) => doInTurn(judgement.action, () => decide(judgement)) };
}
