import type { CardName } from "#rules/card.ts";
import type { ChapterName, ParagraphName } from "./chapters.ts";

/** What an address of the rules can end with. */
export type RuleAnchor = ChapterName | ParagraphName | `card-${CardName}`;

const namedCards: Partial<Record<CardName, ParagraphName>> = {
  T: "trickser",
  X: "tac",
  N: "narr",
  E: "engel",
  K: "krieger",
  D: "teufel",
};

/** The anchor of a card in the rules. */
export function cardAnchor(card: CardName): RuleAnchor {
  return namedCards[card] ?? `card-${card}`;
}

/** The address of the rules without the language, at one of their anchors. */
export function rulesAddress(anchor?: RuleAnchor): string {
  return anchor === undefined ? "/rules" : `/rules#${anchor}`;
}
