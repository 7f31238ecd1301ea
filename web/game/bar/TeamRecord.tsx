import { useTranslation } from "react-i18next";
import { useTeamRecord } from "#web/net/teamRecord.ts";

/** The fewest cards that Team-Tac has ever taken at such a table, after the number of those played. */
export function TeamRecord({ seats }: { seats: 4 | 6 }) {
  const { t } = useTranslation("game");
  const record = useTeamRecord(seats);
  return record === undefined ? null : ` · ${t("score.record", { cards: record })}`;
}
