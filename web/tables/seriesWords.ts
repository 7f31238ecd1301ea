import type { TFunction } from "i18next";
import type { BestOf, Series } from "#schema/protocol/series.ts";
import { scoreOf, winsNeeded } from "#schema/series.ts";

/** The length of a series in words; three teams may need more games than it is the best of. */
export function seriesName(t: TFunction<"landing">, bestOf: BestOf, nTeams: number): string {
  return nTeams === 3
    ? t("series.firstTo", { wins: winsNeeded(bestOf) })
    : t("series.bestOf", { games: bestOf });
}

/** The games that the teams have won, in their order: «1:0». */
export function scoreInWords(series: Series, nTeams: number): string {
  return scoreOf(series, nTeams).join(":");
}
