import type { ReactNode } from "react";
import { type Card, engel, krieger, narr, teufel } from "#rules/card.ts";

/** The drawings of the four master cards, in a box of 80 by 96. Their colors are in cards.css. */

const drawnNarr = (
  <>
    <path
      className="tac-art-main"
      d="M22 54C20 34 13 27 6 24 17 15 30 22 33 37 33 20 36 10 40 4 44 10 47 20 47 37 50 22 63 15 74 24 67 27 60 34 58 54Z"
    />
    <path className="tac-art-second" d="M33 37C33 20 36 10 40 4 44 10 47 20 47 37L45 54H35Z" />
    <path className="tac-art-face" d="M24 56H56C57 76 50 88 40 88S23 76 24 56Z" />
    <path className="tac-art-gold" d="M20 50H60L57 59H23Z" />
    <circle className="tac-art-gold" cx="6" cy="26" r="5" />
    <circle className="tac-art-gold" cx="40" cy="6" r="5" />
    <circle className="tac-art-gold" cx="74" cy="26" r="5" />
    <path className="tac-art-line" d="M32 68H36M44 68H48M32 76C36 82 44 82 48 76" />
  </>
);

const drawnEngel = (
  <>
    <path
      className="tac-art-second"
      d="M36 46C28 22 12 16 2 20 3 44 14 62 36 64ZM44 46C52 22 68 16 78 20 77 44 66 62 44 64Z"
    />
    <path
      className="tac-art-line"
      d="M8 28C14 42 22 50 34 54M14 26C20 38 26 44 35 48M72 28C66 42 58 50 46 54M66 26C60 38 54 44 45 48"
    />
    <path className="tac-art-main" d="M40 42C49 46 56 66 60 90H20C24 66 31 46 40 42Z" />
    <circle className="tac-art-face" cx="40" cy="32" r="12" />
    <ellipse className="tac-art-halo" cx="40" cy="10" rx="14" ry="5" />
    <path className="tac-art-line" d="M35 32H37M43 32H45M36 37C38 39 42 39 44 37" />
  </>
);

const drawnKrieger = (
  <>
    <path className="tac-art-second" d="M65 6 69 12V60H61V12ZM55 60H75V66H55ZM62 66H68V82H62Z" />
    <path
      className="tac-art-main"
      d="M4 40C16 40 22 36 28 32 34 36 40 40 52 40 52 66 44 82 28 92 12 82 4 66 4 40Z"
    />
    <path className="tac-art-gold" d="M25 46H31V56H41V62H31V80H25V62H15V56H25Z" />
    <path className="tac-art-face" d="M16 28C14 10 22 4 28 4S42 10 40 28L28 34Z" />
    <path className="tac-art-line" d="M18 18H38M28 18V30" />
  </>
);

const drawnTeufel = (
  <>
    <path className="tac-art-gold" d="M69 92V22M61 8V18C61 26 77 26 77 18V8M69 4V22" fill="none" />
    <path
      className="tac-art-second"
      d="M14 34C4 26 4 12 10 4 12 16 18 20 26 24ZM46 34C56 26 56 12 50 4 48 16 42 20 34 24Z"
    />
    <path
      className="tac-art-main"
      d="M30 20C46 20 54 32 52 48 50 66 40 76 30 90 20 76 10 66 8 48 6 32 14 20 30 20Z"
    />
    <path className="tac-art-line tac-art-light" d="M18 42 26 46M42 42 34 46M20 58C26 64 34 64 40 58" />
    <path className="tac-art-gold" d="M26 74 30 92 34 74Z" />
  </>
);

const drawings: Record<Card, ReactNode> = {
  [narr]: drawnNarr,
  [engel]: drawnEngel,
  [krieger]: drawnKrieger,
  [teufel]: drawnTeufel,
};

/** The drawing of a master card, in the middle of a card of 100 by 150. */
export function MasterDrawing({ card }: { card: Card }): ReactNode {
  return <g transform="translate(14 36) scale(0.9)">{drawings[card]}</g>;
}
