import { useTranslation } from "react-i18next";
import { scoreOf } from "#schema/series.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { seriesName } from "#web/tables/seriesWords.ts";
import "./series.css";

/** The series that the game belongs to: its length, the number of this game, and who has won how many. */
export function SeriesStrip({ game, speakers }: { game: GameState; speakers: SeatNames }) {
  const { t, i18n } = useTranslation("game");
  const { t: tLanding } = useTranslation("landing");
  const { series, status, seats, view } = game;
  if (series === null) return null;
  const { teams } = view.table.variant;
  const number = series.winners.length + (status === "over" ? 0 : 1);
  const list = new Intl.ListFormat(i18n.language);
  return (
    <>
      <span className="game-series-name">
        {`${seriesName(tLanding, series.bestOf, teams.length)} · ${t("series.game", { number })}`}
      </span>
      <ul className="game-series" aria-label={t("series.title")}>
        {scoreOf(series, teams.length).map((wins, team) => (
          <li key={teams[team].join()}>
            <span className="game-score-team" aria-hidden="true">
              {teams[team].map((seat) => (
                <i key={seat} data-color={seats[seat].color} />
              ))}
            </span>
            <span className="game-unseen">
              {t("series.team", {
                names: list.format(teams[team].map((seat) => speakers.names[seat])),
                wins,
              })}
            </span>
            <b aria-hidden="true">{wins}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
