import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { askOwn } from "#web/net/user/ownRoom.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Begins a vacation now, or ends it. The own room says what has come of it; a toast reports failures. */
export function useVacation(): { isBusy: boolean; begin: (days: number) => void; end: () => void } {
  const { t } = useTranslation("turnBased");
  const { isBusy, runSerially } = useSerialActions();
  const report = (error: string): void => {
    const text = error === "no_vacation_left" ? t("vacation.noneLeft") : t("vacation.tryAgain");
    showToast({ kind: "error", title: t("vacation.failed"), text });
  };
  const begin = async (days: number): Promise<void> => {
    const reply = await runSerially("begin", () =>
      askOwn("user:startVacation", { days }, limits.roomAnswerMs),
    );
    if (reply?.isDone === false) report(reply.error);
  };
  const end = async (): Promise<void> => {
    const reply = await runSerially("end", () => askOwn("user:endVacation", {}, limits.roomAnswerMs));
    if (reply?.isDone === false) report(reply.error);
  };
  return { isBusy, begin: (days) => void begin(days), end: () => void end() };
}
