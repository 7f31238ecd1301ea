import { legalMoves, type Move, moveSeat, parseMove, type State } from "#rules/index.ts";
import { type Attempt, made } from "./attempt.ts";
import { learner, type MoveGoal, type Step, type Wrong } from "./lesson.ts";
import { type Played, playOn, readPosition } from "./position.ts";

/** A step while it is played. Immutable: every move makes a new one. */
export interface Run extends Attempt {
  readonly step: Step;
  /** The moves that led to the position, for showing the last ones again. */
  readonly before: readonly Played[];
}

/** What a move means for the step. */
export type Verdict =
  /** The goal is reached. */
  | { readonly kind: "met" }
  /** The turn goes on. */
  | { readonly kind: "open" }
  /** A mistake: say `wrongWords` of it, and begin the step again. */
  | { readonly kind: "wrong"; readonly wrong: string };

export interface Outcome {
  readonly run: Run;
  /** The player's move, then the replies of the others, each with its events and the game after it. */
  readonly played: readonly Played[];
  readonly verdict: Verdict;
}

/** Begins a step. Throws if its position can't be read, which a test rules out for every lesson. */
export function beginStep(step: Step): Run {
  const { begin, played } = readPosition(step.position);
  return { step, before: played, state: played.at(-1)?.state ?? begin, moves: [], happened: [] };
}

/**
 * Plays what the learner has chosen, one move or all parts of a seven, and the replies of the others. In a step that
 * only asks to choose a card, nothing is played and the move is a mistake.
 */
export function takeMoves(run: Run, moves: readonly Move[]): Outcome {
  const { goal } = run.step;
  if (goal.kind === "card") return { run, played: [], verdict: { kind: "wrong", wrong: "played" } };
  if (goal.kind !== "move") throw new TypeError(`"${run.step.id}" asks for no move`);
  const own = playAll(run.state, moves);
  const moved = { ...withPlayed(run, own), moves: [...run.moves, ...moves] };
  const verdict = verdictOn(goal, moved);
  if (verdict.kind === "wrong") return { run: moved, played: own, verdict };
  const replies = repliesTo(goal, moved.state);
  const answered = withPlayed(moved, replies);
  return {
    run: answered,
    played: [...own, ...replies],
    verdict: verdict.kind === "met" ? verdict : verdictOn(goal, answered),
  };
}

function playAll(begin: State, moves: readonly Move[]): Played[] {
  const played: Played[] = [];
  for (const move of moves) played.push(playOn(played.at(-1)?.state ?? begin, move));
  return played;
}

function withPlayed(run: Run, played: readonly Played[]): Run {
  return {
    ...run,
    state: played.at(-1)?.state ?? run.state,
    happened: [...run.happened, ...played.flatMap(({ happened }) => happened)],
  };
}

/** A mistake is named when the learner's turn is over; what fits no other, only when nobody replies any more. */
function verdictOn(goal: MoveGoal, run: Run): Verdict {
  if (run.state.table.seven.left > 0) return { kind: "open" };
  const isMet = goal.isMet ?? made(...goal.solutions);
  if (isMet(run)) return { kind: "met" };
  if (isLearnersTurn(run.state)) return { kind: "open" };
  const goesOn = nextReply(goal, run.state) !== undefined;
  const wrongs: readonly Wrong[] = goal.wrongs;
  const wrong = wrongs.find(({ when }) => when?.(run) ?? !goesOn);
  return wrong === undefined ? { kind: "open" } : { kind: "wrong", wrong: wrong.id };
}

/** The replies that follow now, until the learner decides or none fits. */
function repliesTo(goal: MoveGoal, begin: State): Played[] {
  const replies: Played[] = [];
  for (let state = begin; !isLearnersTurn(state); ) {
    const move = nextReply(goal, state);
    if (move === undefined) break;
    const reply = playOn(state, move);
    replies.push(reply);
    state = reply.state;
  }
  return replies;
}

function nextReply({ replies = [] }: MoveGoal, state: State): Move | undefined {
  const moves = legalMoves(state);
  return replies
    .map(parseMove)
    .find((reply) => reply !== undefined && moveSeat(reply) !== learner && moves.includes(reply));
}

function isLearnersTurn(state: State): boolean {
  return legalMoves(state).some((move) => moveSeat(move) === learner);
}
