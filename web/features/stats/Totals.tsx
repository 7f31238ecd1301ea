import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { funFactsQuery } from "#web/net/netQueries.ts";
import { queries } from "#web/net/queries.ts";
import { Figures } from "#web/ui/Figures.tsx";
import { Panel } from "#web/ui/Panel.tsx";

/** The site in a few numbers. */
export function Totals() {
  const { t, i18n } = useTranslation("players");
  const { data } = useQuery(funFactsQuery, queries);
  const format = new Intl.NumberFormat(i18n.language);
  const number = (value: number | undefined) => (value === undefined ? "–" : format.format(value));
  return (
    <Panel title={t("stats.totals.title")}>
      <Figures
        figures={[
          [t("stats.totals.games4"), number(data?.nGames4)],
          [t("stats.totals.games6"), number(data?.nGames6)],
          [t("stats.totals.team"), number(data?.nGamesTeam)],
          [t("stats.totals.users"), number(data?.registeredUsers)],
          [t("stats.totals.friends"), number(data?.nFriends)],
        ]}
      />
    </Panel>
  );
}
