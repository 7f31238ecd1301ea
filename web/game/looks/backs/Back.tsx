import type { ReactNode } from "react";
import "./back.css";

/** The back of a card, of the size of every card: its paper and the field on which its drawing stands. */
export function Back({ children }: { children: ReactNode }) {
  return (
    <g className="tac-card-back">
      <rect className="tac-card-back-paper" x="0.75" y="0.75" width="98.5" height="148.5" rx="11" />
      <rect className="tac-back-field" x="8" y="8" width="84" height="134" rx="6" />
      {children}
    </g>
  );
}
