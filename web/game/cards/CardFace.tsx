import { memo, type ReactNode } from "react";
import { type Card, cardName, isMasterCard, trickser } from "#rules/card.ts";
import { CardNumber } from "./CardNumber.tsx";
import { MasterDrawing } from "./masters.tsx";
import { CardSign } from "./signs.tsx";
import "./cards.css";

const cornerHeight = 36;

/** The front of a card, with its upper left corner at 0, 0. */
export const CardFace = memo(function CardFace({ card }: { card: Card }): ReactNode {
  return (
    <g className={`tac-card ${kindOf(card)}`} data-card={cardName(card)}>
      <rect className="tac-card-paper" x="0.75" y="0.75" width="98.5" height="148.5" rx="11" />
      {card < trickser ? (
        <>
          <CardNumber value={card} x={11} y={12} height={cornerHeight} />
          <g transform="rotate(180 50 75)">
            <CardNumber value={card} x={11} y={12} height={cornerHeight} />
          </g>
        </>
      ) : (
        // Upright in both corners: upside down, rewinding would look like winding forward.
        <>
          <CardSign card={card} x={22} y={24} size={28} />
          <g className="tac-card-end">
            <CardSign card={card} x={78} y={126} size={28} />
          </g>
        </>
      )}
      {isMasterCard(card) ? (
        <MasterDrawing card={card} />
      ) : (
        <CardSign card={card} x={50} y={75} size={card >= trickser ? 62 : 46} />
      )}
    </g>
  );
});

const functionCards = new Set<Card>([1, 4, 7, 8, 13]);

function kindOf(card: Card): string {
  if (isMasterCard(card)) return "tac-card-master";
  if (card >= trickser) return "tac-card-special";
  return functionCards.has(card) ? "tac-card-function" : "tac-card-plain";
}
