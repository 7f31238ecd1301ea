import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { Trouble } from "../trouble.ts";
import type { Outcome } from "./match.ts";
import { type Row, rows } from "./row.ts";
import { added, noGames, type Tally, tallyOf } from "./tally.ts";

/** What was played of a row, from its first game on, and the seconds that it took. */
interface Played extends Row {
  seconds: number;
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

  /** @throws Trouble where other bots have played what is in the file */
  constructor(file: string, bots: string) {
    this.#file = file;
    this.#bots = bots;
    if (!existsSync(file)) return;
    const [head, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    const found = (JSON.parse(head) as { bots: string }).bots;
    if (found !== bots)
      throw new Trouble(
        `Other bots have played what is in ${file}: these are ${bots}, those were ${found}. Remove it to begin anew.`,
      );
    for (const line of lines) {
      const played = JSON.parse(line) as Played;
      this.#played.set(keyOf(played), played);
    }
  }

  tallyOf(row: Row): Tally {
    return this.#played.get(keyOf(row))?.tally ?? noGames;
  }

  secondsOf(row: Row): number {
    return this.#played.get(keyOf(row))?.seconds ?? 0;
  }

  /** Keeps the next games of a row. */
  add(row: Row, seconds: number, outcomes: readonly Outcome[]): void {
    this.#played.set(keyOf(row), {
      ...row,
      seconds: Number((this.secondsOf(row) + seconds).toFixed(1)),
      tally: added(this.tallyOf(row), tallyOf(outcomes)),
    });
    const played = rows.map((known) => this.#played.get(keyOf(known))).filter((one) => one !== undefined);
    const lines = [{ bots: this.#bots }, ...played].map((line) => `${JSON.stringify(line)}\n`);
    writeFileSync(`${this.#file}.new`, lines.join(""));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function keyOf({ a, b, variant }: Row): string {
  return `${a} ${b} ${variant}`;
}
