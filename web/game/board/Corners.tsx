import { memo, type ReactNode } from "react";
import type { Seat } from "#rules/variant.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { CardBack } from "../cards/CardBack.tsx";
import { baseOf, cornerOf, type Layout } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import { CornerMark, type MarkKind } from "./CornerMark.tsx";
import { Deck } from "./Deck.tsx";

/** What is shown of a player. Texts are for who points at it; the screen says the same in words elsewhere. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  readonly color: BallColor;
  /** It decides now. */
  readonly isActive: boolean;
  readonly isOnline: boolean;
  /** It plays with the viewer. */
  readonly isMate: boolean;
  /** Its face-down hand; `null` where the hand is shown elsewhere. */
  readonly handSize: number | null;
  readonly marks: readonly CornerMarkLook[];
  /** The deck lies there: how many deals it still has. */
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

/** Names, face-down hands, the deck and the marks around the board, and the glow of whose turn it is. */
export const Corners = memo(function Corners({ layout, seats }: CornersProps): ReactNode {
  return (
    <g>
      {seats.map((look) => (
        <SeatCorner key={look.seat} layout={layout} look={look} />
      ))}
    </g>
  );
});

const longestName = 15;

function SeatCorner({ layout, look }: { layout: Layout; look: SeatLook }): ReactNode {
  const corner = cornerOf(layout, look.seat);
  const base = baseOf(layout, look.seat);
  const classes = [
    "tac-corner",
    look.isActive ? "is-active" : "",
    look.isOnline ? "" : "is-away",
    look.isMate ? "is-mate" : "",
  ];
  return (
    <g className={classes.filter(Boolean).join(" ")} data-color={look.color} data-seat={look.seat}>
      <circle
        className="tac-turn-glow"
        cx={base.middle.x}
        cy={base.middle.y}
        r={base.radius * 1.5}
        fill="url(#tac-glow)"
      />
      <text className="tac-name" x={corner.name.x} y={corner.name.y} textAnchor={corner.nameAnchor}>
        {shortened(look.name)}
        <title>{look.name}</title>
      </text>
      {look.handSize !== null && <FaceDownHand at={corner.hand} size={look.handSize} seat={look.seat} />}
      {look.deck !== null && (
        <Deck at={corner.deck} dealsLeft={look.deck.dealsLeft} label={look.deck.label} />
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

function shortened(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1)}…`;
}

const cardScale = 0.4;
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
            // Cards that lie face down are all the same: only how many there are counts.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={i}
            transform={`rotate(${turned} 0 90) translate(${-width / 2 + i * cardStep} -30) scale(${cardScale})`}
          >
            <CardBack />
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
