import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";

/** Which games count for the rankings by ratings and by won games. */
export function WhatCounts() {
  const { t } = useTranslation("players");
  const { dealsForRanking: deals, ownMovesForRanking: moves, samePeoplePerDay: games } = limits;
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {t("leaders.counts", { deals, moves, games })}
    </chakra.p>
  );
}
