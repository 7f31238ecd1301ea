import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { homeSize } from "#rules/place.ts";
import type { View } from "#rules/view.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { SeatNames } from "../words/wordsOf.ts";

const TeamRecord = lazyPart(
  () => import("./TeamRecord.tsx"),
  ({ TeamRecord }) => TeamRecord,
);

/** What the score is told of a game. */
interface Scored {
  readonly view: View;
  readonly seats: readonly { color: BallColor }[];
  readonly spectators: number;
}

/** The score: each team's marbles at home; in Team-Tac everybody's marbles and the number of cards played. */
export function Score({ game, speakers }: { game: Scored; speakers: SeatNames }) {
  const { t, i18n } = useTranslation("game");
  const { table } = game.view;
  const { variant, board } = table;
  const list = new Intl.ListFormat(i18n.language);
  const teams = variant.isTeamTac ? [variant.teams.flat().sort()] : variant.teams;
  return (
    <ul className="game-score" aria-label={t("score.title")}>
      {teams.map((team) => {
        const home = team.reduce((sum, seat) => sum + board.homeCount[seat], 0);
        const names = list.format(team.map((seat) => speakers.names[seat]));
        const of = team.length * homeSize;
        return (
          <li key={team.join()} title={names}>
            <span className="game-score-team" aria-hidden="true">
              {team.map((seat) => (
                <i key={seat} data-color={game.seats[seat].color} />
              ))}
            </span>
            <span className="game-unseen">{t("score.team", { names, home, of })}</span>
            <b aria-hidden="true">{home}</b>
          </li>
        );
      })}
      {variant.isTeamTac && (
        <li>
          {t("score.cards", { count: table.cardsLaid })}
          <Suspense>
            <TeamRecord seats={variant.seats} />
          </Suspense>
        </li>
      )}
      {game.spectators > 0 && (
        <li className="game-score-spectators">{t("score.spectators", { count: game.spectators })}</li>
      )}
    </ul>
  );
}
