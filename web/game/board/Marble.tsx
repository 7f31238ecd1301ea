import { memo, type ReactNode } from "react";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { marbleSigns } from "./marbleSigns.ts";

/** The radius of the marble's drawing, which is scaled to the board. */
export const marbleRadius = 20;

interface MarbleProps {
  color: BallColor;
}

/** A glass marble around 0, 0. Its sign shows only with the color-blind set (board.css). */
export const Marble = memo(function Marble({ color }: MarbleProps): ReactNode {
  return (
    <g className="tac-marble" data-color={color}>
      <ellipse className="tac-marble-shadow" cx="2" cy="5" rx="19" ry="18" />
      <circle className="tac-marble-glass" r={marbleRadius} />
      {color === "blackWhite" && (
        <path className="tac-marble-swirl" d="M0-20A20 20 0 0 1 0 20C-9 14-9 5 0 0S9-14 0-20Z" />
      )}
      <circle r={marbleRadius} fill="url(#tac-marble-shade)" />
      <path className="tac-marble-inner" d="M-6 15A16.5 16.5 0 0 0 15.5 5.5" />
      <ellipse
        className="tac-marble-shine"
        cx="-7"
        cy="-9.5"
        rx="6"
        ry="3.8"
        transform="rotate(-38 -7 -9.5)"
      />
      <path className="tac-marble-sign" d={marbleSigns[color]} />
    </g>
  );
});
