import { useEffect } from "react";
import type { MoveHistory } from "#web/game/moves/useMoves.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";

/** Notes in the browser what this page sees of a game, so that the deal can be checked at the end. */
export function useWitness(game: GameState, { moves }: MoveHistory): void {
  useEffect(() => {
    // A table can be used before it is noted.
    void loadModule(() => import("#web/game/deal/witness.ts")).then(({ witness }) =>
      witness(game.gameID, game, moves),
    );
  }, [game, moves]);
}
