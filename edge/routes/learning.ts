import { Hono } from "hono";
import * as schema from "#schema/api/learning.ts";
import {
  type LessonID,
  lessonIDs,
  lessonSteps,
  maskOf,
  maskOfStep,
  progressOfMasks,
  type StepMasks,
} from "#schema/lessons.ts";
import * as lessons from "#store/lessons.ts";
import * as attempts from "#store/puzzleAttempts.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited, limitedByPerson } from "../middleware/limited.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";
import { gradeAttempts } from "../services/puzzleAttempts.ts";
import { puzzleBook } from "../services/puzzleBook.ts";

/** Players' progress in lessons and puzzles. */
export const learningRoutes = new Hono<EdgeEnv>()
  .get("/getTutorialProgress", signedInUser, async (c) => {
    const masks = await askDatabase(c.env, (db) => lessons.findLessonSteps(db, c.get("identity").id));
    return c.json(progressAnswer(masks));
  })
  .post("/changeTutorialStep", signedInUser, jsonBody(schema.changeTutorialStepBody), async (c) => {
    const { tutorialID, tutorialStep, done } = c.req.valid("json");
    const mask = maskOfStep(tutorialStep);
    const masks = await askDatabase(c.env, (db) => {
      const userID = c.get("identity").id;
      return done
        ? lessons.addLessonSteps(db, userID, { [tutorialID]: mask })
        : lessons.removeLessonSteps(db, userID, tutorialID, mask);
    });
    return c.json(progressAnswer(masks));
  })
  .post("/resetTutorial", signedInUser, jsonBody(schema.resetTutorialBody), async (c) => {
    const { tutorialID } = c.req.valid("json");
    const masks = await askDatabase(c.env, (db) =>
      lessons.removeLessonSteps(db, c.get("identity").id, tutorialID, allSteps(tutorialID)),
    );
    return c.json(progressAnswer(masks));
  })
  .post("/takeTutorialProgress", signedInUser, jsonBody(schema.takeTutorialProgressBody), async (c) => {
    const { progress } = c.req.valid("json");
    const added = Object.fromEntries(
      lessonIDs.flatMap((lesson) => {
        const mask = maskOf(lesson, progress[lesson] ?? []);
        return mask === 0 ? [] : [[lesson, mask]];
      }),
    );
    const masks = await askDatabase(c.env, (db) => lessons.addLessonSteps(db, c.get("identity").id, added));
    return c.json(progressAnswer(masks));
  })
  .get("/getPuzzleProgress", signedInUser, limitedByPerson("LIST_LIMIT"), async (c) => {
    const found = await askDatabase(c.env, (db) => attempts.findAttempts(db, c.get("identity").id));
    return c.json<schema.PuzzleProgressAnswer>({ attempts: found });
  })
  .post(
    "/addPuzzleAttempts",
    limited("ATTEMPT_LIMIT"),
    signedInUser,
    jsonBody(schema.addPuzzleAttemptsBody),
    async (c) => {
      const now = Date.now();
      const { taken, refused } = gradeAttempts(puzzleBook(), c.req.valid("json").attempts, now);
      const kept = await askDatabase(c.env, (db) =>
        attempts.addAttempts(db, c.get("identity").id, taken, now),
      );
      return c.json<schema.AddPuzzleAttemptsAnswer>({ attempts: kept, refused });
    },
  );

function progressAnswer(masks: StepMasks): schema.TutorialProgressAnswer {
  return { progress: progressOfMasks(masks) };
}

function allSteps(lesson: LessonID): number {
  return maskOf(lesson, Array(lessonSteps[lesson]).fill(true));
}
