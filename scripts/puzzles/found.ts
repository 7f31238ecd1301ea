import { type BotLevel, chanceStream, chooseMove, type Move, seedBytes, viewOf } from "#rules/index.ts";
import { isReached, targetOf } from "#rules/puzzles/goals.ts";
import { turnsOf } from "#rules/puzzles/position.ts";
import { beginOfTurn, playOn } from "#rules/puzzles/turn.ts";
import type { Candidate } from "./candidates.ts";

/** How often a level is asked. Beginners make mistakes at random; the others nearly always play the same. */
const askings: Record<BotLevel, number> = { beginner: 5, solid: 1, strong: 1, master: 1 };

/** Whether a level mostly reaches the goal by playing as it always does, from what it sees at the table. */
export function doesLevelFind(candidate: Candidate, level: BotLevel, seed: number): boolean {
  let found = 0;
  for (let n = 0; n < askings[level]; n++) if (finds(candidate, level, seed, n)) found++;
  return found > askings[level] / 2;
}

function finds({ state, goal }: Candidate, level: BotLevel, seed: number, n: number): boolean {
  const bytes = new Uint8Array(seedBytes);
  new DataView(bytes.buffer).setUint32(0, seed);
  const random = chanceStream(bytes, n);
  let node = beginOfTurn(state);
  for (let turns = turnsOf[goal.kind]; turns > 0; turns--) {
    node = beginOfTurn(node.state);
    while (!node.isEnd) {
      const move = chooseMove(viewOf(node.state, node.state.table.turn), level, random) as Move;
      node = playOn(node, move);
    }
    if (turns > 1 && node.state.table.phase !== "play") return false;
  }
  return isReached(targetOf(goal, state, turnsOf[goal.kind]), node);
}
