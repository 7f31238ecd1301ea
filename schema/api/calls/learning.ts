import type { ApiCall } from "../call.ts";
import * as learning from "../learning.ts";

const progress = { schema: learning.tutorialProgressAnswer };

/** Progress in lessons and puzzles. Guests' stays in their browsers until they have an account. */
export const learningCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/getTutorialProgress",
    about: "Which steps of each lesson the caller has done; the tutorial is one of the lessons.",
    caller: "user",
    answer: progress,
  },
  {
    method: "POST",
    path: "/changeTutorialStep",
    about: "Sets whether the caller has done a step of a lesson.",
    caller: "user",
    body: learning.changeTutorialStepBody,
    answer: progress,
  },
  {
    method: "POST",
    path: "/resetTutorial",
    about: "Sets that the caller has done no step of a lesson.",
    caller: "user",
    body: learning.resetTutorialBody,
    answer: progress,
  },
  {
    method: "POST",
    path: "/takeTutorialProgress",
    about:
      "Adds what the caller has done as a guest to what the account has done. It takes no step away, and can be repeated.",
    caller: "user",
    body: learning.takeTutorialProgressBody,
    answer: progress,
  },
  {
    method: "GET",
    path: "/getPuzzleProgress",
    about: "The caller's attempts at puzzles. Rating, streak and tallies follow from them.",
    caller: "user",
    answer: { schema: learning.puzzleProgressAnswer },
  },
  {
    method: "POST",
    path: "/addPuzzleAttempts",
    about:
      "Adds attempts at puzzles, which may be from some time ago. The server grades their moves itself; moves that do not solve the puzzle are a failed attempt. It can be repeated: an attempt is the same one if puzzle and time are. One that arrives more than a week late counts for no day, unless it is from before the account. `refused` lists those that are not taken, and why.",
    caller: "user",
    body: learning.addPuzzleAttemptsBody,
    answer: { schema: learning.addPuzzleAttemptsAnswer },
    isLimited: true,
  },
];
