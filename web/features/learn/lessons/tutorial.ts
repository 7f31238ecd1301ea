import { plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** Ari begins the first deal and comes out, Nico follows. The 1 is the learner's only card that can be played. */
const firstTurn = {
  balls: "-/-/-/-",
  hands: "1,5,7,8,12/3,6,9,10,13/4,5,10,12,13/1,2,6,9,12",
  moves: ["2 13 b2-32", "3 1 b3-48"],
};
const secondTurn = {
  ...firstTurn,
  moves: [...firstTurn.moves, "0 1 b0-0", "1 13 b1-16", "2 5 32-37", "3 9 48-57"],
};
const skipped = { ...secondTurn, moves: [...secondTurn.moves, "0 8 skip"] };
const afterSkip = { ...skipped, moves: [...skipped.moves, "1 discard 3", "2 12 37-49"] };

/**
 * The site's tutorial for those who know Tac: ten steps to do, after a greeting that is not counted. Its positions are
 * one game from the first turn on.
 */
export const tutorial: Lesson = {
  id: "tutorial",
  minutes: 3,
  steps: [
    { id: "greeting", position: situation(firstTurn), goal: { kind: "read" } },
    { id: "findSettings", position: situation(firstTurn), goal: { kind: "window", window: "settings" } },
    { id: "choosePlayable", position: situation(firstTurn), goal: { kind: "card", card: "1", wrongs: [] } },
    {
      id: "bringOut",
      position: situation(firstTurn),
      chosen: "1",
      goal: { kind: "move", solutions: ["0 1 b0-0"], wrongs: [] },
    },
    {
      id: "changeCard",
      position: situation(secondTurn),
      chosen: "5",
      goal: { kind: "card", card: "8", wrongs: [{ id: "played" }] },
    },
    {
      id: "makeSkip",
      position: situation(secondTurn),
      chosen: "8",
      goal: {
        kind: "move",
        solutions: ["0 8 skip"],
        wrongs: [{ id: "moved", when: plays("8") }, { id: "otherCard" }],
      },
    },
    { id: "whoSkips", position: situation(skipped), goal: { kind: "quiz", answers: 4 } },
    { id: "whoseTurn", position: situation(afterSkip), goal: { kind: "quiz", answers: 4 } },
    { id: "whoDeals", position: situation(afterSkip), goal: { kind: "quiz", answers: 4 } },
    { id: "findHelp", position: situation(afterSkip), goal: { kind: "window", window: "help" } },
    { id: "leave", position: situation(afterSkip), goal: { kind: "logo" } },
  ],
};
