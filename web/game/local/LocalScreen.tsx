import { type ReactNode, useMemo, useState } from "react";
import { moveSeat } from "#rules/move.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { TableSeat } from "../board/seatLook.ts";
import { useHint } from "../hint/useHint.ts";
import { LastMove, MoveList } from "../moves/MoveList.tsx";
import { PointedPlaces } from "../PointedPlaces.tsx";
import { PlayTable } from "../play/PlayTable.tsx";
import { usePlay } from "../play/usePlay.ts";
import { bottomSeat } from "../positions.ts";
import { SinceOwnMoveOutlet } from "../sinceOwnMove/SinceOwnMoveOutlet.tsx";
import type { FormerSeatNames } from "../words/seatNamesAt.ts";
import type { SeatNames } from "../words/wordsOf.ts";
import { BotsFailed } from "./BotsFailed.tsx";
import { LocalBar } from "./LocalBar.tsx";
import { LocalEnd } from "./LocalEnd.tsx";
import type { LocalTable } from "./useLocalGame.ts";
import "../game.css";
import "./playOn.css";

const HintLine = lazyPart(
  () => import("../hint/HintLine.tsx"),
  ({ HintLine }) => HintLine,
);

/** Nobody leaves. */
const noFormerSpeakers: readonly FormerSeatNames[] = [];

interface LocalScreenProps {
  title: string;
  table: LocalTable;
  seats: readonly TableSeat[];
  speakers: SeatNames;
  /** What is to be known of this game, until the first own move. */
  note: string;
  /** Where one gets from here, in the bar. */
  ways: ReactNode;
  /** What the button for another game says at the end. */
  again: string;
  onRestart: () => void;
  /** The way back at the end. */
  back: ReactNode;
}

/** The table of a game in this browser alone. It looks like a table of the site; its bots think in this browser. */
export function LocalScreen(props: LocalScreenProps) {
  const { title, table, seats, speakers, note, ways, again, onRestart, back } = props;
  const { game, onMove, hasFailed, askAgain } = table;
  const { seat, moves, positions } = game;
  const { view, version } = positions[positions.length - 1];
  const [seatPositions] = usePreference("seatPositions");
  const play = usePlay({
    positions,
    bottom: bottomSeat(view.table.variant.seats, seat, seatPositions),
    onMove,
  });
  const isOver = view.table.phase === "over";
  const hint = useHint({ isAllowed: !isOver, version }, play.choosing);
  const recentMoves = useMemo(
    () => game.history.map((move) => ({ ...move, isAutopilot: false })),
    [game.history],
  );
  const history = useMemo(() => ({ moves: recentMoves }), [recentMoves]);
  const [isEndSeen, setEndSeen] = useState(false);
  const hasMoved = useMemo(() => moves.some((move) => moveSeat(move) === seat), [moves, seat]);

  return (
    <PlayTable
      play={play}
      seats={seats}
      speakers={speakers}
      title={title}
      bar={
        <LocalBar
          scored={{ view, seats, spectators: 0 }}
          speakers={speakers}
          history={history}
          hint={hint}
          ways={ways}
        />
      }
      hint={hintLine()}
      advised={hint.target}
      overBoard={<PointedPlaces layout={play.layout} />}
      notice={hasFailed && <BotsFailed onAskAgain={askAgain} />}
      last={
        <LastMove game={{ version, recentMoves }} speakers={speakers} formerSpeakers={noFormerSpeakers} />
      }
    >
      <div className="game-notes">
        <p className="game-note">{!hasMoved && note}</p>
        <SinceOwnMoveOutlet
          view={view}
          moves={recentMoves}
          speakers={speakers}
          formerSpeakers={noFormerSpeakers}
          isDue={play.isCaughtUp && play.choosing.options.moves.length > 0}
        />
      </div>
      {isOver && play.isCaughtUp && !isEndSeen && (
        <LocalEnd
          view={view}
          speakers={speakers}
          again={again}
          onRestart={onRestart}
          back={back}
          onClose={() => setEndSeen(true)}
        />
      )}
      <MoveList history={history} speakers={speakers} formerSpeakers={noFormerSpeakers} />
    </PlayTable>
  );

  function hintLine() {
    if (!hint.isOffered) return undefined;
    if (hint.move === undefined) return null;
    return <HintLine hint={hint} view={play.choosing.options.view} speakers={speakers} />;
  }
}
