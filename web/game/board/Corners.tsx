import { memo, type ReactNode } from "react";
import type { Card } from "#rules/card.ts";
import type { Seat } from "#rules/variant.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import type { Reaction } from "#schema/protocol/reactions.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { baseOf, cornerOf, type Layout } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import type { Corner } from "../geometry/shape.ts";
import { CornerMark, type MarkKind } from "./CornerMark.tsx";
import { Deck } from "./Deck.tsx";

/** What the board shows of a player. Texts are tooltips; the screen says the same in words elsewhere. */
export interface SeatLook {
  readonly seat: Seat;
  /** What the viewer calls the player. */
  readonly name: string;
  readonly username: string;
  readonly isBot: boolean;
  /** Nobody sits here: the seat is called by its color, and has neither a picture nor a deck to deal from. */
  readonly isNobody?: true;
  /** The level of a bot in words, and the rating of a player, if known. */
  readonly level?: string;
  readonly rating?: number;
  /** A bot plays while the player is absent. */
  readonly isAutopilot: boolean;
  readonly color: BallColor;
  /** It is this player's turn. */
  readonly isActive: boolean;
  /** If known. */
  readonly isOnline: boolean | undefined;
  /** This player is the viewer's partner. */
  readonly isMate: boolean;
  /** The face-down hand; `null` if the hand is shown elsewhere. */
  readonly handSize: number | null;
  /** The cards, once all hands are open. */
  readonly openHand: readonly Card[] | null;
  /** The player's last reaction; `number` distinguishes a repeated reaction from the one before. */
  readonly reaction: { emoji: Reaction; number: number } | null;
  /** When the player's clock runs out (ms UTC), and the length of the whole time. */
  readonly clock: { endsAt: number; lengthMs: number } | null;
  readonly marks: readonly CornerMarkLook[];
  /** The number of deals left in the deck, if it lies here. */
  readonly deck: { dealsLeft: number; label: string } | null;
}

export interface CornerMarkLook {
  readonly kind: MarkKind;
  readonly label: string;
}

interface CornersProps {
  layout: Layout;
  seats: readonly SeatLook[];
}

/** Hands, the deck, the marks around the board, the glow of the seat to move, and its clock. */
export const Corners = memo(function Corners({ layout, seats }: CornersProps): ReactNode {
  return (
    <g>
      {seats.map((look) => (
        <SeatCorner key={look.seat} layout={layout} look={look} />
      ))}
    </g>
  );
});

function SeatCorner({ layout, look }: { layout: Layout; look: SeatLook }): ReactNode {
  const corner = cornerOf(layout, look.seat);
  const base = baseOf(layout, look.seat);
  const className = look.isActive ? "tac-corner is-active" : "tac-corner";
  return (
    <g className={className} data-color={look.color} data-seat={look.seat}>
      <circle
        className="tac-turn-glow"
        cx={base.middle.x}
        cy={base.middle.y}
        r={base.radius * 1.5}
        fill="url(#tac-glow)"
      />
      {look.clock !== null && (
        <Clock key={look.clock.endsAt} at={base.middle} radius={base.radius} clock={look.clock} />
      )}
      {look.openHand !== null && <OpenHand at={corner.hand} cards={look.openHand} />}
      {look.openHand === null && look.handSize !== null && (
        <FaceDownHand at={corner.hand} size={look.handSize} seat={look.seat} />
      )}
      {look.deck !== null && (
        <Deck at={besideHand(corner, look)} dealsLeft={look.deck.dealsLeft} label={look.deck.label} />
      )}
      {look.marks.map((mark, i) => (
        <CornerMark
          key={mark.kind}
          kind={mark.kind}
          label={mark.label}
          at={{ x: corner.mark.x + i * corner.nextMark.x, y: corner.mark.y + i * corner.nextMark.y }}
        />
      ))}
    </g>
  );
}

/** The place of the deck: beside the hand, or farther away if the hand is open and wide. */
function besideHand({ deck, hand }: Corner, { openHand }: SeatLook): Point {
  const isInRow = Math.abs(deck.y - hand.y) < 60;
  const free = Math.abs(hand.x - deck.x) - openHandWidth(openHand?.length ?? 0) / 2 - deckHalfWidth;
  if (!isInRow || openHand === null || free >= 0) return deck;
  return { x: deck.x - Math.sign(hand.x) * -free, y: deck.y };
}

/** A ring around the base that gets shorter until the time is over. */
function Clock({
  at,
  radius,
  clock,
}: {
  at: Point;
  radius: number;
  clock: { endsAt: number; lengthMs: number };
}) {
  const past = clock.lengthMs - (clock.endsAt - serverNow());
  const animation = { animationDuration: `${clock.lengthMs}ms`, animationDelay: `${-Math.max(0, past)}ms` };
  return (
    <circle
      className="tac-clock"
      cx={at.x}
      cy={at.y}
      r={radius + 13}
      pathLength="1"
      transform={`rotate(-90 ${at.x} ${at.y})`}
      style={animation}
    />
  );
}

/** An open hand. */
function OpenHand({ at, cards }: { at: Point; cards: readonly Card[] }) {
  const width = openHandWidth(cards.length);
  return (
    <g className="tac-open-hand" transform={`translate(${at.x} ${at.y})`}>
      {cards.map((card, i) => (
        // Two cards may be equal, but none of them moves any more.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <g key={i} transform={`translate(${-width / 2 + i * openStep} -30) scale(${cardScale})`}>
          <CardFace card={card} />
        </g>
      ))}
    </g>
  );
}

const cardScale = 0.4;
const openStep = 34;
/** Half of the deck's width, plus the gap between it and a hand. */
const deckHalfWidth = 24;

function openHandWidth(cards: number): number {
  return cards === 0 ? 0 : 100 * cardScale + openStep * (cards - 1);
}

const cardStep = 16;

interface FaceDownHandProps {
  at: Point;
  size: number;
  seat: Seat;
}

function FaceDownHand({ at, size, seat }: FaceDownHandProps): ReactNode {
  const width = 100 * cardScale + cardStep * (size - 1);
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-hand={seat}>
      {Array.from({ length: size }, (_, i) => {
        const turned = (i - (size - 1) / 2) * 4;
        return (
          <g
            // Face-down cards are all the same: only their number counts.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={i}
            transform={`rotate(${turned} 0 90) translate(${-width / 2 + i * cardStep} -30) scale(${cardScale})`}
          >
            <use href="#tac-card-back" />
          </g>
        );
      })}
      <g transform={`translate(${width / 2 - 4} 20)`}>
        <circle className="tac-count" r="19" />
        <text className="tac-count-text" y="10.5" textAnchor="middle">
          {size}
        </text>
      </g>
    </g>
  );
}
