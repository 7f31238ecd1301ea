import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type Column, StackedBars } from "#web/ui/charts/StackedBars.tsx";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { type PlatformStats, weeksOf } from "./siteStats.ts";

/** How many weeks the table lists, and how many are drawn. */
const listed = 12;
const drawn = 52;

/** From which part of a week on one can tell how it will end. */
const tellingShare = 0.25;

const charts = ["games", "users"] as const;
/** Where the passed part of the current week stands. */
const passedAt = { users: 0, games: 1 } as const;

/**
 * The last weeks: new users, finished games, active players. Of the current week stands what is to be expected as well.
 */
export function Weeks({ stats }: { stats: PlatformStats }) {
  const { t, i18n } = useTranslation("players");
  const format = new Intl.NumberFormat(i18n.language);
  const all = weeksOf(stats).slice(-drawn);
  const weeks = all.slice(-listed).reverse();
  const columnsOf = (chart: (typeof charts)[number]): Column[] =>
    all.map((one, at) => {
      const passed = stats.weekDataset.passedRatio[passedAt[chart]];
      const isRunning = at === all.length - 1 && passed >= tellingShare;
      return {
        name: t("stats.weeks.weekOf", { week: one.week, year: one.year }),
        count: one[chart],
        expected: isRunning ? Math.round(one[chart] / passed - one[chart]) : 0,
      };
    });
  return (
    <Panel title={t("stats.weeks.title")} hint={t("stats.weeks.hint")}>
      {weeks.length === 0 && <p>{t("stats.none")}</p>}
      {weeks.length > 0 && (
        <>
          {charts.map((chart) => (
            <figure key={chart}>
              <chakra.figcaption mt="3" mb="1" fontSize="sm" fontWeight="medium">
                {t(`stats.weeks.${chart}`)}
              </chakra.figcaption>
              <StackedBars label={t(`stats.weeks.${chart}`)} columns={columnsOf(chart)} />
            </figure>
          ))}
          <details>
            <chakra.summary mt="3" py="2" cursor="pointer" fontWeight="medium">
              {t("stats.weeks.table")}
            </chakra.summary>
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
                  <td>{format.format(games)}</td>
                </tr>
              ))}
            </DataTable>
          </details>
        </>
      )}
    </Panel>
  );
}
