import type { CardName, Seat } from "#rules/index.ts";
import type learn from "../../locales/de/learn.json";
import type { Condition } from "./attempt.ts";

/**
 * Lessons as data. A lesson is a list of steps; a step shows a position and asks for something. Every text has a key in
 * `learn.json` that follows from the ids here (lessonTexts.ts), so a missing text is a type error.
 */
export interface Lesson {
  readonly id: LessonID;
  /** About how long it takes, in minutes. */
  readonly minutes: number;
  readonly steps: readonly Step[];
}

export type LessonID = keyof typeof learn.lessons;

/** A step that is only read does not count as an exercise. */
export type Step = Reading | Exercise;

interface Shown {
  /** What the table shows: a record of one position in Tac notation, with the moves that led there (position.ts). */
  readonly position: string;
  /** The card that is chosen at first; without it none, even if only one can be played. */
  readonly chosen?: CardName;
}

/** A step without a task: its text is `reads.<id>`. */
export interface Reading extends Shown {
  readonly id: ReadingID;
  readonly goal: { readonly kind: "read" };
}

export type ReadingID = keyof typeof learn.reads;

/** A step with a task: its texts are `steps.<id>.text`, `.task` and, once it is done, `.point`. */
export type Exercise = { [ID in ExerciseID]: ExerciseOf<ID> }[ExerciseID];

/** Unique among all lessons, so that progress can be kept by it. */
export type ExerciseID = keyof typeof learn.steps;

interface ExerciseOf<ID extends ExerciseID> extends Shown {
  readonly id: ID;
  readonly goal: Goal<ID>;
}

export type Goal<ID extends ExerciseID = ExerciseID> =
  | MoveGoal<ID>
  /** Choose this card. Playing another is a mistake (`steps.<id>.wrong.played`) and changes nothing. */
  | { readonly kind: "card"; readonly card: CardName; readonly wrongs: readonly Wrong<WrongID<ID>>[] }
  /** Open this part of the table's menu and close it again. */
  | { readonly kind: "window"; readonly window: "settings" | "help" }
  /** Leave by the logo. */
  | { readonly kind: "logo" }
  /** Answer a question. The answers are `steps.<id>.answers.<n>`; 0 is right, and they are shown in random order. */
  | { readonly kind: "quiz"; readonly answers: number };

/** Play a turn, which may take several moves: the parts of a seven, a Narr and the card after it. */
export interface MoveGoal<ID extends ExerciseID = ExerciseID> {
  readonly kind: "move";
  /**
   * Turns that reach the goal, each with its moves as notation.md writes them, divided by ", ". Without `isMet` these
   * are all of them.
   */
  readonly solutions: readonly string[];
  /** What else decides whether the goal is reached, where the solutions are too many to list. */
  readonly isMet?: Condition;
  /** What is wrong with any other turn: the first that fits is said. */
  readonly wrongs: readonly Wrong<WrongID<ID>>[];
  /**
   * Moves of the others, as notation.md writes them. Whenever another seat decides, and no mistake has been made, the
   * first one that is legal is played.
   */
  readonly replies?: readonly string[];
}

/** A kind of mistake, named at the end of the turn; its text is `steps.<id>.wrong.<wrong>`. */
export interface Wrong<ID extends string = string> {
  readonly id: ID;
  /** Whether the turn is wrong in this way; left out in the last one, which is said of everything else. */
  readonly when?: Condition;
}

type Texts = typeof learn.steps;

/** The mistakes that a step has words for. */
export type WrongID<ID extends ExerciseID> = ID extends ExerciseID
  ? Texts[ID] extends { wrong: infer Wrongs }
    ? keyof Wrongs & string
    : never
  : never;

/** The seat that learns: every lesson is seen from here. The partner sits opposite, on seat 2. */
export const learner: Seat = 0;

/** The steps of a lesson with a task: what its progress counts. */
export function exercisesOf(lesson: Lesson): Exercise[] {
  return lesson.steps.filter((step): step is Exercise => step.goal.kind !== "read");
}
