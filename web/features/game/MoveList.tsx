import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { GameEvent } from "#rules/event.ts";
import { type Speakers, wordsOf } from "#web/game/words/wordsOf.ts";
import { EarlierMoves } from "./EarlierMoves.tsx";
import type { GameState, Told } from "./gameRoom.ts";
import type { MoveHistory } from "./useMoves.ts";

/** The last move in words, where it can be seen; it is said to those who listen, too. */
export function LastMove({ game, speakers }: { game: GameState; speakers: Speakers }) {
  const { t } = useTranslation("moves");
  const last = game.told.at(-1);
  return (
    <p className="game-last" aria-live="polite" data-version={game.version}>
      <span>{last !== undefined && wordsOf(t, speakers, withoutTurn(last.happened)).join(" ")}</span>
    </p>
  );
}

/** All moves in words, the newest first; a line stands under those that were made while the viewer was elsewhere. */
export function MoveList({
  history: { moves, askEarlier },
  speakers,
  leftAt,
}: {
  history: MoveHistory;
  speakers: Speakers;
  leftAt?: number;
}) {
  const { t } = useTranslation("game");
  const { t: say } = useTranslation("table");
  const newestFirst = moves.toReversed();
  const newest = newestFirst[0]?.version ?? 0;
  const missed = leftAt === undefined ? 0 : Math.max(0, newest - leftAt);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="game-moves" aria-label={t("moves")} tabIndex={0}>
      {missed > 0 && <p className="game-moves-since">{say("since", { count: missed })}</p>}
      {newestFirst.length === 0 ? (
        <p className="game-moves-none">{t("noMoves")}</p>
      ) : (
        <ol reversed>
          {newestFirst.map((told) => (
            <MoveInWords
              key={told.version}
              told={told}
              speakers={speakers}
              isLastSeen={missed > 0 && told.version === leftAt}
            />
          ))}
        </ol>
      )}
      {askEarlier && <EarlierMoves onAsk={askEarlier} />}
    </section>
  );
}

const MoveInWords = memo(function MoveInWords(props: {
  told: Told;
  speakers: Speakers;
  isLastSeen: boolean;
}) {
  const { told, speakers, isLastSeen } = props;
  const { t } = useTranslation("moves");
  const { t: say } = useTranslation("table");
  const sentences = wordsOf(t, speakers, withoutTurn(told.happened));
  if (sentences.length === 0) return null;
  return (
    <li className={isLastSeen ? "is-last-seen" : undefined}>
      {sentences.join(" ")} {told.isAutopilot && <small>({say("byAutopilot")})</small>}
    </li>
  );
});

/** Whose turn it is stands in the instruction, which is said too. */
function withoutTurn(happened: readonly GameEvent[]): GameEvent[] {
  return happened.filter(({ type }) => type !== "turn");
}
