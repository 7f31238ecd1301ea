import {
  type BotLevel,
  chanceStream,
  type Move,
  type Review,
  review,
  seedBytes,
  think,
  viewOfData,
} from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";

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
}

/** Works on a question step by step; each step takes at most some milliseconds. Throws if the seat has nothing to do */
export function* thinkOver(question: Question): Generator<undefined, Review> {
  const { move, level = "master", chance, looks } = question;
  const view = viewOfData(question.view);
  // The seed only draws what the view does not show, so it need not be secret.
  const random = chanceStream(new Uint8Array(seedBytes), chance);
  const budget = looks === undefined ? undefined : { looks };
  if (move !== null) return yield* review(view, move, random, budget);
  const thinking = think(view, level, random, budget);
  if (thinking === undefined) throw new RangeError("expected a view of a seat that has a move to make");
  return { best: yield* thinking, lost: 0 };
}
