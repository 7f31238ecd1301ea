import { type ReactNode, useMemo } from "react";
import { dealsLeft } from "#rules/table.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { Board } from "./Board.tsx";
import type { SeatLook } from "./board/Corners.tsx";
import { layoutOf } from "./geometry/layout.ts";
import { type Position, useStage } from "./useStage.ts";

interface BoardShowProps {
  /** The positions to show, oldest first; all but the last few may be omitted. */
  positions: readonly Position[];
  players: readonly { name: string; color: BallColor }[];
  /** A description of the picture, for people who can't see it. */
  label: string;
}

/** A table of bots to watch: moves are animated, nothing can be chosen. */
export function BoardShow({ positions, players, label }: BoardShowProps): ReactNode {
  const { table } = positions[positions.length - 1].view;
  const layout = useMemo(() => layoutOf(table.variant.seats, 0), [table.variant]);
  const { shown, stageRef } = useStage(positions, layout);
  const colors = useMemo(() => players.map(({ color }) => color), [players]);
  const seats = useMemo(() => {
    const shownTable = shown.view.table;
    return players.map(
      ({ name, color }, seat): SeatLook => ({
        seat,
        name,
        username: name,
        isBot: true,
        isAutopilot: false,
        color,
        isActive: shown.turn === seat,
        isOnline: true,
        isMate: false,
        handSize: shownTable.handSizes[seat],
        openHand: null,
        reaction: null,
        clock: null,
        marks: [],
        deck: shownTable.first === seat ? { dealsLeft: dealsLeft(shownTable), label: "" } : null,
      }),
    );
  }, [players, shown]);
  return (
    <Board layout={layout} shown={shown} colors={colors} seats={seats} label={label} stageRef={stageRef} />
  );
}
