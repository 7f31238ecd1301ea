import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { cardName } from "#rules/card.ts";
import { tradePartner } from "#rules/deal.ts";
import { type Move, moveCard, moveKind } from "#rules/move.ts";
import { seatAfter } from "#rules/table.ts";
import { Button } from "#web/ui/Button.tsx";
import { ownTeamHit } from "../choice/choice.ts";
import { targetWords } from "../words/ballWords.ts";
import type { SeatNames } from "../words/wordsOf.ts";
import type { Choosing } from "./useChoosing.ts";

interface ActionButtonsProps {
  choosing: Choosing;
  speakers: SeatNames;
  byKeyRef: RefObject<boolean>;
  /** The move of a marble that a hint advises, once only its target is left to press. */
  advised: Move | null;
  /** Takes back the part of a seven that was chosen last; absent if there is none. */
  onTakeBack?: () => void;
}

/** Buttons for what the chosen card can do without a marble, and for the last option if only one is left. */
export function ActionButtons({ choosing, speakers, byKeyRef, advised, onTakeBack }: ActionButtonsProps) {
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const { offer, choice, options, proposed, instead, pressMove } = choosing;
  const { table } = options.view;
  const { names } = speakers;
  const moves = proposed === null ? offered(choosing, advised) : [proposed];
  // Choices of equal weight look equal, whether a button makes them or the board; what harms is no larger than others.
  const isOnlyWay =
    proposed === null
      ? moves.length === 1 && (offer.only !== null || offer.sources.length === 0)
      : ownTeamHit(options, proposed).length === 0;
  if (moves.length === 0 && !onTakeBack) return <div className="game-actions" />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="game-actions" role="group" aria-label={t("actions")}>
      {onTakeBack && (
        <Button
          variant="outline"
          data-take-back
          onClick={(event) => {
            byKeyRef.current = event.detail === 0;
            onTakeBack();
          }}
        >
          {t("action.takeBack")}
        </Button>
      )}
      {moves.map((move) => (
        <Button
          key={move}
          variant={isOnlyWay ? "solid" : "outline"}
          data-action={moveKind(move)}
          data-asked={move === proposed || move === instead || undefined}
          aria-label={moveKind(move) === "ball" ? `${labelOf(move)}: ${whatItDoes(move)}` : undefined}
          onClick={(event) => {
            byKeyRef.current = event.detail === 0;
            pressMove(move);
          }}
        >
          {labelOf(move)}
        </Button>
      ))}
    </div>
  );

  /** For a move that the board shows. */
  function whatItDoes(move: Move): string {
    const from = move === instead ? undefined : (choice.from ?? undefined);
    return targetWords(tMoves, speakers, table, move, from);
  }

  function labelOf(move: Move): string {
    const seat = options.view.seat ?? 0;
    switch (moveKind(move)) {
      case "trade":
        return t("action.trade", { name: names[tradePartner(table, seat)] });
      case "discard":
        return t("action.discard");
      case "skip":
        return t("action.skip", { name: names[seatAfter(table.variant, table.holder)] });
      case "plain":
        return t("action.plain", { card: tMoves(`card.${cardName(moveCard(move))}`) });
      case "ball":
        if (move === proposed || move === instead) return labelOfAsked(move);
        return move === offer.beside ? t("action.move") : t("action.only");
    }
  }

  function labelOfAsked(move: Move): string {
    const [hit] = ownTeamHit(options, move);
    if (hit === undefined) return t("action.only");
    return hit === options.view.seat ? t("action.hitOwn") : t("action.hitMate", { name: names[hit] });
  }
}

/** What the chosen card can do without a marble, what a marble can do instead, the last option, and what is advised. */
function offered({ offer, choice, instead }: Choosing, advised: Move | null): Move[] {
  const { buttons, beside, only } = offer;
  const last = choice.card === null ? null : only;
  const moves = [beside, ...buttons.map(({ move }) => move), last, instead, advised].filter(
    (move) => move !== null,
  );
  return [...new Set(moves)];
}
