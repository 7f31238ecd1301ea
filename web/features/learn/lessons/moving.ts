import { knocksOut } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** Moving, knocking out, and blocked ways. */
export const moving: Lesson = {
  id: "moving",
  minutes: 1,
  steps: [
    {
      id: "knockOut",
      position: situation({ balls: "20/26/50/-", hands: "5,6,9" }),
      goal: { kind: "move", solutions: ["0 6 20-26"], wrongs: [{ id: "otherCard" }] },
    },
    {
      id: "findWay",
      position: situation({ balls: "10,14/30/-/52", hands: "2,9" }),
      goal: { kind: "move", solutions: ["0 9 14-23"], wrongs: [{ id: "otherCard" }] },
    },
    {
      id: "spareAri",
      position: situation({ balls: "5,40/-/11/30", hands: "6,9" }),
      goal: {
        kind: "move",
        solutions: ["0 6 40-46"],
        wrongs: [{ id: "hitAri", when: knocksOut(2) }, { id: "otherCard" }],
      },
    },
  ],
};
