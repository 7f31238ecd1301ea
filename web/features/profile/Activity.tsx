import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { Panel } from "#web/ui/Panel.tsx";
import { activityWeeks, gamesByMonth } from "./activityDays.ts";

/** On which days of the last 53 weeks somebody has played: a calendar, and the same by month for screen readers. */
export function Activity({ stats: { days, hidden, username } }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  if (hidden.includes("activity")) return null;
  const weeks = activityWeeks(days, serverNow());
  const all = Object.values(days);
  const most = Math.max(1, ...all);
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <Panel
      title={t("profile.activity.title")}
      hint={t("profile.activity.hint", { count: all.reduce((sum, games) => sum + games, 0) })}
    >
      <Calendar aria-hidden="true">
        {weeks.map((week) => (
          <div key={week[0].day}>
            {week.map(({ day, games }) => (
              <i
                key={day}
                title={t("profile.activity.day", { count: games, date: date.format(Date.parse(day)) })}
                style={{ "--share": games === 0 ? 0 : 0.25 + (0.75 * games) / most } as CSSProperties}
              />
            ))}
          </div>
        ))}
      </Calendar>
      <chakra.ul srOnly aria-label={t("profile.activity.byMonth", { username })}>
        {gamesByMonth(days).map(([name, count]) => (
          <li key={name}>
            {t("profile.activity.day", { count, date: month.format(Date.parse(`${name}-01`)) })}
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

const Calendar = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(53, minmax(0, 1fr))",
    columnGap: { base: "1px", md: "2px" },
    "& div": { display: "grid", alignContent: "start", rowGap: { base: "1px", md: "2px" } },
    "& i": {
      aspectRatio: "1",
      borderRadius: "2px",
      bg: "color-mix(in srgb, var(--tac-accent) calc(100% * var(--share)), var(--tac-bg-sunken))",
    },
  },
});
