import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { JudgeBody } from "#schema/api/reports.ts";
import { ApiError } from "#web/net/api.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";
import { type Report, judge as send } from "./reports.ts";

/** Decides on a report; what does not work is said in a toast. */
export function useJudge({ id, subject }: Report): {
  isBusy: boolean;
  judge: (judgement: JudgeBody) => Promise<void>;
} {
  const { t } = useTranslation("moderation");
  const callFailed = useCallFailed();
  const [isBusy, setBusy] = useState(false);
  const judge = async (judgement: JudgeBody): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await send(id, judgement);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === "conflict") showToast({ kind: "info", title: t("reports.decided") });
      else if (code === "forbidden")
        showToast({ kind: "error", title: t("block.isAdmin", { username: subject }) });
      else callFailed(error as Error);
    }
    setBusy(false);
  };
  return { isBusy, judge };
}
