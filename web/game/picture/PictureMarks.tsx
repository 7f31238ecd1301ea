import type { ReactNode } from "react";
import type { Card } from "#rules/card.ts";
import type { Way } from "../board/Trail.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { type Layout, pointOf } from "../geometry/layout.ts";
import { distance, type Point } from "../geometry/point.ts";
import { routeLine, routePoints } from "../geometry/route.ts";
import { ballOn } from "../motion/balls.ts";
import type { Picture } from "./picture.ts";

interface PictureMarksProps {
  layout: Layout;
  picture: Picture;
  /** The card to show where the pile is out of the picture. */
  card?: Card;
}

/** What only a picture marks, over everything else: forbidden ways, and the balls that a move knocks out. */
export function PictureMarks({ layout, picture, card }: PictureMarksProps): ReactNode {
  const { x, y, width, height } = layout.shape.viewBox;
  return (
    <svg className="tac-board-alive" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {card !== undefined && (
        <g transform={`translate(-38 ${y + 12}) scale(0.76)`}>
          <CardFace card={card} />
        </g>
      )}
      {picture.hits.map((place) => {
        const at = pointOf(layout, place);
        return <circle key={place} className="tac-picture-hit" cx={at.x} cy={at.y} r="27" />;
      })}
      {picture.barred.map((way) => (
        <BarredWay key={way.number} points={barredPoints(layout, picture, way)} />
      ))}
    </svg>
  );
}

function BarredWay({ points }: { points: readonly Point[] }): ReactNode {
  const end = points[points.length - 1];
  return (
    <g className="tac-picture-barred">
      <path className="tac-picture-barred-under" d={routeLine(points)} />
      <path d={routeLine(points)} strokeDasharray="14 12" />
      <g transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)})`}>
        <circle r="16" />
        <path d="M-6-6 6 6M6-6-6 6" />
      </g>
    </g>
  );
}

/** How far before the ball in its way a path ends, in units, so that the ball is seen. */
const gap = 34;

function barredPoints(layout: Layout, { shown }: Picture, { from, path }: Way): Point[] {
  const points = routePoints(layout, from, path);
  if (ballOn(shown.balls, path[path.length - 1]) === undefined) return points;
  const [before, obstacle] = points.slice(-2);
  const part = 1 - gap / distance(before, obstacle);
  const end = {
    x: before.x + (obstacle.x - before.x) * part,
    y: before.y + (obstacle.y - before.y) * part,
  };
  return [...points.slice(0, -1), end];
}
