import { type ReactNode, useMemo } from "react";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { Board } from "./Board.tsx";
import { seatLook } from "./board/seatLook.ts";
import { roundBoard } from "./geometry/round.ts";
import { type Position, useStage } from "./useStage.ts";

interface BoardShowProps {
  /** The positions to show, oldest first; all but the last few may be omitted. */
  positions: readonly Position[];
  players: readonly { name: string; color: BallColor }[];
  /** A description of the picture, for people who can't see it. */
  label: string;
}

const layout = { shape: roundBoard, bottom: 0 };

/** A table of four bots to watch: moves are animated, nothing can be chosen. */
export function BoardShow({ positions, players, label }: BoardShowProps): ReactNode {
  const { shown, stageRef } = useStage(positions, layout);
  const colors = useMemo(() => players.map(({ color }) => color), [players]);
  const seats = useMemo(
    () =>
      players.map(({ name, color }, seat) =>
        seatLook(seat, { color, isBot: true, isOnline: true }, shown, name),
      ),
    [players, shown],
  );
  return (
    <Board layout={layout} shown={shown} colors={colors} seats={seats} label={label} stageRef={stageRef} />
  );
}
