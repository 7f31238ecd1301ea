import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Outcome } from "./match.ts";
import type { Row } from "./row.ts";

/** Games of a row that were played one after the other. */
interface Chunk extends Row {
  /** The number of the first game. */
  from: number;
  seconds: number;
  outcomes: Outcome[];
}

/** What has been played so far, in a file of one JSON line a chunk; a row goes on where its last chunk ended. */
export class Ledger {
  readonly #file: string;
  readonly #chunks: Chunk[];

  constructor(file: string) {
    this.#file = file;
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const lines = text.split("\n");
    // What follows the last end of a line was cut off while it was written.
    const cutOff = lines.pop();
    if (cutOff) writeFileSync(file, text.slice(0, -cutOff.length));
    this.#chunks = lines.map((line) => JSON.parse(line) as Chunk);
  }

  outcomesOf(row: Row): Outcome[] {
    return this.#chunksOf(row).flatMap(({ outcomes }) => outcomes);
  }

  secondsOf(row: Row): number {
    return this.#chunksOf(row).reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Keeps the next games of a row. */
  add(row: Row, seconds: number, outcomes: Outcome[]): void {
    const chunk: Chunk = { ...row, from: this.outcomesOf(row).length, seconds, outcomes };
    appendFileSync(this.#file, `${JSON.stringify(chunk)}\n`);
    this.#chunks.push(chunk);
  }

  #chunksOf({ a, b, variant }: Row): Chunk[] {
    return this.#chunks.filter((chunk) => chunk.a === a && chunk.b === b && chunk.variant === variant);
  }
}
