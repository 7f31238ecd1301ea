import { useTranslation } from "react-i18next";
import type { JudgeBody } from "#schema/api/reports.ts";
import { dateLocale } from "#schema/dateLocale.ts";
import { type ModerationAction, moderationActions } from "#schema/moderationActions.ts";
import { ApiError } from "#web/net/api.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { showToast } from "#web/ui/toasts.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { type Report, judge as send } from "./moderationQueries.ts";

/** Decides on a report. Decisions run one after the other; a toast reports failures. */
export function useJudge({ id, subject }: Report): {
  isBusy: boolean;
  judge: (judgement: JudgeBody) => Promise<void>;
} {
  const { t, i18n } = useTranslation("moderation");
  const nameOf = usePlayerName();
  const { isBusy, runSerially } = useSerialActions();
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const decide = async (judgement: JudgeBody): Promise<void> => {
    try {
      await send(id, judgement);
    } catch (error) {
      const { code, details = [] } = error instanceof ApiError ? error : {};
      if (code === "conflict")
        showToast({ kind: "info", title: t("reports.decided"), text: decision(details) });
      else if (code === "forbidden")
        showToast({ kind: "error", title: t("block.isAdmin", { username: subject }) });
      else showCallFailed(error as Error);
    }
  };
  /** Who has decided, how, and when, as the log says it. */
  const decision = (details: NonNullable<ApiError["details"]>): string | undefined => {
    const {
      moderator = "",
      action,
      createdAt,
    } = Object.fromEntries(details.map(({ field, message }) => [field, message]));
    if (!isModerationAction(action)) return undefined;
    const subjectName = nameOf(subject ?? "");
    const what = t(`log.${action}`, { moderator: nameOf(moderator), subject: subjectName });
    return `${what} (${format.format(new Date(createdAt))})`;
  };
  return { isBusy, judge: (judgement) => runSerially(judgement.action, () => decide(judgement)) };
}

function isModerationAction(action: string | undefined): action is ModerationAction {
  return moderationActions.some((one) => one === action);
}
