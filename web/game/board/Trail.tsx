import { memo, type ReactNode } from "react";
import type { Place } from "#rules/place.ts";
import type { Seat } from "#rules/variant.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { type Layout, pointOf } from "../geometry/layout.ts";
import { routeLine, routePoints } from "../geometry/route.ts";

/** The path of a ball in the last move, or two fields whose balls swapped places (`path` is one of them then). */
export interface Way {
  /** Counts the paths of the move. */
  readonly number: number;
  readonly seat: Seat;
  readonly from: Place;
  readonly path: readonly Place[];
}

interface TrailProps {
  layout: Layout;
  ways: readonly Way[];
  colors: readonly BallColor[];
}

/** The mark of the last move: a line along the path, with a dot at its start. It lies under the balls. */
export const Trail = memo(function Trail({ layout, ways, colors }: TrailProps): ReactNode {
  return (
    <g>
      {ways.map((way) => {
        const from = pointOf(layout, way.from, 0);
        const points = routePoints(layout, way.from, way.path);
        return (
          <g key={way.number} className="tac-trail" data-color={colors[way.seat]}>
            <path className="tac-trail-under" d={routeLine(points)} />
            <path className="tac-trail-line" d={routeLine(points)} />
            <circle className="tac-trail-dot" cx={from.x} cy={from.y} r="7" />
          </g>
        );
      })}
    </g>
  );
});

/** What a better move would have done: an arrow along each path. It lies over the balls. */
export function BetterWays({ layout, ways }: Pick<TrailProps, "layout" | "ways">): ReactNode {
  return (
    <g className="tac-better">
      <defs>
        <marker
          id="tac-better-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {ways.map((way) => {
        const from = pointOf(layout, way.from, 0);
        const line = routeLine(routePoints(layout, way.from, way.path));
        return (
          <g key={way.number}>
            <path className="tac-better-under" d={line} />
            <path className="tac-better-line" d={line} markerEnd="url(#tac-better-head)" />
            <circle cx={from.x} cy={from.y} r="9" />
          </g>
        );
      })}
    </g>
  );
}
