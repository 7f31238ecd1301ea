import { hasHome, made, plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** Coming home: the exact count, the order of the fields, and a free way. */
export const home: Lesson = {
  id: "home",
  minutes: 2,
  steps: [
    {
      id: "countHome",
      position: situation({ balls: "60/25/-/40", hands: "3,6,10" }),
      goal: {
        kind: "move",
        solutions: ["0 6 60-h0.1"],
        wrongs: [{ id: "passed", when: plays("6") }, { id: "otherCard" }],
      },
    },
    {
      id: "goDeep",
      position: situation({ balls: "62/25/38/-", hands: "3,5,6" }),
      goal: {
        kind: "move",
        solutions: ["0 6 62-h0.3"],
        wrongs: [{ id: "shallow", when: hasHome(0, 1) }, { id: "passed" }],
      },
    },
    {
      id: "makeRoom",
      position: situation({ balls: "63,h0.0/30/-/48*", hands: "2,3" }),
      goal: {
        kind: "move",
        solutions: ["0 3 h0.0-h0.3"],
        wrongs: [{ id: "notDeepest", when: made("0 2 h0.0-h0.2") }, { id: "passed" }],
      },
    },
    {
      id: "freeStart",
      position: situation({ balls: "62,0*/36/44/20", hands: "5,9/3,6/2,9/10,12" }),
      goal: {
        kind: "move",
        solutions: ["0 9 0-9, 0 5 62-h0.2"],
        replies: ["1 3 36-39", "2 2 44-46", "3 10 20-30"],
        wrongs: [{ id: "spentFive", when: made("0 5 0-5") }, { id: "missed" }],
      },
    },
  ],
};
