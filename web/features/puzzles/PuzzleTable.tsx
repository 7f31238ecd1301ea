import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PlayTable } from "#web/game/play/PlayTable.tsx";
import type { CarryOut } from "#web/game/play/useOwnMoves.ts";
import { usePlay } from "#web/game/play/usePlay.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { placeWords } from "#web/game/words/wordsOf.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { OpenHands } from "./OpenHands.tsx";
import { PuzzleBar } from "./PuzzleBar.tsx";
import type { Training } from "./puzzleQuery.ts";
import type { Solving } from "./solving.ts";
import type { PuzzleTable as Table } from "./usePuzzleTable.ts";
import { useAbout, useTask } from "./usePuzzleWords.ts";
import "./puzzle.css";

/** How long a move of a solution stays before the next one, in ms. */
const pace = 1_400;

/** The table of a puzzle: what it asks for, the board to play on, and what a try has come to. */
export function PuzzleTable(props: {
  solving: Solving;
  table: Table;
  training: Training;
  onMove: CarryOut;
  /** Called when it is time for the next move of the solution. */
  onShowNext: () => void;
  /** What a try has come to, shown once the board shows it. */
  result: ReactNode;
}) {
  const { solving, table, training, onMove, onShowNext, result } = props;
  const { puzzle, phase, positions, moves } = solving;
  const { goal } = puzzle;
  const { t } = useTranslation("puzzles");
  const { t: tMoves } = useTranslation("moves");
  const about = useAbout();
  const taskOf = useTask();
  const [seatPositions] = usePreference("seatPositions");
  const isPlaying = phase === "playing";
  const play = usePlay({
    positions,
    bottom: bottomSeat(table.speakers.variant.seats, puzzle.seat, seatPositions),
    onMove,
    isHalted: !isPlaying,
  });
  const { isCaughtUp } = play;
  const place = useFocusOfNewTry(isPlaying && solving.tries > 1);

  const isNextDue = phase === "showing" && isCaughtUp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move has its own time
  useEffect(() => {
    if (!isNextDue) return;
    const waiting = setTimeout(onShowNext, pace);
    return () => clearTimeout(waiting);
  }, [isNextDue, moves.length, onShowNext]);

  const heading = { id: puzzle.id, kind: goal.kind, difficulty: puzzle.difficulty };
  const hasResult = phase === "showing" || phase === "shown" || (!isPlaying && isCaughtUp);
  const { hand } = positions[0].view;
  const cards = hand?.reduce((sum, count) => sum + count, 0) ?? 0;
  const isMarked = goal.kind === "savePartner" && isPlaying && play.choosing.choice.card === null;
  return (
    <div
      ref={place}
      className={hasResult ? "puzzle has-result" : "puzzle"}
      data-puzzle={puzzle.id}
      data-phase={phase}
    >
      <PlayTable
        play={play}
        seats={table.seats}
        speakers={table.speakers}
        title={about(heading)}
        isHalted={!isPlaying}
        advised={isMarked ? goal.marble : null}
        bar={
          <>
            <PuzzleBar heading={heading} training={training} />
            <div className="puzzle-task">
              <p>{taskOf(puzzle, table.speakers)}</p>
              <p className="game-unseen">
                {goal.kind === "savePartner" &&
                  t("inWords.marked", { place: placeWords(tMoves, table.speakers, goal.marble) })}{" "}
                {t("inWords.turn", { color: table.names[puzzle.seat], count: cards })}
              </p>
            </div>
            <OpenHands table={table} />
          </>
        }
      >
        {hasResult && result}
      </PlayTable>
    </div>
  );
}

/** Another try begins where a keyboard goes on: at the hand. */
function useFocusOfNewTry(isAgain: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAgain) place.current?.querySelector<HTMLElement>('[data-hand-card][tabindex="0"]')?.focus();
  }, [isAgain]);
  return place;
}
