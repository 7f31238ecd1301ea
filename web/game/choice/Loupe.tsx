import type { ReactNode } from "react";
import { isBase, type Place } from "#rules/place.ts";
import { type Layout, pointOf } from "../geometry/layout.ts";
import type { Aim } from "./usePressOnBoard.ts";

interface LoupeProps {
  layout: Layout;
  aim: Aim;
  targets: readonly Place[];
  /** The id of the board's picture, without its ending. */
  pictureID: string;
  /** What the press would choose, in a few words. */
  words: string | undefined;
}

/** How much of the board it shows, and how far from the finger it lies, in units of the board. */
const radius = 62;
const away = 235;

/** The board around the finger, enlarged, with what the press would choose: a finger hides what it points at. */
export function Loupe({ layout, aim, targets, pictureID, words }: LoupeProps): ReactNode {
  const { viewBox, spacing } = layout.shape;
  const { at, place } = aim;
  const isNearTop = at.y - away < viewBox.y - 60;
  const side = at.x > 0 ? -1 : 1;
  const middle = isNearTop ? { x: at.x + side * away, y: at.y } : { x: at.x, y: at.y - away };
  const style = {
    left: `clamp(13.5%, ${((middle.x - viewBox.x) / viewBox.width) * 100}%, 86.5%)`,
    top: `${((middle.y - viewBox.y) / viewBox.height) * 100}%`,
  };
  const aimed = place === null ? null : pointOf(layout, place, isBase(place) ? 0 : undefined);
  return (
    <div className="tac-loupe" style={style}>
      <svg viewBox={`${at.x - radius} ${at.y - radius} ${2 * radius} ${2 * radius}`} aria-hidden="true">
        <use href={`#${pictureID}-still`} />
        <use href={`#${pictureID}-alive`} />
        {targets.map((target) => {
          const { x, y } = pointOf(layout, target);
          return <circle key={target} className="tac-loupe-target" cx={x} cy={y} r={spacing * 0.4} />;
        })}
        {aimed && <circle className="tac-loupe-aimed" cx={aimed.x} cy={aimed.y} r={spacing * 0.52} />}
      </svg>
      {words && <span aria-hidden="true">{words}</span>}
    </div>
  );
}
