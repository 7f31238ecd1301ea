import { memo, type ReactNode } from "react";
import { CardBack } from "../cards/CardBack.tsx";

/**
 * The gradients of the whole board, whose colors are custom properties and follow the theme; and the one drawing of a
 * card's back, `back` or everybody's.
 */
export const BoardDefs = memo(function BoardDefs({ back }: { back?: ReactNode }): ReactNode {
  return (
    <defs>
      <radialGradient id="tac-marble-shade" cx="0.36" cy="0.3" r="0.78">
        <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="0.3" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="0.62" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.48" />
      </radialGradient>
      <radialGradient id="tac-wood" cx="0.42" cy="0.36" r="0.75">
        <stop offset="0" className="tac-stop-wood-light" />
        <stop offset="0.62" className="tac-stop-wood" />
        <stop offset="1" className="tac-stop-wood-dark" />
      </radialGradient>
      <linearGradient id="tac-hollow" x1="0.25" y1="0" x2="0.75" y2="1">
        <stop offset="0" className="tac-stop-hollow-top" />
        <stop offset="1" className="tac-stop-hollow-bottom" />
      </linearGradient>
      <radialGradient id="tac-glow">
        <stop offset="0.6" className="tac-stop-glow" stopOpacity="0" />
        <stop offset="0.66" className="tac-stop-glow" stopOpacity="0.95" />
        <stop offset="1" className="tac-stop-glow" stopOpacity="0" />
      </radialGradient>
      <symbol id="tac-card-back" overflow="visible">
        {back ?? <CardBack />}
      </symbol>
    </defs>
  );
});
