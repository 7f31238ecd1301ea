import type { ReactNode } from "react";
import { explained } from "#web/ui/tooltip/named.ts";
import type { Point } from "../geometry/point.ts";

interface DeckProps {
  at: Point;
  dealsLeft: number;
  label: string;
}

const scale = 0.36;

/** The deck beside the next dealer, as high as deals are left, with their number on it. */
export function Deck({ at, dealsLeft, label }: DeckProps): ReactNode {
  const layers = Math.max(1, dealsLeft);
  return (
    <g
      className={dealsLeft === 0 ? "tac-deck is-empty" : "tac-deck"}
      transform={`translate(${at.x} ${at.y})`}
      {...explained(label)}
    >
      {Array.from({ length: layers }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers are all the same
          key={i}
          transform={`translate(${-50 * scale - i * 2} ${-75 * scale - i * 3}) scale(${scale})`}
        >
          <use href="#tac-card-back" />
        </g>
      ))}
      <g transform={`translate(${-(layers - 1) * 2} ${-(layers - 1) * 3})`}>
        <text className="tac-deck-text" y="10" textAnchor="middle">
          {dealsLeft}
        </text>
      </g>
    </g>
  );
}
