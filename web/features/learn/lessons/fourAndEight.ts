import { plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** The 4 goes back, even into home; the 8 moves or makes the next player skip. */
export const fourAndEight: Lesson = {
  id: "fourAndEight",
  minutes: 1,
  steps: [
    {
      id: "backFromStart",
      position: situation({ balls: "0*/28/40/-", hands: "4,9" }),
      goal: { kind: "move", solutions: ["0 4 0-60"], wrongs: [{ id: "otherCard" }] },
    },
    {
      id: "backHome",
      position: situation({ balls: "2/28/-/48*", hands: "4,6" }),
      goal: {
        kind: "move",
        solutions: ["0 4 2-h0.1"],
        wrongs: [{ id: "ring", when: plays("4") }, { id: "otherCard" }],
      },
    },
    {
      id: "waitAtHome",
      position: situation({ balls: "62/40/28/-", hands: "8,12" }),
      goal: {
        kind: "move",
        solutions: ["0 8 skip"],
        replies: ["1 discard 2"],
        wrongs: [{ id: "moved", when: plays("8") }, { id: "otherCard" }],
      },
    },
  ],
};
