import { useTranslation } from "react-i18next";
import { scoreOf, seriesWinner } from "#schema/series.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";

/** What the end of the game means for its series: who has won it, or who leads. */
export function SeriesEnd({ game, speakers }: { game: GameState; speakers: SeatNames }) {
  const { t, i18n } = useTranslation("game");
  const { series, view } = game;
  if (series === null) return null;
  const { teams } = view.table.variant;
  const wins = scoreOf(series, teams.length);
  const most = Math.max(...wins);
  const isLevel = wins.filter((each) => each === most).length > 1;
  const leaders = teams[wins.indexOf(most)].map((seat) => speakers.names[seat]);
  const names = new Intl.ListFormat(i18n.language).format(leaders);
  // From the view of those who lead.
  const score = wins.toSorted((one, other) => other - one).join(":");
  const key = seriesWinner(series) === undefined ? (isLevel ? "level" : "leads") : "won";
  return <p className="game-end-series">{t(`series.${key}`, { names, score })}</p>;
}
