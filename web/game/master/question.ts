import { chanceStream, type Move, type Review, review, seedBytes, think, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";

/** What a master is asked of a seat's view: what it would play, or what it thinks of a move. */
export interface Question {
  readonly view: ViewData;
  /** The move to be judged; `null` asks for the best one alone. */
  readonly move: Move | null;
  /** Which chance it thinks with: the same question gets the same answer. */
  readonly chance: number;
  /** How much it may think (rules/bots/bot.ts). */
  readonly looks: number;
}

/** Thinks a question over step by step; each is at most some milliseconds of work. Throws where the seat has nothing to do. */
export function* thinkOver({ view: data, move, chance, looks }: Question): Generator<undefined, Review> {
  const view = viewOfData(data);
  // Chance only draws what the view does not show, so anybody may know it.
  const random = chanceStream(new Uint8Array(seedBytes), chance);
  if (move !== null) return yield* review(view, move, random, { looks });
  const thinking = think(view, "master", random, { looks });
  if (thinking === undefined) throw new RangeError("expected a view of a seat that has a move to make");
  return { best: yield* thinking, lost: 0 };
}
