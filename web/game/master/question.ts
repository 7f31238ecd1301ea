import type { Budget } from "#rules/bots/bot.ts";
import { giveaway } from "#rules/bots/giveaway.ts";
import {
  type BotLevel,
  chanceStream,
  isWayOut,
  legalMoves,
  type Move,
  moveCard,
  type Random,
  type Review,
  review,
  type Seat,
  seedBytes,
  think,
  tradePartner,
  type View,
  viewOfData,
} from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import { isWithinSeven, withParts } from "../play/sevenParts.ts";
import { fewestParts } from "./fewestParts.ts";
import { type HintReason, hintReason } from "./hintReason.ts";

/** A question to a bot about a seat's view: the move that it would play, or a master's opinion of a move. */
export interface Question {
  readonly view: ViewData;
  /** The move to judge, which masters do; `null` asks for the best one only. */
  readonly move: Move | null;
  /** How well the bot plays; a master where it is absent. */
  readonly level?: BotLevel;
  /** The seed of its randomness: the same question gets the same answer. */
  readonly chance: number;
  /** The budget for thinking (rules/bots/bot.ts); the level's usual one where it is absent. */
  readonly looks?: number;
  /** Whether the answer is a hint for somebody who learns: a seven as a whole, and in a trade what is easy to see. */
  readonly isHint?: boolean;
}

/** The answer: the best move; in a hint also why, and for a seven the parts that follow it. */
export interface Answer extends Review {
  readonly rest?: readonly Move[];
  readonly why?: HintReason;
}

/** Works on a question step by step; each step takes at most some milliseconds. Throws if the seat has nothing to do */
export function* thinkOver(question: Question): Generator<undefined, Answer> {
  const { move, level = "master", chance, looks, isHint = false } = question;
  const view = viewOfData(question.view);
  // The seed only draws what the view does not show, so it need not be secret.
  const random = chanceStream(new Uint8Array(seedBytes), chance);
  const budget = looks === undefined ? undefined : { looks };
  if (move !== null) return yield* review(view, move, random, budget);
  if (isHint && view.table.phase === "trade" && view.seat !== null) {
    const best = easyTrade(view, view.seat, random);
    return { best, lost: 0, why: hintReason(view, [best]) };
  }
  const best = yield* bestIn(view, level, random, budget);
  if (!isHint) return { best, lost: 0 };
  const rest = yield* restOf(view, best, level, random, budget);
  const [first = best, ...others] = fewestParts(view, [best, ...rest]);
  return { best: first, lost: 0, rest: others, why: hintReason(view, [first, ...others]) };
}

function* bestIn(view: View, level: BotLevel, random: Random, budget?: Budget): Generator<undefined, Move> {
  const thinking = think(view, level, random, budget);
  if (thinking === undefined) throw new RangeError("expected a view of a seat that has a move to make");
  return yield* thinking;
}

/** The parts of a seven that follow its first one. */
function* restOf(
  view: View,
  first: Move,
  level: BotLevel,
  random: Random,
  budget?: Budget,
): Generator<undefined, Move[]> {
  const rest: Move[] = [];
  let before = view;
  for (let part = first; isWithinSeven(before.table, part); ) {
    before = withParts(before, [part]);
    part = yield* bestIn(before, level, random, budget);
    rest.push(part);
  }
  return rest;
}

/** The card to give by the rules of thumb: no way out for a partner who shows one, if there is another card. */
function easyTrade(view: View, seat: Seat, random: Random): Move {
  const moves = legalMoves(view);
  const hasWayOut = view.table.declared[tradePartner(view.table, seat)] === 1;
  const others = moves.filter((move) => !(hasWayOut && isWayOut(moveCard(move))));
  return giveaway(view, others.length > 0 ? others : moves, random);
}
