import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import type { State } from "#rules/state.ts";
import { viewOf } from "#rules/view.ts";
import { Board } from "#web/game/Board.tsx";
import { seatLook } from "#web/game/board/seatLook.ts";
import { layoutOf } from "#web/game/geometry/layoutOf.ts";
import { useOwnLook } from "#web/game/looks/useOwnLook.ts";
import { showView } from "#web/game/motion/shown.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import type { PuzzleTable } from "./usePuzzleTable.ts";

/** The position of a puzzle as a small board. */
export function PuzzlePicture(props: { puzzle: Puzzle; state: State; table: PuzzleTable }) {
  const { puzzle, state, table } = props;
  const { colors, names, seats } = table;
  const { t } = useTranslation("puzzles");
  const [seatPositions] = usePreference("seatPositions");
  const bottom = bottomSeat(table.speakers.variant.seats, puzzle.seat, seatPositions);
  const layout = useMemo(() => layoutOf(table.speakers.variant.seats, bottom), [table, bottom]);
  const shown = useMemo(() => showView(viewOf(state, puzzle.seat)), [state, puzzle]);
  const looks = seats.map((known, seat) => seatLook(seat, { ...known, openHand: null }, shown, names[seat]));
  const stageRef = useRef<SVGSVGElement>(null);
  return (
    <chakra.div width="100%" maxWidth="20rem" mx="auto">
      <Board
        layout={layout}
        shown={shown}
        colors={colors}
        seats={looks}
        label={t("today.picture")}
        look={useOwnLook()}
        stageRef={stageRef}
      />
    </chakra.div>
  );
}
