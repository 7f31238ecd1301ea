import { made, plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** The Trickster swaps; the Tac takes back and repeats. */
export const tricksterAndTac: Lesson = {
  id: "tricksterAndTac",
  minutes: 2,
  steps: [
    {
      id: "swapAhead",
      position: situation({ balls: "5/61/-/20", hands: "6,T" }),
      goal: {
        kind: "move",
        solutions: ["0 T 5-61"],
        wrongs: [
          { id: "others", when: made("0 T 20-61") },
          { id: "otherMarble", when: made("0 T 5-20") },
          { id: "otherCard" },
        ],
      },
    },
    {
      id: "takeBack",
      position: situation({ balls: "20,60/-/36/55", hands: "3,X/2,6/9,10/5,12", moves: ["3 5 55-60"] }),
      goal: {
        kind: "move",
        solutions: ["0 X 60-h0.0"],
        wrongs: [
          { id: "passed", when: made("0 X 60-1") },
          { id: "elsewhere", when: plays("X") },
          { id: "otherCard" },
        ],
      },
    },
    {
      id: "tacOut",
      position: situation({ balls: "30/20/-/-", hands: "9,X/2,6/3,10/12,13", moves: ["3 13 b3-48"] }),
      goal: {
        kind: "move",
        solutions: ["0 X b0-0"],
        wrongs: [{ id: "rolled", when: plays("X") }, { id: "otherCard" }],
      },
    },
    {
      id: "answerSkip",
      position: situation({ balls: "62/25/44/30", hands: "10,X/2,6/3,9/8,12", moves: ["3 8 skip"] }),
      goal: {
        kind: "move",
        solutions: ["0 X skip"],
        replies: ["1 discard 2"],
        wrongs: [{ id: "moved", when: made("0 X 62-6") }, { id: "gaveUp" }],
      },
    },
  ],
};
