/** How a tournament is played. All the rest follows from the plan and the results; nothing else is stored. */
export interface Plan {
  readonly kind: "knockout" | "roundRobin" | "swiss";
  /** Number of teams; they are numbered from 0. */
  readonly teams: number;
  /** Teams that meet in a match. Only a knockout may have three. */
  readonly perMatch: 2 | 3;
  /** What the draw and lots follow from: an integer from 0 to 2^32 - 1. */
  readonly seed: number;
  /** Round robin: how often everybody meets everybody, once if absent. */
  readonly legs?: 1 | 2;
  /** Swiss: the number of rounds, `defaultSwissRounds` if absent and at most `maxSwissRounds`. */
  readonly rounds?: number;
  /** Swiss: teams that have withdrawn, each with the index of the first round that is drawn without it. */
  readonly leftOut?: Readonly<Record<number, number>>;
}

/** How a match ended. */
export interface Result {
  /**
   * The teams that were to meet, in the order of the match. If a correction has changed who meets, the result of the
   * other teams no longer counts.
   */
  readonly teams: readonly number[];
  /** Those that came, best first. Who stayed away is missing; if nobody came it is empty. */
  readonly ranking: readonly number[];
  /** Balls home, in the order of `teams`. */
  readonly home: readonly number[];
}

/** Results by the match's id. Those that no longer count may be among them. */
export type Results = Readonly<Record<string, Result>>;

export interface Match {
  /** The round and the index, e.g. "0-3". */
  readonly id: string;
  /** The index of its round. */
  readonly round: number;
  /** Its index in the round. */
  readonly index: number;
  /**
   * One entry for each place of the match: null where nobody went on, undefined where it is not known yet who will.
   * A match with only one place is a bye.
   */
  readonly teams: readonly (number | null | undefined)[];
  /** The result, if there is one that counts. */
  readonly result: Result | undefined;
  /** Who won: null if nobody came, undefined if that is not known yet. Whoever is alone wins at once. */
  readonly winner: number | null | undefined;
  /** Whether the losers of the semi-finals meet in it. It belongs to the round of the final. */
  readonly isForThirdPlace: boolean;
}

/**
 * `of`: the round of the last 32, say. `number`: the first, second … round of a round robin or swiss tournament,
 * counted from 1.
 */
export type RoundName =
  | "final"
  | "semiFinal"
  | "quarterFinal"
  | { readonly of: number }
  | { readonly number: number };

export interface Round {
  readonly index: number;
  readonly name: RoundName;
  readonly matches: readonly Match[];
}

export interface Placement {
  /** From 1; no two teams share a place. */
  readonly place: number;
  readonly team: number;
}

/** What a team of a round robin or swiss tournament has achieved so far. */
export interface Standing {
  readonly team: number;
  /** Matches with a result; a bye is none. */
  readonly played: number;
  /** One for each win or, in a swiss tournament, bye. */
  readonly points: number;
  /** Balls home. */
  readonly home: number;
  readonly homeOfOpponents: number;
  /** The points of all opponents. */
  readonly buchholz: number;
}

/** What a kind of tournament must define; tournament.ts derives the rest. */
export interface Format {
  /** Throws a RangeError that says what is wrong with a plan of this kind. */
  checkPlan(plan: Plan): void;
  /** All rounds, the coming ones too. Their number and their matches' ids don't depend on results. */
  roundsOf(plan: Plan, results: Results): readonly Round[];
  /** The match of this id, the same as in `roundsOf`. */
  matchOf(plan: Plan, results: Results, matchID: string): Match | undefined;
  /** All teams in order; before the end, as it stands. */
  ranking(plan: Plan, results: Results): readonly number[];
  /** The table, the best first; before the end, as it stands. A knockout has none. */
  standings?(plan: Plan, results: Results): readonly Standing[];
}
