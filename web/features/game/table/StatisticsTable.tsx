import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { type Column, columns } from "./statisticsColumns.ts";

const names = Object.keys(columns) as Column[];

/** Each player's statistics as numbers over bars. Substituted players are listed below. */
export function StatisticsTable({ players }: { players: readonly PlayerStatistics[] }) {
  const { t } = useTranslation("table");
  const nSeats = new Set(players.map(({ seat }) => seat)).size;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="table-statistics" aria-label={t("statistics.title")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("statistics.player")}</th>
              {names.map((column) => (
                <th key={column} scope="col">
                  {t(`statistics.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map(({ seat, player }, i) => (
              // Several players of the same name may have played on a seat.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={`${seat} ${i}`}>
                <th scope="row">
                  <PlayerName
                    username={player.name}
                    isBot={player.kind === "bot"}
                    isNameFirst={false}
                    hasMenu
                  />
                  {i >= nSeats && <small> ({t("statistics.replaced")})</small>}
                </th>
                {names.map((column) => (
                  <Count key={column} column={column} of={players[i]} players={players} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="table-explained">{t("statistics.explained")}</p>
    </>
  );
}

function Count({
  column,
  of,
  players,
}: {
  column: Column;
  of: PlayerStatistics;
  players: readonly PlayerStatistics[];
}) {
  const { t, i18n } = useTranslation("table");
  const cell = columns[column](of);
  const most = Math.max(...players.map((player) => columns[column](player).size));
  const bar = { "--part": most === 0 ? 0 : cell.size / most } as CSSProperties;
  return (
    <td style={bar}>
      {shown()}
      {cell.of !== undefined && (
        <>
          <span aria-hidden="true">/{cell.of}</span>
          <span className="game-unseen">{t("statistics.ofLaid", { played: cell.size, laid: cell.of })}</span>
        </>
      )}
    </td>
  );

  function shown(): string {
    if (column === "time") return clockTime(cell.size);
    if (column !== "perMove") return String(cell.size);
    return new Intl.NumberFormat(i18n.language, {
      style: "unit",
      unit: "second",
      maximumFractionDigits: 1,
    }).format(cell.size / 1000);
  }
}
