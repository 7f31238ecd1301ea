import type { Beginning } from "./logged.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * What a game's room knows besides the moves: how the game began, who sits at it and how it has ended, and what people do
 * around the board. It is never changed. The position follows from it and the moves.
 */
export interface GameState {
  beginning: Beginning;
  surroundings: Surroundings;
}
