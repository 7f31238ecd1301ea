import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type CardName, parseCard } from "#rules/card.ts";
import { CardFace } from "#web/game/cards/CardFace.tsx";
import { cardAnchor } from "#web/game/rules/anchors.ts";

/** The cards that a paragraph is about. Of several, each has an anchor of its own; a single one is in the heading. */
export function CardPictures({ cards }: { cards: readonly CardName[] }) {
  return (
    <Row data-many={cards.length > 2 || undefined}>
      {cards.map((card) =>
        cards.length > 1 ? <AnchoredCard key={card} card={card} /> : <CardPicture key={card} card={card} />,
      )}
    </Row>
  );
}

function AnchoredCard({ card }: { card: CardName }) {
  const { t } = useTranslation("moves");
  return (
    <span id={cardAnchor(card)} data-rule="" tabIndex={-1} role="img" aria-label={t(`card.${card}`)}>
      <CardPicture card={card} />
    </span>
  );
}

function CardPicture({ card }: { card: CardName }) {
  return (
    <svg viewBox="0 0 100 150" width="60" height="90" aria-hidden="true">
      <CardFace card={parseCard(card) ?? 0} />
    </svg>
  );
}

const Row = chakra("span", {
  base: {
    flexShrink: "0",
    mt: "3",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: "2",
    "& svg": { display: "block", printColorAdjust: "exact" },
    "& span": { borderRadius: "sm" },
    "& span:focus": { outline: "3px solid", outlineColor: "focus" },
    "&[data-many]": { maxWidth: { sm: "17rem" } },
  },
});
