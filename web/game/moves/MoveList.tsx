import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GameEvent } from "#rules/event.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { waysOf } from "../board/waysOf.ts";
import { usePointing } from "../pointing.ts";
import { InWords } from "../words/InWords.tsx";
import { type FormerSeatNames, speakersAt } from "../words/seatNamesAt.ts";
import type { SeatNames } from "../words/wordsOf.ts";
import { EarlierMoves } from "./EarlierMoves.tsx";
import { type MoveEntry, moveEntries, newestEntries } from "./moveEntries.ts";
import type { MoveHistory } from "./useMoves.ts";

/** More than a seven has parts. */
const lastMoves = 8;

/** The names of the seats now, and those for earlier moves. */
export interface Tellers {
  speakers: SeatNames;
  formerSpeakers: readonly FormerSeatNames[];
}

/** The last move in words, where there is room for it. It is also announced to screen readers; a seven part by part. */
export function LastMove({
  game,
  speakers,
  formerSpeakers,
}: {
  game: Pick<GameState, "version" | "recentMoves">;
} & Tellers) {
  const last = useMemo(() => moveEntries(game.recentMoves.slice(-lastMoves)).at(-1), [game.recentMoves]);
  return (
    <p className="game-last" aria-live="polite" data-version={game.version}>
      <span>
        {last && (
          <InWords
            key={last.first}
            speakers={speakersAt(speakers, formerSpeakers, last.last)}
            happened={withoutTurn(last.happened)}
          />
        )}
      </span>
    </p>
  );
}

/**
 * All moves in words, newest first. A line marks the moves that were made while the viewer was away.
 * @param props.byBot marks the moves that a bot has made for a player, where it is not because the player was away
 */
export function MoveList({
  history: { moves, askEarlier },
  speakers,
  formerSpeakers,
  leftAt,
  byBot,
}: {
  history: MoveHistory;
  leftAt?: number;
  byBot?: string;
} & Tellers) {
  const { t } = useTranslation("game");
  const { t: tTable } = useTranslation("table");
  const newestFirst = useMemo(
    () => (askEarlier ? newestEntries(moves) : moveEntries(moves)).toReversed(),
    [moves, askEarlier],
  );
  const missed = leftAt === undefined ? 0 : newestFirst.filter(({ last }) => last > leftAt).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className="game-moves" aria-label={t("moves")} tabIndex={0}>
      {missed > 0 && <p className="game-moves-since">{tTable("since", { count: missed })}</p>}
      {newestFirst.length === 0 ? (
        <p className="game-moves-none">{t("noMoves")}</p>
      ) : (
        <ol reversed>
          {newestFirst.map((entry, i) => (
            <MoveInWords
              key={entry.first}
              entry={entry}
              speakers={speakersAt(speakers, formerSpeakers, entry.last)}
              isLastSeen={missed > 0 && i === missed}
              byBot={byBot ?? tTable("byAutopilot")}
            />
          ))}
        </ol>
      )}
      {askEarlier && <EarlierMoves isFirst={newestFirst.length === 0} onAsk={askEarlier} />}
    </section>
  );
}

const MoveInWords = memo(function MoveInWords(props: {
  entry: MoveEntry;
  speakers: SeatNames;
  isLastSeen: boolean;
  byBot: string;
}) {
  const { entry, speakers, isLastSeen, byBot } = props;
  const happened = withoutTurn(entry.happened);
  const pointing = usePointing({ ways: waysOf(happened) });
  if (happened.length === 0) return null;
  return (
    <li className={isLastSeen ? "is-last-seen" : undefined} {...pointing}>
      <InWords speakers={speakers} happened={happened} /> {entry.isAutopilot && <small>({byBot})</small>}
    </li>
  );
});

/** The instruction says whose turn it is, and is announced too. */
function withoutTurn(happened: readonly GameEvent[]): GameEvent[] {
  return happened.filter(({ type }) => type !== "turn");
}
