import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { GameEvent } from "#rules/event.ts";
import { type Speakers, wordsOf } from "#web/game/words/wordsOf.ts";
import type { GameState, Told } from "./gameRoom.ts";

interface MoveListProps {
  game: GameState;
  speakers: Speakers;
}

/** The last move in words, where it can be seen; it is said to those who listen, too. */
export function LastMove({ game, speakers }: MoveListProps) {
  const { t } = useTranslation("moves");
  const last = game.told.at(-1);
  return (
    <p className="game-last" aria-live="polite" data-version={game.version}>
      <span>{last !== undefined && wordsOf(t, speakers, withoutTurn(last.happened)).join(" ")}</span>
    </p>
  );
}

/** All moves in words, the newest first. */
export function MoveList({ game, speakers }: MoveListProps) {
  const { t } = useTranslation("game");
  const newestFirst = game.told.toReversed();
  return (
    <section className="game-moves" aria-label={t("moves")}>
      {newestFirst.length === 0 ? (
        <p className="game-moves-none">{t("noMoves")}</p>
      ) : (
        <ol reversed>
          {newestFirst.map((told) => (
            <MoveInWords key={told.version} told={told} speakers={speakers} />
          ))}
        </ol>
      )}
    </section>
  );
}

const MoveInWords = memo(function MoveInWords({ told, speakers }: { told: Told; speakers: Speakers }) {
  const { t } = useTranslation("moves");
  const sentences = wordsOf(t, speakers, withoutTurn(told.happened));
  return sentences.length === 0 ? null : <li>{sentences.join(" ")}</li>;
});

/** Whose turn it is stands in the instruction, which is said too. */
function withoutTurn(happened: readonly GameEvent[]): GameEvent[] {
  return happened.filter(({ type }) => type !== "turn");
}
