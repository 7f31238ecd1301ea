import { memo, type ReactNode } from "react";
import type { Card } from "#rules/card.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { cardHeight, cardWidth } from "../cards/size.ts";
import { pileRest } from "./pileRest.ts";

/** A card on the pile. `number` counts the cards of the game, so that each keeps its place when others follow. */
export interface PileCard {
  readonly number: number;
  readonly card: Card;
  readonly isPlayed: boolean;
}

interface PileProps {
  cards: readonly PileCard[];
}

const shownCards = 5;

/** The discard pile in the middle of the board. A card that was discarded without use is faded. */
export const Pile = memo(function Pile({ cards }: PileProps): ReactNode {
  return (
    <g className="tac-pile" data-pile={cards.length}>
      <rect className="tac-pile-place" x="-50" y="-74" width="100" height="148" rx="12" />
      {cards.slice(-shownCards).map((card) => (
        <g
          key={card.number}
          className={card.isPlayed ? "tac-pile-card" : "tac-pile-card is-unused"}
          data-pile-card={card.number}
          transform={pileTransform(card.number)}
        >
          <CardFace card={card.card} />
        </g>
      ))}
    </g>
  );
});

function pileTransform(number: number): string {
  const { x, y, turned, scale } = pileRest(number);
  return `translate(${x} ${y}) rotate(${turned}) scale(${scale}) translate(${-cardWidth / 2} ${-cardHeight / 2})`;
}
