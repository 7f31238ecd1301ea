import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { useNow } from "#web/ui/useNow.ts";
import { roundName } from "./bracket/roundName.ts";
import type { Moment } from "./nextMoments.ts";
import { timeLeft } from "./timeLeft.ts";
import { useDates } from "./useDates.ts";

/** What comes next, how long that is, and when it will be. */
export function Countdown({ moment, isQuiet = false }: { moment: Moment; isQuiet?: boolean }) {
  const { t } = useTranslation("tournaments");
  const dates = useDates();
  const name = "round" in moment ? { round: roundName(t, moment.round) } : { round: "" };
  return (
    <div>
      <chakra.p fontSize="sm" color="fg.muted">
        {t(`moment.${moment.kind}`, name)}
      </chakra.p>
      <chakra.p
        fontSize={isQuiet ? "lg" : "3xl"}
        lineHeight="1.2"
        fontWeight="bold"
        letterSpacing="-0.01em"
        fontVariantNumeric="tabular-nums"
      >
        <TimeLeft until={moment.at} />
      </chakra.p>
      <chakra.p fontSize="sm">
        <time dateTime={new Date(moment.at).toISOString()}>{dates.full(moment.at)}</time>
      </chakra.p>
    </div>
  );
}

/** The time until something, every second. A screen reader reads it when it gets there, not every second. */
export function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation("tournaments");
  const { locale } = usePaths();
  const left = until - useNow();
  return <span role="timer">{left > 0 ? timeLeft(locale, left) : t("moment.soon")}</span>;
}
