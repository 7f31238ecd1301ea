import type { MouseEvent } from "react";
import type { Move } from "#rules/move.ts";
import { limits } from "#schema/limits.ts";
import { type Reviews, verdictOf } from "#web/records/reviewGame.ts";

const height = 40;
/** A move without loss shows too, as a line. */
const leastHeight = 1.5;

interface LossChartProps {
  moves: readonly Move[];
  /** Which moves are shown. */
  indices: readonly number[];
  reviews: Reviews;
  at: number;
  label: string;
  onGo: (move: number) => void;
}

/** A column for each move, as high as its loss; a blunder takes the whole height. Pressing it goes to that move. */
export function LossChart({ moves, indices, reviews, at, label, onGo }: LossChartProps) {
  const here = indices.findLastIndex((n) => n < at);
  const go = ({ clientX, currentTarget }: MouseEvent<SVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * indices.length);
    onGo(indices[Math.min(column, indices.length - 1)] + 1);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider and the list of moves do the same by keyboard
    <svg
      className="review-chart"
      viewBox={`0 0 ${indices.length} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onClick={go}
    >
      {here >= 0 && <rect className="review-here" x={here} width="1" height={height} />}
      {indices.map((n, column) => {
        const reviewed = reviews.get(n);
        if (reviewed === undefined) return null;
        const part = Math.min(reviewed.lost / limits.verdictPoints.blunder, 1);
        const high = Math.max(part * height, leastHeight);
        return (
          <rect
            key={n}
            data-verdict={verdictOf(moves[n], reviewed)}
            x={column}
            y={height - high}
            width="0.85"
            height={high}
          />
        );
      })}
    </svg>
  );
}
