import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { moveSeat } from "#rules/move.ts";
import { useSeatPositions } from "#web/app/account/useSeatPositions.ts";
import { beginLocalGame, resumed } from "#web/game/local/localGame.ts";
import { useLocalGame } from "#web/game/local/useLocalGame.ts";
import { PlayTable } from "#web/game/play/PlayTable.tsx";
import { usePlay } from "#web/game/play/usePlay.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useHint } from "../game/hint/useHint.ts";
import { LastMove, MoveList } from "../game/MoveList.tsx";
import type { PlayOn } from "../replay/learnAddress.ts";
import { stateAfter } from "../replay/replayGame.ts";
import type { GameRecord } from "../replay/useRecord.ts";
import { BotsFailed } from "./BotsFailed.tsx";
import { keepGame, keptOrNew } from "./keptPlayOn.ts";
import { PlayOnBar } from "./PlayOnBar.tsx";
import { PlayOnEnd } from "./PlayOnEnd.tsx";
import { usePlayers } from "./usePlayers.ts";
import "../game/game.css";
import "./playOn.css";

const HintLine = lazyPart(
  () => import("../game/hint/HintLine.tsx"),
  ({ HintLine }) => HintLine,
);

interface PlayOnScreenProps {
  record: GameRecord;
  /** Distinguishes this beginning from all others. */
  start: string;
  /** After how many moves of the recorded game it begins. */
  at: number;
  playOn: PlayOn;
  /** The address of the replay at the same move. */
  back: string;
  onRestart: () => void;
}

/** The table at which one plays on from a replay. It looks like a game's; its bots think in this browser. */
export function PlayOnScreen({ record, start, at, playOn, back, onRestart }: PlayOnScreenProps) {
  const { seat, level } = playOn;
  const { t } = useTranslation("playOn");
  const [begun] = useState(() => keptOrNew(start));
  const { game, onMove, hasFailed, askAgain } = useLocalGame(
    () => resumed(beginLocalGame(stateAfter(record.game, at), seat, begun.seed), begun.moves),
    level,
  );
  const { moves, positions } = game;
  useEffect(() => keepGame({ ...begun, moves }), [begun, moves]);

  const { view, version } = positions[positions.length - 1];
  const [seatPositions] = useSeatPositions();
  const play = usePlay({
    positions,
    bottom: bottomSeat(view.table.variant.seats, seat, seatPositions),
    onMove,
  });
  const { seats, speakers } = usePlayers(record.answer, playOn);
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
      title={t("title")}
      bar={
        <PlayOnBar
          scored={{ view, seats, spectators: 0 }}
          speakers={speakers}
          history={history}
          back={back}
          hint={hint}
          onRestart={onRestart}
        />
      }
      hint={hintLine()}
      advised={hint.target}
      notice={hasFailed && <BotsFailed onAskAgain={askAgain} />}
      last={<LastMove game={{ version, recentMoves }} speakers={speakers} formerSpeakers={[]} />}
    >
      <div className="game-notes">
        <p className="game-note">{!hasMoved && (at === 0 ? t("noteFromStart") : t("note", { move: at }))}</p>
      </div>
      {isOver && play.isCaughtUp && !isEndSeen && (
        <PlayOnEnd
          view={view}
          speakers={speakers}
          back={back}
          onRestart={onRestart}
          onClose={() => setEndSeen(true)}
        />
      )}
      <MoveList history={history} speakers={speakers} formerSpeakers={[]} />
    </PlayTable>
  );

  function hintLine() {
    if (!hint.isOffered) return undefined;
    if (hint.move === undefined) return null;
    return <HintLine hint={hint} view={play.choosing.options.view} speakers={speakers} />;
  }
}
