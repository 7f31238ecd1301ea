import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { cardName } from "#rules/card.ts";
import { BallMark } from "#web/game/BallMark.tsx";
import { CardFace } from "#web/game/cards/CardFace.tsx";
import { cardHeight, cardWidth } from "#web/game/cards/size.ts";
import type { PuzzleTable } from "./usePuzzleTable.ts";

/** The other hands that a puzzle shows: in words and, where the board is too small to read them there, as pictures. */
export function OpenHands({ table: { openHands, names, colors } }: { table: PuzzleTable }) {
  const { t } = useTranslation("puzzles");
  const { t: tGame } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const count = openHands.filter((hand) => hand !== null).length;
  if (count === 0) return null;
  return (
    <ul className="puzzle-hands" aria-label={t("openHands")} style={{ "--hands": count } as CSSProperties}>
      {openHands.map((hand, seat) =>
        hand === null ? null : (
          <li key={colors[seat]}>
            <BallMark color={colors[seat]} />
            <span
              className="puzzle-hand"
              role="img"
              aria-label={`${tGame("handOf", { name: names[seat] })}: ${hand.map((card) => tMoves(`card.${cardName(card)}`)).join(", ")}`}
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
