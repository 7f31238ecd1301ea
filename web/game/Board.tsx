import type { ReactNode, RefObject } from "react";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { Balls } from "./board/Balls.tsx";
import { BoardDefs } from "./board/BoardDefs.tsx";
import { BoardSurface } from "./board/BoardSurface.tsx";
import { Corners, type SeatLook } from "./board/Corners.tsx";
import { Pile } from "./board/Pile.tsx";
import { Plates } from "./board/Plates.tsx";
import { BetterWays, Trail, type Way } from "./board/Trail.tsx";
import type { Layout } from "./geometry/layout.ts";
import type { DrawnLook } from "./looks/drawnLook.ts";
import type { Shown } from "./motion/shown.ts";
import "./theme.css";
import "./balls.css";
import "./board/board.css";

interface BoardProps {
  layout: Layout;
  shown: Shown;
  /** The marbles' color of each seat. */
  colors: readonly BallColor[];
  /** What the board shows of the players around it. */
  seats: readonly SeatLook[];
  /** A description of the picture, for people who can't see it. */
  label: string;
  /** The wood, if it is drawn elsewhere on the page already; otherwise the board draws it. */
  surface?: ReactNode;
  /** What is drawn differently on the viewer's own tables. */
  look?: DrawnLook;
  /** Paths of balls to point out with arrows: those of a better move, a hint, or what somebody reads. */
  better?: readonly Way[];
  /** Written across the board while it shows the previous position, on which a Tac would be played. */
  beforeBadge?: string;
  /** The layer in which everything moves, where animations find balls and cards; nothing moves without it. */
  stageRef?: RefObject<SVGSVGElement | null>;
  /** An id for its picture, to show it once more elsewhere: that of the wood ends in `-still`, that of the rest in `-alive`. */
  pictureID?: string;
  /** A layer over the balls, for choosing. */
  children?: ReactNode;
}

/** The table as plain SVG: the static wood below, everything that moves above it. */
export function Board({
  layout,
  shown,
  colors,
  seats,
  label,
  surface,
  look,
  better,
  beforeBadge,
  stageRef,
  pictureID,
  children,
}: BoardProps): ReactNode {
  const { x, y, width, height } = layout.shape.viewBox;
  const viewBox = `${x} ${y} ${width} ${height}`;
  return (
    <section
      className={beforeBadge === undefined ? "tac-board" : "tac-board is-before"}
      data-wood={look?.boardWood}
      data-back={look?.cardBack}
      aria-label={label}
    >
      <svg className="tac-board-still" viewBox={viewBox} aria-hidden="true">
        <g id={pictureID && `${pictureID}-still`}>
          {surface ?? (
            <>
              <BoardDefs back={look?.back} />
              <BoardSurface layout={layout} colors={colors} grain={look?.grain} />
            </>
          )}
        </g>
      </svg>
      <svg className="tac-board-alive" viewBox={viewBox} ref={stageRef} aria-hidden="true">
        <g id={pictureID && `${pictureID}-alive`}>
          <Corners layout={layout} seats={seats} />
          <Pile cards={shown.pile} />
          <Trail layout={layout} ways={shown.ways} colors={colors} />
          <Balls layout={layout} balls={shown.balls} colors={colors} />
          {better && better.length > 0 && <BetterWays layout={layout} ways={better} />}
        </g>
      </svg>
      <Plates layout={layout} seats={seats} />
      {beforeBadge !== undefined && <p className="tac-badge">{beforeBadge}</p>}
      {children}
    </section>
  );
}
