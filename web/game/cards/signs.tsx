import type { ReactNode } from "react";
import { type Card, engel, krieger, narr, tac, teufel, trickser } from "#rules/card.ts";

/** The effect of a card as a sign in a box of 48 by 48, drawn in the color of the surrounding text. */

const forward = (
  <>
    <path d="M8 34A18 18 0 0 1 38 19" />
    <path d="M39 8V20H27" />
  </>
);

const backward = (
  <>
    <path d="M40 34A18 18 0 0 0 10 19" />
    <path d="M9 8V20H21" />
  </>
);

const door = (
  <>
    <path d="M27 7H10V41H27" />
    <path d="M19 24H41M33 15 42 24 33 33" />
  </>
);

const split = (
  <>
    <path d="M24 43V30M24 30C24 20 9 24 9 9M24 30C24 20 39 24 39 9M24 30V8" />
    <path d="M4 14 9 8 14 14M19 13 24 7 29 13M34 14 39 8 44 14" />
  </>
);

const pause = <path d="M17 10V38M31 10V38" strokeWidth="9" />;

const swap = (
  <>
    <path d="M8 17H38M30 8 39 17 30 26" />
    <path d="M40 33H10M18 24 9 33 18 42" />
  </>
);

const rewind = <path d="M23 11 6 24 23 37ZM42 11 25 24 42 37Z" fill="currentColor" />;

const jester = (
  <>
    <path d="M10 33C9 21 6 17 4 16 11 11 18 15 19 23 19 13 21 8 24 5 27 8 29 13 29 23 30 15 37 11 44 16 42 17 39 21 38 33Z" />
    <path d="M9 40H39" />
  </>
);

const wings = (
  <>
    <path d="M24 18V42" />
    <path d="M24 24C16 12 8 11 4 13 5 24 12 32 24 34 36 32 43 24 44 13 40 11 32 12 24 24Z" />
    <path d="M17 7C17 4 31 4 31 7S17 10 17 7Z" strokeWidth="3" />
  </>
);

const sword = <path d="M40 6 17 29M40 6H33L14 25M40 6V13L21 32M11 24 22 35M14 32 6 40" />;

const trident = (
  <path d="M24 44V8M10 8V16C10 25 38 25 38 16V8M7 12 10 6 13 12M21 12 24 6 27 12M35 12 38 6 41 12" />
);

const signs: Record<Card, ReactNode> = {
  1: door,
  4: backward,
  7: split,
  8: pause,
  13: door,
  [trickser]: swap,
  [tac]: rewind,
  [narr]: jester,
  [engel]: wings,
  [krieger]: sword,
  [teufel]: trident,
};

interface CardSignProps {
  card: Card;
  /** The position of its center. */
  x: number;
  y: number;
  size: number;
}

export function CardSign({ card, x, y, size }: CardSignProps): ReactNode {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signs[card] ?? forward}
    </g>
  );
}
