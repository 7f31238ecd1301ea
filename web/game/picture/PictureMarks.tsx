import type { ReactNode } from "react";
import type { Place } from "#rules/place.ts";
import type { Way } from "../board/Trail.tsx";
import { type Layout, pointOf } from "../geometry/layout.ts";
import { routeLine, routePoints } from "../geometry/route.ts";

interface PictureMarksProps {
  layout: Layout;
  /** Paths that end at a cross. */
  barred: readonly Way[];
  /** The places of balls that are knocked out. */
  hits: readonly Place[];
}

/** What only a picture marks, over everything else: forbidden ways, and the balls that a move knocks out. */
export function PictureMarks({ layout, barred, hits }: PictureMarksProps): ReactNode {
  const { x, y, width, height } = layout.shape.viewBox;
  return (
    <svg className="tac-board-alive" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {hits.map((place) => {
        const at = pointOf(layout, place);
        return <circle key={place} className="tac-picture-hit" cx={at.x} cy={at.y} r="27" />;
      })}
      {barred.map((way) => {
        const points = routePoints(layout, way.from, way.path);
        const { x: endX, y: endY } = points[points.length - 1];
        return (
          <g key={way.number} className="tac-picture-barred">
            <path className="tac-picture-barred-under" d={routeLine(points)} />
            <path d={routeLine(points)} strokeDasharray="14 12" />
            <g transform={`translate(${endX.toFixed(1)} ${endY.toFixed(1)})`}>
              <circle r="22" />
              <path d="M-9-9 9 9M9-9-9 9" />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
