import { memo, type ReactNode } from "react";
import "./cards.css";

/** The back of a card, with its upper left corner at 0, 0 and the size of `CardFace`. */
export const CardBack = memo(function CardBack(): ReactNode {
  return (
    <g className="tac-card-back">
      <rect className="tac-card-back-paper" x="0.75" y="0.75" width="98.5" height="148.5" rx="11" />
      <rect className="tac-card-back-field" x="8" y="8" width="84" height="134" rx="6" />
      <circle className="tac-card-back-ring" cx="50" cy="75" r="27" />
      <circle className="tac-card-back-dot" cx="50" cy="48" r="7" />
      <circle className="tac-card-back-dot" cx="77" cy="75" r="7" />
      <circle className="tac-card-back-dot" cx="50" cy="102" r="7" />
      <circle className="tac-card-back-dot" cx="23" cy="75" r="7" />
    </g>
  );
});
