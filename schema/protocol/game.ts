import * as z from "zod/mini";
import type { RefusalCode } from "#rules/refusal.ts";
import { limits } from "../limits.ts";
import { botLevels } from "../rooms.ts";
import { gameEvent } from "./happened.ts";
import type { Protocol } from "./protocol.ts";
import { count, eachSeat, moment, seat, variantName } from "./table.ts";
import { viewData } from "./view.ts";

/** The party `game`: one room a game, named after the game's id. What its messages and errors mean is said in words.ts. */

/** Given by libSQL when the game is begun. */
export const gameID = z.int().check(z.gte(0)).brand("GameID");
export type GameID = z.output<typeof gameID>;

/** The colours of balls, in the order in which seats get them that chose none. */
export const ballColors = [
  "black",
  "red",
  "blue",
  "green",
  "white",
  "orange",
  "blackWhite",
  "melone",
  "turquoise",
  "yellow",
  "pink",
] as const;
export const ballColor = z.enum(ballColors);
export type BallColor = z.output<typeof ballColor>;

/** Who sits on a seat. `level` is there for bots alone. */
export const seatInfo = z.strictObject({
  name: z.string().check(z.maxLength(limits.seatNameMaxLength)),
  kind: z.enum(["human", "guest", "bot"]),
  level: z.optional(z.enum(botLevels)),
  color: ballColor,
});
export type SeatInfo = z.output<typeof seatInfo>;

/** The number of a position: how many moves led to it. */
const version = count;
/** A move as notation.md writes it; a card that somebody else gives in the trade is left out: `0 trade`. */
const move = z.string().check(z.minLength(3), z.maxLength(24));
/** 32 bytes, hexadecimal. */
const bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const presence = z.strictObject({
  online: z.array(seat).check(z.maxLength(6)),
  spectators: count,
});

const snapshot = z.strictObject({
  gameID,
  version,
  view: viewData,
  seats: eachSeat(seatInfo),
  presence,
  seedHash: bytes32,
  seed: z.nullable(bytes32),
  created: moment,
  lastMoveAt: moment,
  endedAt: z.nullable(moment),
});

const moved = z.strictObject({
  version,
  move,
  happened: z.array(gameEvent).check(z.maxLength(64)),
  view: viewData,
  at: moment,
});

const record = z.strictObject({
  variant: variantName,
  seed: bytes32,
  seedHash: bytes32,
  record: z.string().check(z.maxLength(1_000_000)),
});

/** Why the rules refuse a move. */
const refusals = {
  already_traded: 422,
  trade_first: 422,
  trade_is_over: 422,
  not_your_turn: 422,
  seven_under_way: 422,
  not_in_hand: 422,
  must_tac: 422,
  must_skip: 422,
  must_play: 422,
  not_possible: 422,
  game_over: 409,
  no_deck: 409,
} as const satisfies Record<RefusalCode, number>;

export const game = {
  requests: {
    "game:move": z.strictObject({ version, move }),
    "game:catchUp": z.strictObject({ v: count }),
    "game:getLog": z.strictObject({}),
  },
  answers: {
    "game:move": z.strictObject({ version }),
    "game:catchUp": z.strictObject({ v: count }),
    "game:getLog": record,
  },
  events: {
    "game:snapshot": snapshot,
    "game:moved": moved,
    "game:presence": presence,
  },
  errors: {
    ...refusals,
    no_move: 422,
    onlooker: 403,
    not_your_seat: 403,
    stale: 409,
    not_over: 409,
  },
} as const satisfies Protocol;

export type GameProtocol = typeof game;
export type Snapshot = z.output<typeof snapshot>;
export type Moved = z.output<typeof moved>;
export type Presence = z.output<typeof presence>;
