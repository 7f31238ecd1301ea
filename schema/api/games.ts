import { z } from "zod";
import { variantNames } from "#rules/variant.ts";
import { endReasons } from "../endReasons.ts";
import { limits } from "../limits.ts";
import { ballColor } from "../protocol/ballColor.ts";
import { draw } from "../protocol/draw.ts";
import { player } from "../protocol/seats.ts";
import { playerStatistics } from "../protocol/statistics.ts";
import { botLevels } from "../rooms.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

const gameID = z.int().nonnegative();
/** ms UTC */
const moment = z.int().nonnegative();

/** POST /createGame: a table with the caller on seat 0 and bots on all other seats. */
export const createGameBody = z.strictObject({
  variant: z.enum(variantNames),
  level: z.enum(botLevels),
  /** Random, and new for each game. A call that is repeated with the same key begins no second game. */
  idempotencyKey: z.optional(text().check(z.minLength(1), z.maxLength(limits.requestIDMaxLength))),
});
export type CreateGameBody = z.infer<typeof createGameBody>;

export const createGameAnswer = z.strictObject({ gameID });
export type CreateGameAnswer = z.infer<typeof createGameAnswer>;

/** DELETE /abortGame. */
export const abortGameBody = z.strictObject({ gameID });

/** POST /reportError: a bug that somebody found in a game. */
export const reportErrorBody = z.strictObject({
  gameID,
  text: fields.report,
});
export type ReportErrorBody = z.infer<typeof reportErrorBody>;

/** GET /getGameRecord. */
export const gameRecordQuery = z.strictObject({ gameID: z.coerce.number().pipe(gameID) });

/** Everything that is needed to replay a game, to verify its deal, and to show each player's statistics. */
export const gameRecordAnswer = z.strictObject({
  gameID,
  variant: z.enum(variantNames),
  status: z.enum(["won", "aborted"]),
  /** The team; "all" in Team-Tac; null for an aborted game. */
  winner: z.union([z.int().nonnegative(), z.literal("all")]).nullable(),
  /** What ended it without a move, as far as that is known; null for a game that was played to its end. */
  decidedBy: z.enum(endReasons).nullable(),
  created: moment,
  endedAt: moment,
  /** `level` is set for bots only. */
  seats: z.array(z.strictObject({ ...player.shape, level: z.enum(botLevels).optional(), color: ballColor })),
  /** The seats in order, then the players who were replaced. */
  statistics: z.array(playerStatistics),
  /** In Tac notation. */
  record: z.string(),
  /** When each move was made. */
  times: z.array(moment),
  seed: z.string(),
  seedHash: z.string(),
  /** How the seed was drawn; null if the server alone drew it. */
  draw: z.nullable(draw),
});
export type GameRecordAnswer = z.infer<typeof gameRecordAnswer>;

/** GET /getOwnGames. */
export const ownGamesQuery = z.strictObject({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(limits.ownGamesListed).default(limits.ownGamesListed),
  sort: z.enum(["created", "id"]).default("created"),
  order: z.enum(["asc", "desc"]).default("desc"),
});

/** A game in a list of a player's own games; `players` by seat. */
export const listedGame = z.strictObject({
  id: gameID,
  variant: z.enum(variantNames),
  status: z.enum(["running", "won", "aborted"]),
  /** The game's result for the player: for one who was replaced it was aborted; in Team-Tac all win together. */
  result: z.enum(["running", "aborted", "won", "lost", "team"]),
  /** As in a game's record. */
  decidedBy: z.enum(endReasons).nullable(),
  created: moment,
  endedAt: moment.nullable(),
  /** The player's seat, or the former one if the player was replaced. */
  seat: z.int().nonnegative(),
  players: z.array(player),
  /** The time per move; null without a limit, and for older games. */
  moveTimeMs: z.int().nullable(),
});
export const ownGamesAnswer = z.strictObject({ games: z.array(listedGame), total: z.int().nonnegative() });
export type OwnGamesAnswer = z.infer<typeof ownGamesAnswer>;
