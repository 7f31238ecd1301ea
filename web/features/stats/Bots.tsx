import { useTranslation } from "react-i18next";
import { botLevels } from "#schema/rooms.ts";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { PlatformStats } from "./siteStats.ts";

/** How many of their games bots win, by level. */
export function Bots({ stats: { botDataset } }: { stats: PlatformStats }) {
  const { t, i18n } = useTranslation("players");
  const { t: tTable } = useTranslation("landing");
  const format = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const levels = botLevels.flatMap((level) => {
    const counts = botDataset.levels[level];
    return counts ? [{ level, ...counts }] : [];
  });
  return (
    <Panel title={t("stats.bots.title")} hint={t("stats.bots.hint")}>
      {levels.length === 0 && <p>{t("stats.none")}</p>}
      {levels.length > 0 && (
        <DataTable
          label={t("stats.bots.title")}
          head={
            <>
              <th scope="col">{t("stats.bots.level")}</th>
              <th scope="col">{t("stats.bots.seats")}</th>
              <th scope="col">{t("stats.bots.won")}</th>
            </>
          }
        >
          {levels.map(({ level, total, won }) => (
            <tr key={level}>
              <th scope="row">{tTable(`chooser.level.${level}`)}</th>
              <td>{format.format(total)}</td>
              <td>{percent.format(won / total)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
