import { noBall, seatOfBall } from "../board.ts";
import type { Move } from "../move.ts";
import { parseRecordLine, type RecordLine } from "../notation/recordLine.ts";
import type { Place } from "../place.ts";
import type { Table } from "../table.ts";
import { areMates } from "../whose.ts";
import { formatGoal, parseGoal } from "./goal.ts";
import { essenceOf, idOf } from "./identity.ts";
import { linesOfPosition, openSeats, stateOfPosition, turnsOf } from "./position.ts";
import { type Difficulty, difficulties, type Goal, type Position, type Puzzle } from "./puzzle.ts";

/**
 * The puzzle of a goal in a position; its id, its solver and the open hands follow from them. Throws a SyntaxError, with
 * what was expected and what was found, if the position is none or does not fit the goal.
 */
export function makePuzzle(position: Position, goal: Goal, difficulty: Difficulty): Puzzle {
  const state = stateOfPosition(position);
  const { table } = state;
  if (table.phase !== "play" || table.seven.left > 0 || table.turn !== table.holder) {
    throw new SyntaxError("expected a position in which a turn begins");
  }
  if (goal.kind === "homeTogether" && !table.variant.isTeamTac) {
    throw new SyntaxError(`expected Team-Tac for "${formatGoal(goal)}", found ${position.variant}`);
  }
  if (goal.kind === "savePartner" && !isMatesMarble(table, goal.marble)) {
    throw new SyntaxError(
      `expected the marble of a partner on the field of "${formatGoal(goal)}", found none`,
    );
  }
  const open = openSeats(state, goal.kind);
  const id = idOf(essenceOf(state, position, goal, open));
  return { id, goal, difficulty, position, seat: table.turn, turns: turnsOf[goal.kind], open };
}

function isMatesMarble({ board, turn }: Table, field: Place): boolean {
  const ball = board.at[field];
  if (ball === noBall) return false;
  return seatOfBall(ball) !== turn && areMates(board, turn, seatOfBall(ball));
}

/** Writes puzzles as records of notation.md, each below a comment with its id, difficulty and goal. */
export function writePuzzles(puzzles: readonly Puzzle[]): string {
  return puzzles.map((puzzle) => `${writePuzzle(puzzle).join("\n")}\n`).join("");
}

function writePuzzle({ id, difficulty, goal, position }: Puzzle): string[] {
  return [`# puzzle ${id} ${difficulty} ${formatGoal(goal)}`, ...linesOfPosition(position)];
}

/**
 * Parses puzzles in the form of `writePuzzles`; other comments and empty lines may stand between them. Throws a
 * SyntaxError that begins with the number of the line and says what was expected and what was found.
 */
export function parsePuzzles(text: string): Puzzle[] {
  const puzzles: Puzzle[] = [];
  let draft: Draft | undefined;
  const lines = text.split("\n");
  lines.forEach((line, i) => {
    const heading = headingOf(line, i + 1);
    if (heading !== undefined) {
      if (draft !== undefined) puzzles.push(finished(draft));
      draft = { ...heading, line: i + 1, position: { laid: [] } };
      return;
    }
    at(i + 1, () => {
      const read = parseRecordLine(line);
      if (read === undefined) return;
      if (draft === undefined) throw new SyntaxError(`expected "# puzzle …" first, found "${line}"`);
      takeLine(draft.position, read, line);
    });
  });
  if (draft !== undefined) puzzles.push(finished(draft));
  return puzzles;
}

type Heading = { id: string; difficulty: Difficulty; goal: Goal };
type PartialPosition = { -readonly [Key in keyof Omit<Position, "laid">]?: Position[Key] } & { laid: Move[] };
type Draft = Heading & { line: number; position: PartialPosition };

function headingOf(text: string, line: number): Heading | undefined {
  if (!text.startsWith("# puzzle ")) return undefined;
  const [, , id, difficulty, ...goal] = text.trimEnd().split(" ");
  return at(line, () => {
    if (!isDifficulty(difficulty)) {
      throw new SyntaxError(`expected one of ${difficulties.join(", ")}, found "${difficulty}"`);
    }
    return { id, difficulty, goal: parseGoal(goal.join(" ")) };
  });
}

function isDifficulty(text: string): text is Difficulty {
  return (difficulties as readonly string[]).includes(text);
}

function takeLine(position: PartialPosition, line: RecordLine, text: string): void {
  switch (line.type) {
    case "variant":
      position.variant = line.variant;
      return;
    case "balls":
      position.balls = line.text;
      return;
    case "hands":
      position.hands = text.trim().slice("hands ".length);
      return;
    case "turn":
      position.turn = line.seat;
      return;
    case "move":
      position.laid.push(line.move);
      return;
    default:
      throw new SyntaxError(`expected variant, balls, hands, turn or a move, found "${text}"`);
  }
}

function finished({ id, difficulty, goal, line, position }: Draft): Puzzle {
  return at(line, () => {
    const { variant, balls, hands, turn, laid } = position;
    if (variant === undefined || balls === undefined || hands === undefined || turn === undefined) {
      const missing = (["variant", "balls", "hands", "turn"] as const).filter(
        (key) => position[key] === undefined,
      );
      throw new SyntaxError(`expected ${missing.join(", ")} of the puzzle, found none`);
    }
    const puzzle = makePuzzle({ variant, balls, hands, turn, laid }, goal, difficulty);
    if (puzzle.id !== id) throw new SyntaxError(`expected the id ${puzzle.id} of this puzzle, found "${id}"`);
    return puzzle;
  });
}

/** Executes it, and adds the number of the line to errors. */
function at<Result>(line: number, doIt: () => Result): Result {
  try {
    return doIt();
  } catch (error) {
    if (error instanceof SyntaxError) throw new SyntaxError(`line ${line}: ${error.message}`);
    throw error;
  }
}
