import type { GameEvent } from "../event.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move } from "../move.ts";
import { play } from "../play.ts";
import { refusal } from "../refusal.ts";
import type { State } from "../state.ts";
import { variantOf } from "../variant.ts";
import { makeCheck } from "./check.ts";
import { Opening } from "./opening.ts";
import { parseRecordLine, type RecordLine } from "./recordLine.ts";

/** What a text of records contained. */
export interface ReplayCounts {
  records: number;
  moves: number;
  checks: number;
}

/** A record can't be replayed: at `line`, counted from 1, it can't be parsed, a move is illegal or a check fails. */
export class ReplayError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = "ReplayError";
    this.line = line;
  }
}

/**
 * Replays all records of a text and runs their checks. Throws a ReplayError at the first wrong line, with what was
 * expected and what was found. `atEnd`, if given, gets the state at the end of each record, and the events of its last move.
 */
export function replay(text: string, atEnd?: (state: State, happened: GameEvent[]) => void): ReplayCounts {
  const counts: ReplayCounts = { records: 0, moves: 0, checks: 0 };
  const lines = text.split("\n");
  let record: PlayedRecord | undefined;
  const endRecord = () => {
    if (record !== undefined) atEnd?.(record.opening.state, record.happened ?? []);
  };
  lines.forEach((text, i) => {
    atLine(i + 1, () => {
      const line = parseRecordLine(text);
      if (line === undefined) return;
      if (line.type === "variant") {
        endRecord();
        record = { opening: new Opening(variantOf(line.variant)), happened: undefined };
        counts.records++;
      } else if (record === undefined) {
        throw new SyntaxError(`expected a "variant" line first, found "${text.trim()}"`);
      } else {
        takeLine(record, line, counts);
      }
    });
  });
  atLine(lines.length, endRecord);
  return counts;
}

/** Executes a line, and adds its number to errors. */
function atLine(number: number, doIt: () => void): void {
  try {
    doIt();
  } catch (error) {
    if (error instanceof SyntaxError) throw new ReplayError(number, error.message);
    throw error;
  }
}

/** A record as far as it is replayed, and the events of its last move. */
type PlayedRecord = { readonly opening: Opening; happened: GameEvent[] | undefined };

function takeLine(
  record: PlayedRecord,
  line: Exclude<RecordLine, { type: "variant" }>,
  counts: ReplayCounts,
): void {
  switch (line.type) {
    case "first":
    case "deck":
    case "balls":
    case "hands":
    case "turn":
      record.opening.take(line);
      return;
    case "move":
      record.happened = playMove(record.opening.state, line.move);
      counts.moves++;
      return;
    default:
      makeCheck(record.opening.state, line, record.happened);
      counts.checks++;
  }
}

/** Plays a move and returns its events. Throws a SyntaxError if it is not legal. */
function playMove(state: State, move: Move): GameEvent[] {
  const code = refusal(state, move);
  if (code !== undefined) {
    const legal = legalMoves(state).map(formatMove).join(" | ");
    throw new SyntaxError(
      `"${formatMove(move)}" is not legal (${code}); expected one of: ${legal || "none"}`,
    );
  }
  const happened: GameEvent[] = [];
  play(state, move, happened);
  return happened;
}
