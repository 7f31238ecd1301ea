import * as z from "zod/mini";
import type { RefusalCode } from "#rules/refusal.ts";
import { limits } from "../limits.ts";
import { botLevels } from "../rooms.ts";
import { text } from "../text.ts";
import { bytes32, draw, openDraw } from "./draw.ts";
import { ending, endingChanges, endingWays } from "./ending.ts";
import { eventNumber } from "./envelope.ts";
import { seatFeat } from "./feats.ts";
import { gameID } from "./gameID.ts";
import { gameEvent } from "./happened.ts";
import { gameDecision, gameMatch } from "./match.ts";
import type { Protocol } from "./protocol.ts";
import { reaction } from "./reactions.ts";
import { formerPlayers, player, seatInfo, substitution, substitutionChanges, waiting } from "./seats.ts";
import { series } from "./series.ts";
import { playerStatistics } from "./statistics.ts";
import { cardName, count, eachSeat, moment, seat, variantName } from "./table.ts";
import { viewData } from "./view.ts";
import { waitingID } from "./waitingGame.ts";

/** The party `game`: one room per game, named after the game's id. words.ts explains its messages and errors. */

/** The number of a position: how many moves led to it. */
const version = count;
/** A move as in notation.md; the card that somebody else trades is left out: `0 trade`. */
const move = text().check(z.minLength(3), z.maxLength(24));

/**
 * Which seats are present, since when the players of the others have been away (`null`: present, or a bot), how many
 * spectators there are, and the names of the first of them.
 */
export const presence = z.strictObject({
  online: z.array(seat).check(z.maxLength(6)),
  awaySince: eachSeat(z.nullable(moment)),
  spectators: count,
  watching: z.array(player.shape.name).check(z.maxLength(limits.watchersNamed)),
});

/** How long a rematch can be started; for seats only, its waiting room once it is open, and who waits there. */
export const rematch = z.strictObject({
  until: moment,
  waitingID: z.nullable(waitingID),
  waiting: z.array(seat).check(z.maxLength(6)),
});

const snapshot = z.strictObject({
  gameID,
  version,
  status: z.enum(["running", "over", "aborted"]),
  view: viewData,
  seats: eachSeat(seatInfo),
  former: formerPlayers,
  presence,
  ...waiting,
  moveTimeMs: z.nullable(z.int()),
  substitution: z.nullable(substitution),
  endings: z.array(ending).check(z.maxLength(2)),
  rematch: z.nullable(rematch),
  hands: z.nullable(eachSeat(z.array(cardName).check(z.maxLength(7)))),
  seedHash: bytes32,
  seed: z.nullable(bytes32),
  draw: z.nullable(openDraw),
  created: moment,
  lastMoveAt: moment,
  endedAt: z.nullable(moment),
  match: z.nullable(gameMatch),
  decision: z.nullable(gameDecision),
  /** The series that it belongs to; once the game is over, with its winner. */
  series: z.nullable(series),
});

/** A move and its events. */
const madeMove = {
  version,
  move,
  happened: z.array(gameEvent).check(z.maxLength(64)),
  at: moment,
  isAutopilot: z.boolean(),
};

const moved = z.strictObject({ ...madeMove, view: viewData, ...waiting });

const record = z.strictObject({
  variant: variantName,
  seed: bytes32,
  seedHash: bytes32,
  draw: z.nullable(draw),
  record: z.string().check(z.maxLength(1_000_000)),
  times: z.array(moment).check(z.maxLength(100_000)),
});

/** The replacement on a seat: whoever asks, or a bot. */
const substitutionWish = z.union([
  z.strictObject({ seat, by: z.literal("me") }),
  z.strictObject({ seat, by: z.literal("bot"), level: z.enum(botLevels) }),
]);

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
    "game:catchUp": z.strictObject({ v: eventNumber }),
    "game:getLog": z.strictObject({}),
    "game:getMoves": z.strictObject({
      before: count,
      limit: z.int().check(z.gte(1), z.lte(limits.movesPerRequest)),
    }),
    "game:getStatistics": z.strictObject({}),
    "game:getFeats": z.strictObject({}),
    "game:react": z.strictObject({ emoji: reaction }),
    "substitution:start": substitutionWish,
    "substitution:answer": z.strictObject({ accept: z.boolean() }),
    "ending:start": z.strictObject({ how: z.enum(endingWays) }),
    "ending:answer": z.strictObject({ how: z.enum(endingWays), accept: z.boolean() }),
    "waiting:createRematch": z.strictObject({}),
    "waiting:declineRematch": z.strictObject({}),
  },
  answers: {
    "game:move": z.strictObject({ version }),
    "game:catchUp": z.strictObject({ v: eventNumber }),
    "game:getLog": record,
    "game:getMoves": z.strictObject({
      moves: z.array(z.strictObject(madeMove)).check(z.maxLength(limits.movesPerRequest)),
    }),
    "game:getStatistics": z.strictObject({
      players: z.array(playerStatistics).check(z.maxLength(limits.playersPerGame)),
    }),
    "game:getFeats": z.strictObject({ feats: z.array(seatFeat).check(z.maxLength(300)) }),
    "game:react": z.strictObject({}),
    "substitution:start": z.strictObject({}),
    "substitution:answer": z.strictObject({}),
    "ending:start": z.strictObject({}),
    "ending:answer": z.strictObject({}),
    "waiting:createRematch": z.strictObject({ waitingID }),
    "waiting:declineRematch": z.strictObject({}),
  },
  events: {
    "game:snapshot": snapshot,
    "game:moved": moved,
    "game:presence": presence,
    "game:seats": z.strictObject({
      seats: eachSeat(seatInfo),
      former: formerPlayers,
      substitution: z.nullable(substitution),
      ...waiting,
    }),
    "game:reacted": z.strictObject({ seat, emoji: reaction }),
    "game:rematch": z.strictObject({ rematch: z.nullable(rematch) }),
    "substitution:changed": z.strictObject({
      change: z.enum(substitutionChanges),
      substitution: z.nullable(substitution),
      seat,
      by: player,
      replaced: player,
      ...waiting,
    }),
    "ending:changed": z.strictObject({
      change: z.enum(endingChanges),
      how: z.enum(endingWays),
      seat,
      ending: z.nullable(ending),
    }),
  },
  errors: {
    ...refusals,
    no_move: 422,
    spectator: 403,
    not_your_seat: 403,
    stale: 409,
    not_over: 409,
    too_soon: 429,
    not_replaceable: 409,
    substitution_open: 409,
    no_substitution: 409,
    has_played: 403,
    has_seat: 403,
    nobody_to_ask: 409,
    not_asked: 403,
    no_name: 403,
    members_only: 403,
    rematch_not_open: 409,
    player_not_online: 409,
    player_in_waiting_room: 409,
    rematch_full: 409,
    tournament_game: 409,
    not_two_teams: 409,
    first_deal: 409,
    somebody_away: 409,
    no_ending: 409,
  },
} as const satisfies Protocol;

export type GameProtocol = typeof game;
export type Snapshot = z.output<typeof snapshot>;
export type Moved = z.output<typeof moved>;
export type Rematch = z.output<typeof rematch>;
export type Presence = z.output<typeof presence>;
export type MadeMove = Omit<Moved, "view" | keyof typeof waiting>;
