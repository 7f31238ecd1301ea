import { chanceStream, type Move, type Review, review, seedBytes, think, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";

/** A question to a master bot about a seat's view: the best move, or the value of a move. */
export interface Question {
  readonly view: ViewData;
  /** The move to judge; `null` asks for the best one only. */
  readonly move: Move | null;
  /** The seed of its randomness: the same question gets the same answer. */
  readonly chance: number;
  /** The budget for thinking (rules/bots/bot.ts). */
  readonly looks: number;
}

/** Works on a question step by step; each step takes at most some milliseconds. Throws if the seat has nothing to do */
export function* thinkOver({ view: data, move, chance, looks }: Question): Generator<undefined, Review> {
  const view = viewOfData(data);
  // The seed only draws what the view does not show, so it need not be secret.
  const random = chanceStream(new Uint8Array(seedBytes), chance);
  if (move !== null) return yield* review(view, move, random, { looks });
  const thinking = think(view, "master", random, { looks });
  if (thinking === undefined) throw new RangeError("expected a view of a seat that has a move to make");
  return { best: yield* thinking, lost: 0 };
}
