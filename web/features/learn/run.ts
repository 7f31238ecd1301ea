import { formatMove, legalMoves, type Move, moveSeat, parseMove, type State } from "#rules/index.ts";
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
  const { run: next, played: own } = moved(run, moves);
  const verdict = verdictOn(goal, next);
  if (verdict.kind === "wrong") return { run: next, played: own, verdict };
  const replies = repliesTo(goal, next.state);
  const answered = withPlayed(next, replies);
  return {
    run: answered,
    played: [...own, ...replies],
    verdict: verdict.kind === "met" ? verdict : verdictOn(goal, answered),
  };
}

/** Whether the goal can still be reached in the seven of which the learner has chosen these parts. */
export function canStillBeMet(run: Run, parts: readonly Move[]): boolean {
  const { goal } = run.step;
  if (goal.kind !== "move") return true;
  const seen = new Set<string>();
  const canFrom = (now: Run): boolean => {
    if (isGoalMet(goal, now)) return true;
    const { board, seven } = now.state.table;
    if (seven.left === 0) return verdictOn(goal, now).kind !== "wrong";
    const knocked = now.happened.flatMap((event) => (event.type === "kicked" ? event.seat : []));
    const place = `${board.at};${seven.left};${knocked}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return legalMoves(now.state).some((move) => canFrom(moved(now, [move]).run));
  };
  return canFrom(moved(run, parts).run);
}

/** The run after these moves of the learner, without any reply. */
function moved(run: Run, moves: readonly Move[]): { run: Run; played: Played[] } {
  const played = playAll(run.state, moves);
  return { run: { ...withPlayed(run, played), moves: [...run.moves, ...moves] }, played };
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

/**
 * Where the solutions are all there are, a mistake is named as soon as the moves lead to none of them; elsewhere when the
 * learner's turn is over, and what fits no other only when nobody replies any more.
 */
function verdictOn(goal: MoveGoal, run: Run): Verdict {
  if (run.state.table.seven.left > 0) return { kind: "open" };
  if (isGoalMet(goal, run)) return { kind: "met" };
  const isLost = goal.isMet === undefined && !leadsToSolution(goal, run);
  if (!isLost && isLearnersTurn(run.state)) return { kind: "open" };
  const isOver = isLost || nextReply(goal, run.state) === undefined;
  const wrongs: readonly Wrong[] = goal.wrongs;
  const wrong = wrongs.find(({ when }) => when?.(run) ?? isOver);
  return wrong === undefined ? { kind: "open" } : { kind: "wrong", wrong: wrong.id };
}

function isGoalMet(goal: MoveGoal, run: Run): boolean {
  return (goal.isMet ?? made(...goal.solutions))(run);
}

function leadsToSolution({ solutions }: MoveGoal, { moves }: Run): boolean {
  const begun = moves.map((move) => `${formatMove(move)}, `).join("");
  return solutions.some((solution) => `${solution}, `.startsWith(begun));
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
