import { useTranslation } from "react-i18next";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { Bar } from "./Bars.tsx";
import { type PlatformStats, weeksOf } from "./siteStats.ts";

const listed = 12;

/** The last weeks: new users, finished games, active players. */
export function Weeks({ stats }: { stats: PlatformStats }) {
  const { t, i18n } = useTranslation("players");
  const format = new Intl.NumberFormat(i18n.language);
  const weeks = weeksOf(stats).slice(-listed).reverse();
  const most = Math.max(1, ...weeks.map(({ games }) => games));
  return (
    <Panel title={t("stats.weeks.title")} hint={t("stats.weeks.hint")}>
      {weeks.length === 0 && <p>{t("stats.none")}</p>}
      {weeks.length > 0 && (
        <DataTable
          label={t("stats.weeks.title")}
          head={
            <>
              <th scope="col">{t("stats.weeks.week")}</th>
              <th scope="col">{t("stats.weeks.users")}</th>
              <th scope="col">{t("stats.weeks.players")}</th>
              <th scope="col">{t("stats.weeks.games")}</th>
            </>
          }
        >
          {weeks.map(({ year, week, users, games, players }) => (
            <tr key={`${year} ${week}`}>
              <th scope="row">{t("stats.weeks.weekOf", { week, year })}</th>
              <td>{format.format(users)}</td>
              <td>{format.format(players)}</td>
              <td>
                {format.format(games)}
                <Bar share={games / most} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
