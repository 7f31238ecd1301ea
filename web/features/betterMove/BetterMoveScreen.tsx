import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { moveSeat } from "#rules/move.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { TableChatButton } from "#web/chat/TableChatButton.tsx";
import { Score } from "#web/game/bar/Score.tsx";
import type { TableSeat } from "#web/game/board/seatLook.ts";
import { BackLink } from "#web/game/local/BackLink.tsx";
import { PlayTable } from "#web/game/play/PlayTable.tsx";
import { usePlay } from "#web/game/play/usePlay.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { ShellMenu } from "#web/menu/ShellMenu.tsx";
import { usePreference } from "#web/preferences/usePreference.ts";
import { useRecordedLevels, useRecordedSeatNames } from "#web/records/recordedPlayers.ts";
import type { GameRecord } from "#web/records/recordsQueries.ts";
import { BetterMoveNote } from "./BetterMoveNote.tsx";
import { type Search, useBetterMove } from "./useBetterMove.ts";
import "#web/game/game.css";
import "./betterMove.css";

interface BetterMoveScreenProps {
  record: GameRecord;
  /** The index of the move that was made. */
  n: number;
  /** The address of the replay after that move. */
  back: string;
}

/** The table as its player saw it before a move, with the task to find a better one. */
export function BetterMoveScreen({ record: { answer, game }, n, back }: BetterMoveScreenProps) {
  const { t } = useTranslation("playOn");
  const seat = moveSeat(game.moves[n]);
  const better = useBetterMove(game, n);
  const { search, positions } = better;
  const { view } = positions[positions.length - 1];
  const isDone = search.stage === "found" || search.stage === "shown";
  const [seatPositions] = usePreference("seatPositions");
  const play = usePlay({
    positions,
    bottom: bottomSeat(view.table.variant.seats, seat, seatPositions),
    onMove: better.onMove,
    isHalted: isDone || search.stage === "asking",
  });
  const seats = useRecordedSeats(answer);
  const speakers = useRecordedSeatNames(answer, seat);
  const instead = useInstead(search);
  return (
    <PlayTable
      play={play}
      seats={seats}
      speakers={speakers}
      title={t("better.title")}
      instead={instead}
      bar={
        <header className="game-bar">
          <ShellMenu />
          <Score game={{ view, seats, spectators: 0 }} speakers={speakers} />
          <BackLink to={back} label={t("back")} />
          <TableChatButton />
        </header>
      }
    >
      <div className="game-notes">
        <BetterMoveNote better={better} speakers={speakers} back={back} />
      </div>
    </PlayTable>
  );
}

/** What is said in the place of the instruction: that the master looks at a try, and what a good one is called. */
function useInstead(search: Search): string | undefined {
  const { t } = useTranslation("playOn");
  const { t: tAdvice } = useTranslation("advice");
  switch (search.stage) {
    case "asking":
      return tAdvice("thinking");
    case "found":
      return search.judged.verdict === "best" ? tAdvice("verdict.best") : tAdvice("verdict.good");
    case "shown":
      return t("better.shown");
    default:
      return undefined;
  }
}

function useRecordedSeats(answer: GameRecordAnswer): readonly TableSeat[] {
  const levels = useRecordedLevels(answer);
  return useMemo(
    () =>
      answer.seats.map(({ name: username, color, kind }, seat) => ({
        username,
        color,
        isBot: kind === "bot",
        level: levels[seat],
        isOnline: true,
      })),
    [answer, levels],
  );
}
