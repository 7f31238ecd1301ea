import { newGame } from "#rules/index.ts";
import { beginLocalGame, resumed } from "#web/game/local/localGame.ts";
import type { OfflineGame } from "./keptOffline.ts";

/** Whether a stored game has been played to its end. */
export function isOver({ variant, seed, moves }: OfflineGame): boolean {
  return resumed(beginLocalGame(newGame(variant, seed), 0, seed), moves).state.table.phase === "over";
}
