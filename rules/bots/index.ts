import type { Random } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import type { Move } from "../move.ts";
import type { View } from "../view.ts";
import { chooseSimply } from "./simple.ts";

/**
 * How well a bot plays:
 * - `random`: any legal move, each as likely
 * - `simple`: by a few rules of thumb (`simple.ts`)
 */
export const botLevels = ["random", "simple"] as const;

export type BotLevel = (typeof botLevels)[number];

/** Chooses one of the legal moves of a view. A view is all that a bot gets, so it can't see a hidden card. */
type ChooseMove = (view: View, moves: readonly Move[], random: Random) => Move;

const chooseByLevel: Record<BotLevel, ChooseMove> = {
  random: (_view, moves, random) => moves[random(moves.length)],
  simple: chooseSimply,
};

/** The move that a bot makes, or `undefined` if the viewer's seat has none to make now. */
export function chooseMove(view: View, level: BotLevel, random: Random): Move | undefined {
  const moves = legalMoves(view);
  if (moves.length <= 1) return moves[0];
  return chooseByLevel[level](view, moves, random);
}
