import type { CardName } from "#rules/card.ts";
import type { PictureName } from "./pictures.ts";

/** A paragraph of the rules. Its text is `paragraphs` of rules.json, under the same name. */
interface RuleParagraph {
  /** Its name, which addresses end with: `/rules#coming-out`. It never changes, because others link to it. */
  readonly id: string;
  /** The cards that it explains. If there are several, each has its own anchor too (`cardAnchor`). */
  readonly cards?: readonly CardName[];
  readonly pictures?: readonly PictureName[];
  /** The table that it ends with. */
  readonly table?: "deck" | "deals";
  /** Other paragraphs that say more. */
  readonly more?: readonly string[];
}

interface RuleChapter {
  /** Its name, which addresses end with, too. */
  readonly id: string;
  readonly paragraphs: readonly RuleParagraph[];
}

/** The rules in the order in which a newcomer needs them; docs/rules.md has the same content. */
export const chapters = [
  {
    id: "board",
    paragraphs: [
      { id: "aim" },
      { id: "fields", pictures: ["fourSeats", "sixSeats"] },
      { id: "seats" },
      { id: "fresh", pictures: ["fresh"] },
    ],
  },
  {
    id: "deck",
    paragraphs: [
      { id: "cards-in-deck", table: "deck" },
      { id: "deals", table: "deals" },
      { id: "first-player" },
    ],
  },
  {
    id: "deal",
    paragraphs: [{ id: "declare" }, { id: "trade" }, { id: "turns", more: ["narr"] }, { id: "secret" }],
  },
  {
    id: "must",
    paragraphs: [{ id: "must-play" }, { id: "discard" }, { id: "skip", more: ["card-8", "tac-and-8"] }],
  },
  {
    id: "moving",
    paragraphs: [
      { id: "coming-out", pictures: ["comingOut"] },
      { id: "ring", pictures: ["knockingOut", "blocked"] },
      { id: "into-home", pictures: ["intoHome", "homeBlocked"] },
      { id: "who-goes-home", more: ["fresh"] },
      { id: "in-home", pictures: ["inHome"] },
      { id: "locked" },
      { id: "on-ring" },
    ],
  },
  {
    id: "cards",
    paragraphs: [
      { id: "number-cards", cards: ["2", "3", "5", "6", "9", "10", "12"] },
      { id: "way-out-cards", cards: ["1", "13"], more: ["coming-out"] },
      { id: "card-4", cards: ["4"], pictures: ["fourIntoHome", "fourFromStart"] },
      { id: "card-7", cards: ["7"], pictures: ["seven"] },
      { id: "seven-rest", more: ["whose-marbles"] },
      { id: "card-8", cards: ["8"], more: ["skip", "tac-and-8"] },
      { id: "trickser", cards: ["T"], pictures: ["trickser"] },
      { id: "tac", cards: ["X"], pictures: ["beforeTac", "afterTac"] },
      { id: "tac-on-tac" },
      { id: "tac-and-8" },
    ],
  },
  {
    id: "masters",
    paragraphs: [
      { id: "narr", cards: ["N"] },
      { id: "engel", cards: ["E"], pictures: ["engel"] },
      { id: "krieger", cards: ["K"], pictures: ["krieger"] },
      { id: "teufel", cards: ["D"] },
      { id: "tac-after-masters" },
    ],
  },
  {
    id: "end",
    paragraphs: [
      { id: "whose-marbles", pictures: ["partner"], more: ["seven-rest"] },
      { id: "win", more: ["tac"] },
      { id: "two-teams-home" },
      { id: "win-by-opponent" },
    ],
  },
  {
    id: "team-tac",
    paragraphs: [
      { id: "team-tac-aim" },
      { id: "team-tac-marbles" },
      { id: "team-tac-engel", more: ["engel"] },
      { id: "team-tac-end" },
      { id: "team-tac-score" },
    ],
  },
  { id: "tournaments", paragraphs: [{ id: "tournament-time" }, { id: "tournament-score" }] },
] as const satisfies readonly RuleChapter[];

export type ChapterName = (typeof chapters)[number]["id"];
export type ParagraphName = (typeof chapters)[number]["paragraphs"][number]["id"];

/** A paragraph as the page shows it: every field that it may have. */
export type Paragraph = Omit<RuleParagraph, "id" | "more"> & {
  readonly id: ParagraphName;
  readonly more?: readonly ParagraphName[];
};

/** The paragraphs of a chapter. */
export function paragraphsOf({ paragraphs }: (typeof chapters)[number]): readonly Paragraph[] {
  return paragraphs;
}
