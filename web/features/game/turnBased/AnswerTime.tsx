import { useTranslation } from "react-i18next";
import { clockTime } from "#web/ui/clockTime.ts";
import { comingTime } from "#web/ui/deadline.ts";

const hourMs = 60 * 60_000;

/** Until when a question of the table can be answered: a clock, or in words where there are hours or days for it. */
export function AnswerTime({ until, now }: { until: number; now: number }) {
  const { t, i18n } = useTranslation("turnBased");
  if (until - now < hourMs) return <time aria-hidden="true">{clockTime(until - now)}</time>;
  return <time>{t("until", { time: comingTime(i18n.language, until, now) })}</time>;
}
