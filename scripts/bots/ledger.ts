import { existsSync, readFileSync } from "node:fs";
import { Trouble } from "../trouble.ts";
import type { Outcome } from "./match.ts";
import { replaceFile } from "./replaceFile.ts";
import { type Row, rows } from "./row.ts";
import { added, noGames, type Tally, tallyOf } from "./tally.ts";

/** What was played of a row, from its first game on. */
interface Played extends Row {
  tally: Tally;
}

/**
 * What has been played so far, in a file: a line of JSON that says which bots played (`fingerprint`), then one for each row.
 * It is written anew whenever something is added, so that a run may be ended at any time; rows that the tables no longer
 * have are left out then.
 */
export class Ledger {
  readonly #file: string;
  readonly #bots: string;
  readonly #played = new Map<string, Played>();

  /** Begins the file if there is none. @throws Trouble where it can't be read, or other bots have played what is in it */
  constructor(file: string, bots: string) {
    this.#file = file;
    this.#bots = bots;
    if (!existsSync(file)) {
      this.#keep();
      return;
    }
    const [head, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const found = this.#parse<{ bots?: string }>(head, 1).bots;
    if (found !== bots)
      throw new Trouble(
        `Other bots have played what is in ${file}: these are ${bots}, those were ${found ?? "not named"}. Remove it to begin anew.`,
      );
    lines.forEach((line, n) => {
      const played = this.#parse<Played>(line, n + 2);
      this.#played.set(keyOf(played), played);
    });
  }

  tallyOf(row: Row): Tally {
    return this.#played.get(keyOf(row))?.tally ?? noGames;
  }

  /** Keeps the next games of a row. */
  add(row: Row, outcomes: readonly Outcome[]): void {
    this.#played.set(keyOf(row), { ...row, tally: added(this.tallyOf(row), tallyOf(outcomes)) });
    this.#keep();
  }

  #keep(): void {
    const played = rows.map((row) => this.#played.get(keyOf(row))).filter((one) => one !== undefined);
    const lines = [{ bots: this.#bots }, ...played].map((line) => `${JSON.stringify(line)}\n`);
    replaceFile(this.#file, lines.join(""));
  }

  #parse<Line>(text: string, line: number): Line {
    try {
      return JSON.parse(text) as Line;
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
