import * as z from "zod/mini";

/** Given by libSQL when the game is begun. */
export const gameID = z.int().check(z.gte(0)).brand("GameID");
export type GameID = z.output<typeof gameID>;
