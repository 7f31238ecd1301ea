import { z } from "zod";
import { type LessonID, lessonIDs, lessonSteps } from "../lessons.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";

const lessonID = z.enum(lessonIDs);
const done = z.array(z.boolean()).max(limits.lessonStepsMax);

/** The answer of all calls about lessons: for each lesson, which of its steps the caller has done. */
export const tutorialProgressAnswer = z.strictObject({ progress: z.record(lessonID, done) });
export type TutorialProgressAnswer = z.infer<typeof tutorialProgressAnswer>;

/** POST /changeTutorialStep: whether a step, counted from 0, is done. */
export const changeTutorialStepBody = z
  .strictObject({
    tutorialID: lessonID,
    tutorialStep: z.int().min(0).max(limits.lessonStepsMax),
    done: z.boolean(),
  })
  .refine(({ tutorialID, tutorialStep }) => tutorialStep < lessonSteps[tutorialID], {
    path: ["tutorialStep"],
    error: "The lesson has fewer steps.",
  });

/** POST /resetTutorial. */
export const resetTutorialBody = z.strictObject({ tutorialID: lessonID });

/** POST /takeTutorialProgress: what a guest has done; lessons may be left out. */
export const takeTutorialProgressBody = z.strictObject({ progress: z.partialRecord(lessonID, done) });
export type TutorialProgress = Partial<Record<LessonID, boolean[]>>;

const puzzleID = text().check(z.minLength(1), z.maxLength(limits.puzzleIDMaxLength));
const time = z.int().min(0).max(8.64e15);
/** Days since 1 January 1970 (UTC). */
const day = z.int().min(0).max(1e8).nullable();

/** POST /addPuzzleAttempts: attempts that have ended; those that are known already change nothing. */
export const addPuzzleAttemptsBody = z.strictObject({
  attempts: z
    .array(
      z.strictObject({
        puzzleID,
        /** The solver's moves in Tac notation, parts of a seven each on its own. */
        moves: z.array(text().check(z.maxLength(limits.moveTextMaxLength))).max(limits.movesPerAttempt),
        /** When it ended (ms UTC): with the puzzle, what tells one attempt from another. */
        at: time,
        /** If it was the puzzle of a day: which day. */
        day,
      }),
    )
    .min(1)
    .max(limits.attemptsAtOnce),
});
export type SentAttempt = z.infer<typeof addPuzzleAttemptsBody>["attempts"][number];

const attempt = z.strictObject({ puzzleID, at: time, day, isSolved: z.boolean() });
export type Attempt = z.infer<typeof attempt>;

/** GET /getPuzzleProgress: the caller's attempts that are kept, oldest first. All figures are a fold over them. */
export const puzzleProgressAnswer = z.strictObject({ attempts: z.array(attempt) });
export type PuzzleProgressAnswer = z.infer<typeof puzzleProgressAnswer>;

/** Why an attempt is not taken: there is no such puzzle, its moves are illegal, or it has not happened yet. */
export const attemptRefusals = ["unknown_puzzle", "illegal", "future"] as const;
export type AttemptRefusal = (typeof attemptRefusals)[number];

export const addPuzzleAttemptsAnswer = z.strictObject({
  ...puzzleProgressAnswer.shape,
  refused: z.array(z.strictObject({ puzzleID, at: time, reason: z.enum(attemptRefusals) })),
});
export type AddPuzzleAttemptsAnswer = z.infer<typeof addPuzzleAttemptsAnswer>;
