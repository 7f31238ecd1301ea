/**
 * The lessons, and how many steps with a task each has: what progress is stored of. What they consist of stands in
 * web/features/learn/lessons/, and a test compares the two.
 */
export const lessonSteps = {
  tutorial: 10,
  aim: 3,
  comingOut: 4,
  moving: 3,
  home: 4,
  partner: 3,
  fourAndEight: 3,
  seven: 4,
  tricksterAndTac: 4,
  masters: 4,
} as const satisfies Record<string, number>;

export type LessonID = keyof typeof lessonSteps;

export const lessonIDs = Object.keys(lessonSteps) as LessonID[];

/** Which steps of each lesson are done, in the lesson's order. */
export type LessonProgress = Record<LessonID, boolean[]>;

/** The done steps of some lessons as they are stored: bit n of a number is set if step n is done. */
export type StepMasks = Partial<Record<LessonID, number>>;

/** The bit of a step. */
export function maskOfStep(step: number): number {
  return 1 << step;
}

/** The bits of a lesson's steps; what is listed beyond its last step is none. */
export function maskOf(lesson: LessonID, done: readonly boolean[]): number {
  const steps = done.slice(0, lessonSteps[lesson]);
  return steps.reduce((mask, isDone, step) => (isDone ? mask | maskOfStep(step) : mask), 0);
}

/** Which of a lesson's steps are done, by their bits. */
export function doneSteps(lesson: LessonID, mask: number): boolean[] {
  return Array.from({ length: lessonSteps[lesson] }, (_, step) => (mask & maskOfStep(step)) !== 0);
}

/** The progress in all lessons that these bits stand for. */
export function progressOfMasks(masks: StepMasks): LessonProgress {
  const entries = lessonIDs.map((lesson) => [lesson, doneSteps(lesson, masks[lesson] ?? 0)]);
  return Object.fromEntries(entries);
}
