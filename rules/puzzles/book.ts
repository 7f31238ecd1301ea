import type { PuzzleFacts } from "./progress.ts";
import { difficulties, type Puzzle, puzzleKinds } from "./puzzle.ts";
import { parsePuzzles } from "./record.ts";

/** What the list of all puzzles says of one. */
export interface Heading extends PuzzleFacts {
  readonly id: string;
}

/** Many puzzles as text. Only their headings are read at once; a position is parsed when it is needed. */
export class PuzzleBook {
  readonly headings: readonly Heading[];
  readonly #entries = new Map<string, Heading & { record: string }>();
  readonly #puzzles = new Map<string, Puzzle>();

  /** @param text in the form of `writePuzzles` */
  constructor(text: string) {
    for (const record of text.split(/^(?=# puzzle )/m)) {
      const [, id, hardness, name] = /^# puzzle (\S+) (\S+) (\S+)/.exec(record) ?? [];
      const kind = puzzleKinds.find((one) => one === name);
      const difficulty = difficulties.find((one) => one === hardness);
      if (kind && difficulty) this.#entries.set(id, { id, kind, difficulty, record });
    }
    this.headings = [...this.#entries.values()].map(({ id, kind, difficulty }) => ({ id, kind, difficulty }));
  }

  /** The kind and difficulty of a puzzle; `undefined` if it is not here. */
  readonly factsOf = (id: string): PuzzleFacts | undefined => this.#entries.get(id);

  /** The puzzle with an id; `undefined` if it is not here. Throws a SyntaxError if its record is none. */
  puzzle(id: string): Puzzle | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    const known = this.#puzzles.get(id);
    if (known !== undefined) return known;
    const [puzzle] = parsePuzzles(entry.record);
    this.#puzzles.set(id, puzzle);
    return puzzle;
  }
}
