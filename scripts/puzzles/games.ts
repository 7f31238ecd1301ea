import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type BotLevel,
  chanceStream,
  chooseMove,
  legalMoves,
  type Move,
  newGame,
  play,
  type State,
  seatsUntilOver,
  seedBytes,
  type VariantName,
  variantOf,
  viewOf,
} from "#rules/index.ts";
import { Opening } from "#rules/notation/opening.ts";
import { parseRecordLine } from "#rules/notation/recordLine.ts";

/** A game as a source of positions: each move with the state before it, which is valid until the next is asked for. */
export type Played = Iterable<{ state: State; move: Move }>;

/** The games of records in Tac notation; of a folder, those of all `.tac` files in it, in the order of their names. */
export function* gamesOfFiles(path: string): Generator<Played> {
  for (const file of filesOf(path)) {
    const records = readFileSync(file, "utf8").split(/^(?=variant )/m);
    for (const record of records) yield playedRecord(record, file);
  }
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tac"))
    .sort()
    .map((name) => join(path, name));
}

function* playedRecord(record: string, file: string): Played {
  let opening: Opening | undefined;
  for (const text of record.split("\n")) {
    const line = parseRecordLine(text);
    if (line === undefined) continue;
    if (line.type === "variant") {
      opening = new Opening(variantOf(line.variant));
    } else if (opening === undefined) {
      throw new SyntaxError(`${file}: expected a "variant" line first, found "${text}"`);
    } else if (line.type === "move") {
      const { state } = opening;
      if (!legalMoves(state).includes(line.move)) throw new SyntaxError(`${file}: "${text}" is not legal`);
      yield { state, move: line.move };
      play(state, line.move);
    } else if (isOpeningLine(line)) {
      opening.take(line);
    }
  }
}

type OpeningLine = Parameters<Opening["take"]>[0];

function isOpeningLine(line: { type: string }): line is OpeningLine {
  return ["first", "deck", "balls", "hands", "turn"].includes(line.type);
}

/** The variants of the bots' games, in turn. Team-Tac of six is left out: its boards are too full to look at. */
const variants: readonly VariantName[] = ["4x2m", "4x1m", "6x3m", "4x2n", "4x1n", "6x2m", "6x3n", "6x2n"];

/** Games of bots of the two lower levels; the n-th game of a seed is always the same. */
export function* gamesOfBots(count: number, seed: number): Generator<Played> {
  for (let n = 0; n < count; n++) yield botGame(variants[n % variants.length], seedOf(seed, n));
}

function seedOf(seed: number, n: number): Uint8Array {
  const bytes = new Uint8Array(seedBytes);
  const words = new DataView(bytes.buffer);
  words.setUint32(0, seed);
  words.setUint32(4, n);
  return bytes;
}

/** The stream of the seed that the deals do not use. */
const botStream = 2 ** 31;

/** A third of the seats plays as a beginner: then more happens that a puzzle can be made of. */
function* botGame(variant: VariantName, seed: Uint8Array): Played {
  const state = newGame(variant, seed);
  const random = chanceStream(seed, botStream);
  const levels = state.hands.map((): BotLevel => (random(3) === 0 ? "beginner" : "solid"));
  for (const seat of seatsUntilOver(state)) {
    const move = chooseMove(viewOf(state, seat), levels[seat], random) as Move;
    yield { state, move };
    play(state, move);
  }
}
