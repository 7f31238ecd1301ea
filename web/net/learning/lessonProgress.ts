import { type LessonID, type LessonProgress, lessonIDs, lessonSteps } from "#schema/lessons.ts";
import { createStore } from "#web/ui/store.ts";
import { readAccount } from "../account.ts";
import { answerOf, api } from "../api.ts";
import { createPersistedStore } from "../persistedStore.ts";
import { createSync } from "./sync.ts";
import { createUnsent, ownersSeenBy } from "./unsent.ts";

interface Step {
  lesson: LessonID;
  step: number;
}

/** Steps done in this browser: a guest's, and those of an account that the server has not confirmed. */
const unsent = createUnsent<Step>("TacUnsentSteps", readStep);

/** What the account has done, as the server last said; null before that. */
const known = createPersistedStore<LessonProgress | null>("TacLessons", null, readProgress);

const sync = createSync({
  synchronize,
  hasUnsent: (userID) => ownersSeenBy(userID).some((owner) => unsent.read(owner).length > 0),
  isThere: () => known.read() !== null,
});

const shown = createStore(compute());
for (const source of [known, unsent]) source.subscribe(() => shown.write(compute()));

/**
 * Which steps of the lessons are done: by the signed-in user, on all devices, or by the guests of this browser. While
 * somebody subscribes it is kept up to date.
 */
export const lessonProgress = {
  read: shown.read,
  subscribe: (listener: () => void) => {
    const stops = [shown.subscribe(listener), sync.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  },
  isPending: sync.isPending,
  /** Sends what is not with the account yet, a guest's steps included. */
  send: sync.requestIfNeeded,
};

/** Notes that a step, counted from 0, is done. It counts at once, and is sent when the server can be reached. */
export function completeStep(lesson: LessonID, step: number): void {
  if (shown.read()[lesson][step]) return;
  unsent.change(readAccount()?.id, (steps) => [...steps, { lesson, step }]);
  sync.requestIfNeeded();
}

/**
 * Takes back all steps of a lesson.
 * @throws ApiError if the account's could not be taken back; then they are done as before
 */
export async function resetLesson(lesson: LessonID): Promise<void> {
  const userID = readAccount()?.id;
  const before = known.read();
  const restoreUnsent = removeUnsent(lesson, ownersSeenBy(userID));
  if (userID === undefined) return;
  if (before) known.write({ ...before, [lesson]: before[lesson].map(() => false) });
  await sync.inTurn(async () => {
    if (readAccount()?.id !== userID) return;
    try {
      const { progress } = await answerOf(api.resetTutorial.$post({ json: { tutorialID: lesson } }));
      keep(userID, progress);
    } catch (error) {
      restoreUnsent();
      const now = known.read();
      if (before && now) keep(userID, { ...now, [lesson]: before[lesson] });
      throw error;
    }
  });
}

/** @returns the function that puts the steps back */
function removeUnsent(lesson: LessonID, owners: readonly (number | undefined)[]): () => void {
  const isOfLesson = (step: Step) => step.lesson === lesson;
  const removed = owners.map((owner) => [owner, unsent.read(owner).filter(isOfLesson)] as const);
  for (const [owner] of removed) unsent.change(owner, (steps) => steps.filter((step) => !isOfLesson(step)));
  return () => {
    for (const [owner, given] of removed) unsent.change(owner, (steps) => [...given, ...steps]);
  };
}

/** Sends the steps that are not with the account yet; without any it asks what the account has done. */
async function synchronize(userID: number): Promise<void> {
  const [guests, own] = [unsent.read(undefined), unsent.read(userID)];
  if (guests.length + own.length === 0) {
    const { progress } = await answerOf(api.getTutorialProgress.$get());
    return keep(userID, progress);
  }
  if (guests.length > 0) {
    const json = { progress: withSteps(nothingDone(), guests) };
    const { progress } = await answerOf(api.takeTutorialProgress.$post({ json }));
    keep(userID, progress);
    unsent.change(undefined, (steps) => without(steps, guests));
  }
  for (const step of own) {
    if (readAccount()?.id !== userID) return;
    const json = { tutorialID: step.lesson, tutorialStep: step.step, done: true };
    const { progress } = await answerOf(api.changeTutorialStep.$post({ json }));
    keep(userID, progress);
    unsent.change(userID, (steps) => without(steps, [step]));
  }
}

/** Keeps what the server has answered, unless somebody else is signed in by now. */
function keep(userID: number, progress: Partial<LessonProgress>): void {
  if (readAccount()?.id === userID) known.write({ ...nothingDone(), ...progress });
}

function compute(): LessonProgress {
  const userID = readAccount()?.id;
  const stored = userID === undefined ? null : known.read();
  return withSteps(stored ?? nothingDone(), ownersSeenBy(userID).flatMap(unsent.read));
}

function nothingDone(): LessonProgress {
  const entries = lessonIDs.map((lesson) => [lesson, Array<boolean>(lessonSteps[lesson]).fill(false)]);
  return Object.fromEntries(entries);
}

function withSteps(progress: LessonProgress, steps: readonly Step[]): LessonProgress {
  const entries = lessonIDs.map((lesson) => {
    const done = new Set(steps.filter((step) => step.lesson === lesson).map(({ step }) => step));
    return [lesson, progress[lesson].map((isDone, step) => isDone || done.has(step))];
  });
  return Object.fromEntries(entries);
}

function without(steps: readonly Step[], those: readonly Step[]): Step[] {
  return steps.filter(
    ({ lesson, step }) => !those.some((other) => other.lesson === lesson && other.step === step),
  );
}

/** A stored step, if it is one of today's lessons. */
function readStep(stored: unknown): Step | undefined {
  const { lesson, step } = (stored ?? {}) as Partial<Step>;
  const known = lessonIDs.find((id) => id === lesson);
  const isStep = known && Number.isInteger(step) && step! >= 0 && step! < lessonSteps[known];
  return isStep ? { lesson: known, step: step! } : undefined;
}

function readProgress(stored: unknown): LessonProgress | null {
  if (typeof stored !== "object" || stored === null) return null;
  const told = stored as Partial<Record<LessonID, unknown[]>>;
  const entries = lessonIDs.map((lesson) => [
    lesson,
    Array.from({ length: lessonSteps[lesson] }, (_, step) => told[lesson]?.[step] === true),
  ]);
  return Object.fromEntries(entries);
}
