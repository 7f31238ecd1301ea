import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { ChartTable } from "#web/ui/charts/ChartTable.tsx";
import { FillSign, fills } from "#web/ui/charts/fills.tsx";
import { Legend } from "#web/ui/charts/Legend.tsx";
import { StackedBars } from "#web/ui/charts/StackedBars.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { expectedOf, type PlatformStats, type WeekOfSite, weeksOf } from "./siteStats.ts";

const listed = 26;
const shownCounts = ["games", "players", "users"] as const;

/** The last weeks: finished games, active players and new users, with what is still expected of the running week. */
export function Weeks({ stats }: { stats: PlatformStats }) {
  const { t, i18n } = useTranslation("players");
  const format = new Intl.NumberFormat(i18n.language).format;
  const nameOf = ({ week, year }: WeekOfSite) => t("stats.weeks.weekOf", { week, year });
  const weeks = weeksOf(stats).slice(-listed);
  const running = weeks.at(-1);
  if (running === undefined)
    return (
      <Panel title={t("stats.weeks.title")} hint={t("stats.weeks.hint")}>
        <p>{t("stats.none")}</p>
      </Panel>
    );
  const expected = expectedOf(running, stats);
  return (
    <Panel title={t("stats.weeks.title")} hint={t("stats.weeks.hint")}>
      <Charts>
        {shownCounts.map((count) => (
          <div key={count}>
            <chakra.h3 fontSize="sm" fontWeight="medium">
              {t(`stats.weeks.${count}`)}
            </chakra.h3>
            <StackedBars
              fills={[fills.counted, fills.expected]}
              format={format}
              bars={weeks.map((week) => ({
                name: nameOf(week),
                sizes: week === running && expected ? [week[count], expected[count]] : [week[count]],
              }))}
            />
          </div>
        ))}
      </Charts>
      {expected && (
        <Legend
          signs={[
            [<FillSign key="counted" fill={fills.counted} />, t("stats.weeks.counted")],
            [<FillSign key="expected" fill={fills.expected} />, t("stats.weeks.expected")],
          ]}
        />
      )}
      <ChartTable
        label={t("stats.weeks.title")}
        head={
          <>
            <th scope="col">{t("stats.weeks.week")}</th>
            {shownCounts.map((count) => (
              <th key={count} scope="col">
                {t(`stats.weeks.${count}`)}
              </th>
            ))}
          </>
        }
      >
        {expected && (
          <tr>
            <th scope="row">{t("stats.weeks.expected")}</th>
            {shownCounts.map((count) => (
              <td key={count}>{`+${format(expected[count])}`}</td>
            ))}
          </tr>
        )}
        {weeks.toReversed().map((week) => (
          <tr key={nameOf(week)}>
            <th scope="row">{nameOf(week)}</th>
            {shownCounts.map((count) => (
              <td key={count}>{format(week[count])}</td>
            ))}
          </tr>
        ))}
      </ChartTable>
    </Panel>
  );
}

const Charts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
    gap: "5",
    mb: "3",
  },
});
