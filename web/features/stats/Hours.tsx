import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { Panel } from "#web/ui/Panel.tsx";
import { inZone, type PlatformStats } from "./siteStats.ts";

/** At which hours of which weekdays games end, in the viewer's time zone: a table whose cells are the darker the more. */
export function Hours({ stats: { activityHeatmap } }: { stats: PlatformStats }) {
  const { t, i18n } = useTranslation("players");
  const offset = -new Date().getTimezoneOffset() / 60;
  const rows = inZone(activityHeatmap, offset);
  const most = Math.max(1, ...rows.flat());
  // The fifth of January 1970 was a Monday.
  const weekday = (day: number, width: "short" | "long") =>
    new Intl.DateTimeFormat(dateLocale(i18n.language), { weekday: width, timeZone: "UTC" }).format(
      Date.UTC(1970, 0, 5 + day),
    );
  return (
    <Panel title={t("stats.hours.title")} hint={t("stats.hours.hint")}>
      <HeatMap aria-label={t("stats.hours.title")}>
        <thead>
          <tr>
            <td />
            {rows[0].map((_, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
              <th key={hour} scope="col">
                <chakra.span srOnly>{t("stats.hours.hour", { hour })}</chakra.span>
                <span aria-hidden="true">{hour % 6 === 0 ? hour : ""}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((games, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
            <tr key={day}>
              <th scope="row" aria-label={weekday(day, "long")}>
                {weekday(day, "short")}
              </th>
              {games.map((n, hour) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
                  key={hour}
                  title={t("stats.hours.games", { count: n, weekday: weekday(day, "long"), hour })}
                  style={{ "--share": n / most } as React.CSSProperties}
                >
                  <chakra.span srOnly>{n}</chakra.span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </HeatMap>
    </Panel>
  );
}

const HeatMap = chakra("table", {
  base: {
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: "1px",
    fontSize: "xs",
    color: "fg.muted",
    "& th": { p: "0", fontWeight: "normal", textAlign: "start", whiteSpace: "nowrap", overflow: "visible" },
    "& thead td, & tbody th": { width: "2.25rem" },
    "& tbody td": {
      p: "0",
      height: "6",
      borderRadius: "2px",
      bg: "color-mix(in srgb, var(--tac-accent) calc(100% * var(--share)), var(--tac-bg-sunken))",
    },
  },
});
