import { useEffect, useState } from "react";
import { limits } from "#schema/limits.ts";
import type { AskGame } from "./askGame.ts";
import type { GameState, Told } from "./gameRoom.ts";

/** The moves of the game as far as this page knows them, oldest first: it asks for those that were made before it came. */
export function useMoves({ version, told }: GameState, ask: AskGame): readonly Told[] {
  const [earlier, setEarlier] = useState<readonly Told[]>([]);
  // The first position that this page saw, and those after it, are told anyway.
  const [firstSeen] = useState(version - told.length);

  useEffect(() => {
    if (firstSeen === 0) return;
    let isWanted = true;
    ask("game:getMoves", { before: firstSeen + 1, limit: limits.movesPerRequest }).then((reply) => {
      if (isWanted && reply.isDone) setEarlier(reply.data.moves);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, firstSeen]);

  const known = new Set(told.map((one) => one.version));
  return [...earlier.filter((one) => !known.has(one.version)), ...told];
}
