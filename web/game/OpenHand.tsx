import { useTranslation } from "react-i18next";
import { type Card, cardName } from "#rules/card.ts";
import { CardFace } from "./cards/CardFace.tsx";
import { cardHeight, cardWidth } from "./cards/size.ts";

/** A hand that lies open, as a row of small cards that is read out as one picture. The page's style says how large. */
export function OpenHand(props: { cards: readonly Card[]; owner: string; className: string }) {
  const { cards, owner, className } = props;
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const names = cards.map((card) => tMoves(`card.${cardName(card)}`)).join(", ");
  return (
    <span className={className} role="img" aria-label={`${t("handOf", { name: owner })}: ${names}`}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be equal
        <svg key={i} viewBox={`0 0 ${cardWidth} ${cardHeight}`} aria-hidden="true">
          <CardFace card={card} />
        </svg>
      ))}
    </span>
  );
}
