import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { type Card, cardName } from "#rules/card.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import type { Stage } from "../motion/stage.ts";
import { Hand } from "./Hand.tsx";
import type { Choosing } from "./useChoosing.ts";

interface PlayerHandProps {
  choosing: Choosing;
  names: readonly string[];
  /** The marbles' color of each seat. */
  colors: readonly BallColor[];
  byKeyRef: RefObject<boolean>;
  stage: Stage;
}

/**
 * The player's own hand or, when playing a Teufel, the neighbour's hand in the neighbour's color. A spectator has
 * none.
 */
export function PlayerHand({ choosing, names, colors, byKeyRef, stage }: PlayerHandProps) {
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const { view } = choosing.options;
  if (view.seat === null) return null;
  const { holder } = view.table;
  const isBorrowed = view.borrowed !== null;
  const press = (index: number, isKey: boolean): void => {
    byKeyRef.current = isKey;
    if (choosing.playable.has(choosing.cards[index])) stage.finish();
    choosing.pressCard(index);
  };
  return (
    <div className="game-hand" data-own-hand={isBorrowed ? undefined : ""}>
      <Hand
        cards={choosing.cards}
        playable={choosing.isPlanning ? new Set(choosing.cards) : choosing.playable}
        isChoosing={choosing.options.moves.length > 0}
        lifted={choosing.lifted}
        label={isBorrowed ? t("handOf", { name: names[holder] }) : t("yourHand")}
        nameOf={(card: Card) => tMoves(`card.${cardName(card)}`)}
        borrowedFrom={isBorrowed ? colors[holder] : undefined}
        onPress={press}
      />
    </div>
  );
}
