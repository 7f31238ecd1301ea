import type { CSSProperties, ReactNode } from "react";
import { type Card, cardName, trickser } from "#rules/card.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { useRoving } from "../choice/useRoving.ts";
import { useCardKeys } from "./cardKeys.ts";
import "./hand.css";

interface HandProps {
  /** The cards in display order. */
  cards: readonly Card[];
  /** The cards that can be played now. The others say why not when they are pressed. */
  playable: ReadonlySet<Card>;
  /** Whether it is time to choose; cards that can't be played are dimmed then. */
  isChoosing: boolean;
  /** Which card of the row is lifted, or `null`. */
  lifted: number | null;
  label: string;
  nameOf: (card: Card) => string;
  /** The color of the neighbour whose hand this is, with a Teufel. */
  borrowedFrom?: BallColor;
  /** `byKey`: whether it was pressed by keyboard. */
  onPress: (index: number, byKey: boolean) => void;
}

/** A hand of cards as a fan. */
export function Hand(props: HandProps): ReactNode {
  const { cards, playable, lifted, nameOf, borrowedFrom } = props;
  const roving = useRoving(cards.length);
  useCardKeys(cards.length, (index) => props.onPress(index, true));
  const [areKeysOn] = usePreference("hasCardKeys");
  const fan = { "--count": cards.length } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={classOf(props)}
      data-color={borrowedFrom}
      role="group"
      aria-label={props.label}
      data-roving
      style={fan}
    >
      {cards.map((card, index) => (
        <button
          key={keyOf(cards, index)}
          type="button"
          className="tac-hand-card"
          data-stop
          data-hand-card={cardName(card)}
          aria-label={nameOf(card)}
          aria-pressed={index === lifted}
          aria-keyshortcuts={areKeysOn ? String(index + 1) : undefined}
          aria-disabled={!playable.has(card)}
          tabIndex={roving.tabIndexOf(index)}
          style={{ "--offset": index - (cards.length - 1) / 2 } as CSSProperties}
          onFocus={() => roving.onFocus(index)}
          onKeyDown={roving.onKeyDown}
          onClick={(event) => props.onPress(index, event.detail === 0)}
        >
          <svg viewBox="0 0 100 150" aria-hidden="true">
            <CardFace card={card} />
            {card >= trickser && (
              <text className="tac-card-name" x="50" y="138" textAnchor="middle">
                {nameOf(card)}
              </text>
            )}
          </svg>
        </button>
      ))}
    </div>
  );
}

function classOf({ isChoosing, borrowedFrom }: HandProps): string {
  const parts = ["tac-hand", isChoosing && "is-choosing", borrowedFrom !== undefined && "is-borrowed"];
  return parts.filter(Boolean).join(" ");
}

/** Equal cards are numbered, so that a card that leaves does not move the others. */
function keyOf(cards: readonly Card[], index: number): string {
  return `${cards[index]}-${cards.slice(0, index).filter((card) => card === cards[index]).length}`;
}
