import type { ReactNode } from "react";
import { explained } from "#web/ui/tooltip/named.ts";
import type { Point } from "../geometry/point.ts";

/**
 * - `canComeOut`: the hand held a 1 or 13 before the trade
 * - `hasGiven`: has given its card in the trade
 * - `mustSkip`: must discard a card without using it
 * - `isDevil`: plays from the hand of the next seat
 */
export type MarkKind = "canComeOut" | "hasGiven" | "mustSkip" | "isDevil";

const drawings: Record<MarkKind, string> = {
  canComeOut: "M1-10H-9V10H1M-3 0H11M6-5 11 0 6 5",
  hasGiven: "M-9 0-3 7 10-7",
  mustSkip: "M-5-9V9M5-9V9",
  isDevil: "M0 11V-10M-9-10V-4C-9 3 9 3 9-4V-10",
};

interface CornerMarkProps {
  kind: MarkKind;
  label: string;
  at: Point;
}

/** A small round mark beside a player. */
export function CornerMark({ kind, label, at }: CornerMarkProps): ReactNode {
  return (
    <g className={`tac-mark tac-mark-${kind}`} transform={`translate(${at.x} ${at.y})`} {...explained(label)}>
      <circle r="21" />
      <path d={drawings[kind]} />
    </g>
  );
}
