import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { type Card, cardName } from "#rules/card.ts";
import { Hand } from "#web/game/cards/Hand.tsx";
import type { Stage } from "#web/game/motion/stage.ts";
import type { GameState } from "./gameRoom.ts";
import type { Choosing } from "./useChoosing.ts";

interface PlayerHandProps {
  game: GameState;
  choosing: Choosing;
  names: readonly string[];
  byKeyRef: RefObject<boolean>;
  stage: Stage;
}

/**
 * The player's own hand or, when playing a Teufel, the neighbour's hand in the neighbour's color. A spectator has
 * none.
 */
export function PlayerHand({ game, choosing, names, byKeyRef, stage }: PlayerHandProps) {
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const { view, seats } = game;
  if (view.seat === null) return null;
  const { holder } = view.table;
  const isBorrowed = view.borrowed !== null;
  return (
    <div className="game-hand" data-own-hand={isBorrowed ? undefined : ""}>
      <Hand
        cards={choosing.cards}
        playable={choosing.playable}
        isChoosing={choosing.options.moves.length > 0}
        lifted={choosing.lifted}
        label={isBorrowed ? t("handOf", { name: names[holder] }) : t("yourHand")}
        nameOf={(card: Card) => tMoves(`card.${cardName(card)}`)}
        borrowedFrom={isBorrowed ? seats[holder].color : undefined}
        onPress={(index, isKey) => {
          byKeyRef.current = isKey;
          if (choosing.playable.has(choosing.cards[index])) stage.finish();
          choosing.pressCard(index);
        }}
      />
    </div>
  );
}
