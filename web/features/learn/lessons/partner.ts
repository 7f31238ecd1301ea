import { plays } from "../attempt.ts";
import type { Lesson } from "../lesson.ts";
import { firstDeal, situation } from "./record.ts";

/** The partner: the trade, looking out for each other, and playing on with the partner's marbles. */
export const partner: Lesson = {
  id: "partner",
  minutes: 2,
  steps: [
    {
      id: "giveWayOut",
      position: firstDeal("1,5,8,10,13/1,3,6,9,12/4,6,7,9,10/2,5,8,12,13"),
      goal: {
        kind: "move",
        solutions: ["0 trade 1", "0 trade 13"],
        replies: ["1 trade 3", "2 trade 7", "3 trade 2"],
        wrongs: [{ id: "kept" }],
      },
    },
    {
      id: "guardAri",
      position: situation({ balls: "20/50/31/26", hands: "2,6" }),
      goal: { kind: "move", solutions: ["0 6 20-26"], wrongs: [{ id: "otherCard" }] },
    },
    {
      id: "playForAri",
      position: situation({ balls: "h0.0,h0.1,h0.2,h0.3/50/30,h2.3/12", hands: "5,9" }),
      goal: {
        kind: "move",
        solutions: ["0 5 30-h2.2"],
        wrongs: [{ id: "passed", when: plays("5") }, { id: "otherCard" }],
      },
    },
  ],
};
