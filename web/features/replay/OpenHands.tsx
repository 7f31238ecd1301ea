import { useTranslation } from "react-i18next";
import { type Card, cardName } from "#rules/card.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { BallMark } from "#web/game/BallMark.tsx";
import { CardFace } from "#web/game/cards/CardFace.tsx";
import { cardHeight, cardWidth } from "#web/game/cards/size.ts";

/** The visible hands, large enough to read where the board is small, and in words. */
export function OpenHands(props: {
  hands: readonly (readonly Card[] | null)[];
  names: readonly string[];
  colors: readonly BallColor[];
}) {
  const { hands, names, colors } = props;
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  return (
    <ul className="replay-hands">
      {hands.map((hand, seat) =>
        hand === null ? null : (
          <li key={colors[seat]}>
            <span className="replay-hand-name">
              <BallMark color={colors[seat]} /> {names[seat]}
            </span>
            <span
              className="replay-hand"
              role="img"
              aria-label={`${t("handOf", { name: names[seat] })}: ${hand.map((card) => tMoves(`card.${cardName(card)}`)).join(", ")}`}
            >
              {hand.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be equal
                <svg key={i} viewBox={`0 0 ${cardWidth} ${cardHeight}`} aria-hidden="true">
                  <CardFace card={card} />
                </svg>
              ))}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
