import { memo, type ReactNode } from "react";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { type Layout, pointOf } from "../geometry/layout.ts";
import type { ShownBall } from "../motion/balls.ts";
import { Marble, marbleRadius } from "./Marble.tsx";

interface BallsProps {
  layout: Layout;
  balls: readonly ShownBall[];
  colors: readonly BallColor[];
}

/** All balls. Animations find a ball by its `data-ball`. */
export const Balls = memo(function Balls({ layout, balls, colors }: BallsProps): ReactNode {
  const scale = ballRadius(layout) / marbleRadius;
  return (
    <g>
      {balls.map((ball) => {
        const { x, y } = pointOf(layout, ball.place, ball.slot);
        return (
          <g
            key={ball.id}
            className="tac-ball"
            data-ball={ball.id}
            data-seat={ball.seat}
            data-place={ball.place}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
          >
            <g transform={`scale(${scale.toFixed(3)})`}>
              <Marble color={colors[ball.seat]} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** The radius of a ball, in units. */
function ballRadius(layout: Layout): number {
  return layout.shape.spacing * 0.445;
}
