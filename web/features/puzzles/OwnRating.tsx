import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { AreaChart } from "#web/ui/charts/AreaChart.tsx";
import { Figures } from "#web/ui/Figures.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { ratingHistory } from "./ratingHistory.ts";
import type { OwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";

/** The own rating in puzzles, how sure it is, how it went, and what it comes from. */
export function OwnRating({ own: { attempts, progress } }: { own: OwnPuzzles }) {
  const { t, i18n } = useTranslation("puzzles");
  const { rating, rated, puzzles, all, longestStreak } = progress;
  const { factsOf } = usePuzzleBook();
  const history = useMemo(
    () => ratingHistory(attempts, factsOf, limits.ratedPuzzlesInChart),
    [attempts, factsOf],
  );
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const atOnce = [...puzzles.values()].filter(({ isSolvedAtOnce }) => isSolvedAtOnce).length;
  if (rated === 0) {
    return (
      <Panel title={t("rating.title")} hint={t("rating.hint")}>
        <p>{t("rating.none")}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t("rating.title")} hint={t("rating.hint")}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
        <chakra.div flex="1 1 10rem" minWidth="0">
          <chakra.span fontWeight="medium">{t("rating.line")}</chakra.span>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {rated < limits.puzzlesForRating
              ? t("rating.uncertain", { rated, needed: limits.puzzlesForRating })
              : t("rating.rated", { count: rated })}
          </chakra.span>
        </chakra.div>
        <chakra.b fontSize="xl" fontVariantNumeric="tabular-nums">
          {rating}
        </chakra.b>
      </chakra.div>
      {history.length > 1 && (
        <chakra.div mt="2">
          <AreaChart points={history} label={t("rating.history")} format={String} />
        </chakra.div>
      )}
      <chakra.div mt="5">
        <Figures
          figures={[
            [t("counts.solved"), all.solved],
            [t("counts.tried"), all.tried],
            [t("counts.atOnce"), percent.format(atOnce / puzzles.size)],
            [t("counts.streak"), t("days", { count: longestStreak })],
          ]}
        />
      </chakra.div>
    </Panel>
  );
}
