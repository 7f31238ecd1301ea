import * as z from "zod/mini";

/** Assigned by libSQL when the game is created. */
export const gameID = z.int().check(z.gte(0)).brand("GameID");
export type GameID = z.output<typeof gameID>;
