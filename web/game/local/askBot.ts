import { type BotLevel, type Move, type View, viewData } from "#rules/index.ts";
import { newAsker } from "../master/asker.ts";

/** Bots at a table have a thread of their own, so that they and a master who is asked for a hint don't wait for each other. */
const ask = newAsker();

/**
 * A bot's move on its seat, thought out in another thread.
 * @param view all that the bot knows
 * @param signal cancels it; the promise is rejected then, as after every failure
 */
export async function askBot(view: View, level: BotLevel, signal: AbortSignal): Promise<Move> {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  const { best } = await ask({ view: viewData(view), move: null, level, chance }, signal);
  return best;
}
