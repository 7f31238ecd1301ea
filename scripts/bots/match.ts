import {
  type BotLevel,
  chanceStream,
  chooseMove,
  legalMoves,
  type Move,
  newGame,
  play,
  type Seat,
  seatsUntilOver,
  type VariantName,
  variantOf,
  viewOf,
} from "#rules/index.ts";

/** A player: a level of bots, or random legal moves. */
export type Player = BotLevel | "random";

export type Side = "a" | "b";

/** The match, with the deals of `seed`. */
export interface Match {
  a: Player;
  b: Player;
  variant: VariantName;
  seed: number;
  /** The budget of a master per move; without it the default. */
  looks: number | undefined;
}

/** The resolution of a thread's CPU time, in ms; shorter times are measured by the wall clock. */
const tickOfCpu = 2;

/** The outcome of one game. */
export interface Outcome {
  winner: Side;
  /** Team-Tac: cards played, by the side that played all seats. */
  cards: number;
  illegalMoves: number;
  /** CPU milliseconds of each choice among more than one move. */
  milliseconds: Record<Side, number[]>;
}

/**
 * Plays the n-th game of a match. Games come in pairs with the same deals and the sides' seats swapped; of three teams
 * one plays against two, each team in turn. In Team-Tac one side has all seats.
 */
export function playGame({ a, b, variant, seed, looks }: Match, n: number): Outcome {
  const { teams, teamOf, isTeamTac } = variantOf(variant);
  const pair = n >> 1;
  const bytes = new Uint8Array(32);
  const words = new DataView(bytes.buffer);
  words.setUint32(0, seed);
  words.setUint32(4, pair);
  const state = newGame(variant, bytes);
  const random = chanceStream(bytes, 2 ** 31 + (n & 1));
  const sideOf = (seat: Seat): Side => {
    const isFirst = isTeamTac || teamOf[seat] === pair % teams.length;
    return isFirst === (n % 2 === 0) ? "a" : "b";
  };
  const outcome: Outcome = { winner: "a", cards: 0, illegalMoves: 0, milliseconds: { a: [], b: [] } };
  for (const seat of seatsUntilOver(state)) {
    const side = sideOf(seat);
    const view = viewOf(state, seat);
    const moves = legalMoves(view);
    const [begin, beginOfCpu] = [performance.now(), process.threadCpuUsage()];
    const move = chosen(side === "a" ? a : b);
    const [spent, { user, system }] = [performance.now() - begin, process.threadCpuUsage(beginOfCpu)];
    const ofCpu = (user + system) / 1000;
    if (moves.length > 1) outcome.milliseconds[side].push(spent < tickOfCpu ? toMicroseconds(spent) : ofCpu);
    if (!moves.includes(move)) outcome.illegalMoves++;
    play(state, moves.includes(move) ? move : moves[0]);

    function chosen(player: Player): Move {
      if (player === "random") return moves[random(moves.length)];
      const budget = player === "master" && looks !== undefined ? { looks } : undefined;
      return chooseMove(view, player, random, budget) as Move;
    }
  }
  const { winner } = state.table;
  outcome.winner = sideOf(isTeamTac ? 0 : teams[winner][0]);
  outcome.cards = state.table.cardsLaid;
  return outcome;
}

function toMicroseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
