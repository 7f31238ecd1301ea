import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { gameID } from "./gameID.ts";
import type { Protocol } from "./protocol.ts";
import { player } from "./seats.ts";
import { count, eachSeat, moment, seat, variantName } from "./table.ts";
import { waitingID } from "./waitingGame.ts";

/** The party `user`: one room a person, for that person's own tabs. What its messages mean is said in words.ts. */

/** A game under way that the player sits at, on this seat; `players` seat by seat. */
export const ownRunningGame = z.strictObject({
  id: gameID,
  variant: variantName,
  created: moment,
  seat: z.nullable(seat),
  players: eachSeat(player),
});
export type OwnRunningGame = z.output<typeof ownRunningGame>;

/** A player's games in numbers; `history` has the last ones, the newest first: 1 won, 0 lost, 2 in Team-Tac. */
export const ownGames = z.strictObject({
  open: count,
  aborted: count,
  won: count,
  lost: count,
  team: count,
  history: z
    .array(z.union([z.literal(0), z.literal(1), z.literal(2)]))
    .check(z.maxLength(limits.gamesInHistory)),
  runningGames: z.array(ownRunningGame).check(z.maxLength(limits.runningGamesNamed)),
});
export type OwnGames = z.output<typeof ownGames>;

export const user = {
  requests: {
    "games:getGames": z.strictObject({}),
    "user:catchUp": z.strictObject({ v: count }),
  },
  answers: {
    "games:getGames": ownGames,
    "user:catchUp": z.strictObject({ v: count }),
  },
  events: {
    "user:snapshot": z.strictObject({ waitingID: z.nullable(waitingID), games: z.nullable(ownGames) }),
    "user:waiting": z.strictObject({ waitingID: z.nullable(waitingID) }),
    "games:getGames": ownGames,
  },
  errors: {},
} as const satisfies Protocol;

export type UserProtocol = typeof user;
