import { plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { situation } from "./record.ts";

/** How marbles come out of the base, and what to do while none can. */
export const comingOut: Lesson = {
  id: "comingOut",
  minutes: 1,
  steps: [
    {
      id: "comeOut",
      position: situation({ balls: "-/22/32*/-", hands: "5,9,13" }),
      goal: { kind: "move", solutions: ["0 13 b0-0"], wrongs: [] },
    },
    {
      id: "secondMarble",
      position: situation({ balls: "20/44/36/-", hands: "6,13" }),
      goal: {
        kind: "move",
        solutions: ["0 13 b0-0"],
        wrongs: [{ id: "rolled", when: plays("13") }, { id: "otherCard" }],
      },
    },
    {
      id: "clearStart",
      position: situation({ balls: "40/-/45/0", hands: "1,3" }),
      goal: {
        kind: "move",
        solutions: ["0 1 b0-0"],
        wrongs: [{ id: "rolled", when: plays("1") }, { id: "otherCard" }],
      },
    },
    {
      id: "discardOne",
      position: situation({ balls: "-/30/50/12", hands: "4,6,9" }),
      goal: { kind: "move", solutions: ["0 discard 4", "0 discard 6", "0 discard 9"], wrongs: [] },
    },
  ],
};
