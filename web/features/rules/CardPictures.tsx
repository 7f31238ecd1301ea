import { chakra } from "@chakra-ui/react/styled-system";
import { type CardName, parseCard } from "#rules/card.ts";
import { CardFace } from "#web/game/cards/CardFace.tsx";
import { cardAnchor } from "./anchors.ts";

/** The cards that a paragraph is about; its heading names them. Of several, each has an anchor of its own. */
export function CardPictures({ cards }: { cards: readonly CardName[] }) {
  return (
    <Row data-many={cards.length > 2 || undefined}>
      {cards.map((card) => (
        <svg
          key={card}
          id={cards.length > 1 ? cardAnchor(card) : undefined}
          viewBox="0 0 100 150"
          width="60"
          height="90"
          aria-hidden="true"
        >
          <CardFace card={parseCard(card) ?? 0} />
        </svg>
      ))}
    </Row>
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
    "&[data-many]": { maxWidth: { sm: "17rem" } },
  },
});
