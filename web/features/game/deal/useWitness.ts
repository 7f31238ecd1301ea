import { useEffect } from "react";
import type { GameState } from "../gameRoom.ts";
import type { MoveHistory } from "../useMoves.ts";
import { witness } from "./witness.ts";

/** Notes in the browser what this page sees of a game, so that the deal can be checked at the end. */
export function useWitness(game: GameState, { moves }: MoveHistory): void {
  useEffect(() => witness(game.gameID, game, moves), [game, moves]);
}
