import { existsSync, readFileSync } from "node:fs";
import { Trouble } from "../process/trouble.ts";
import type { Outcome } from "./match.ts";
import { replaceFile } from "./replaceFile.ts";
import { type Row, rows } from "./row.ts";
import { added, noGames, type Tally, tallyOf } from "./tally.ts";

/** The results of a row, from its first game on. */
interface Played extends Row {
  /** The bots that have played it. */
  bots: string;
  tally: Tally;
}

/**
 * The results so far, in a file: a line of JSON per row. The file is rewritten with every addition, so that a run may
 * be interrupted at any time. Rows that the tables no longer have, or that other bots than the current ones have
 * played, count as not played, and are dropped then.
 */
export class Ledger {
  readonly #file: string;
  readonly #botsOf: (row: Row) => string;
  readonly #played = new Map<string, Played>();

  /** `botsOf` names the current bots of a row (`fingerprint`). @throws Trouble if the file can't be read */
  constructor(file: string, botsOf: (row: Row) => string) {
    this.#file = file;
    this.#botsOf = botsOf;
    if (!existsSync(file)) return;
    const text = readFileSync(file, "utf8").trimEnd();
    if (text === "") return;
    const known = new Set(rows.map(keyOf));
    text.split("\n").forEach((line, n) => {
      const played = this.#parse(line, n + 1);
      if (known.has(keyOf(played)) && played.bots === botsOf(played)) this.#played.set(keyOf(played), played);
    });
  }

  tallyOf(row: Row): Tally {
    return this.#played.get(keyOf(row))?.tally ?? noGames;
  }

  /** Adds the next games of a row. */
  add(row: Row, outcomes: readonly Outcome[]): void {
    const bots = this.#botsOf(row);
    this.#played.set(keyOf(row), { ...row, bots, tally: added(this.tallyOf(row), tallyOf(outcomes)) });
    this.#keep();
  }

  #keep(): void {
    const played = rows.map((row) => this.#played.get(keyOf(row))).filter((one) => one !== undefined);
    const lines = played.map((line) => `${JSON.stringify(line)}\n`);
    replaceFile(this.#file, lines.join(""));
  }

  #parse(text: string, line: number): Played {
    try {
      return JSON.parse(text) as Played;
    } catch {
      throw new Trouble(
        `${this.#file} can't be read at line ${line}. Put it right, or remove it to begin anew.`,
      );
    }
  }
}

function keyOf({ a, b, variant }: Row): string {
  return `${a} ${b} ${variant}`;
}
