import type { BallColor } from "#schema/protocol/ballColor.ts";
import { marbleSigns } from "./board/marbleSigns.ts";
import "./theme.css";
import "./balls.css";
import "./ballMark.css";

/** A marble beside a name, as large as the text; hidden from screen readers. */
export function BallMark({ color }: { color: BallColor }) {
  return (
    <span className="tac-ball-mark" data-color={color} aria-hidden="true">
      <svg viewBox="-20 -20 40 40" role="presentation">
        <path d={marbleSigns[color]} />
      </svg>
    </span>
  );
}
