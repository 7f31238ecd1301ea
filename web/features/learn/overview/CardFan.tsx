import { chakra } from "@chakra-ui/react/styled-system";
import type { Card } from "#rules/card.ts";
import { CardFace } from "#web/game/cards/CardFace.tsx";
import "#web/game/theme.css";

/** Some cards as they lie in a hand, as an ornament. */
export function CardFan({ cards, width }: { cards: readonly Card[]; width: number }) {
  return (
    <Fan aria-hidden="true">
      {cards.map((card, i) => {
        const offset = i - (cards.length - 1) / 2;
        return (
          <svg
            aria-hidden="true"
            key={card}
            viewBox="0 0 100 150"
            width={width}
            height={width * 1.5}
            style={{
              marginInlineStart: i === 0 ? 0 : -width * 0.3,
              transform: `rotate(${offset * 7}deg) translateY(${offset * offset * width * 0.05}px)`,
            }}
          >
            <CardFace card={card} />
          </svg>
        );
      })}
    </Fan>
  );
}

const Fan = chakra("span", {
  base: {
    display: "flex",
    flexShrink: "0",
    "& svg": { overflow: "visible", filter: "drop-shadow(0 1px 2px rgb(0 0 0 / 30%))" },
  },
});
