import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { botLevels } from "../rooms.ts";
import { ballColor } from "./ballColor.ts";
import { bytes32, promisedDraw } from "./draw.ts";
import { eventNumber } from "./envelope.ts";
import { gameID } from "./gameID.ts";
import type { Protocol } from "./protocol.ts";
import { seat } from "./table.ts";
import { slotName, waitingGame } from "./waitingGame.ts";

/** The party `waiting`: one room per table that is being filled. words.ts explains its messages and errors. */

const slot = seat;
const steps = z.union([z.literal(-1), z.literal(1)]);
const nothing = z.strictObject({});
const whom = { slot, name: slotName };

const snapshot = z.strictObject({
  room: waitingGame,
  you: z.nullable(slot),
  isAdmin: z.boolean(),
  isSentAway: z.boolean(),
  sentAway: z.array(slotName).check(z.maxLength(limits.sentAwayNamed)),
  isStarting: z.boolean(),
  draw: z.nullable(promisedDraw),
  isCommitting: z.boolean(),
  isRevealing: z.boolean(),
  isRematch: z.boolean(),
  gameID: z.nullable(gameID),
});

/** Why the room has closed; `name`: who was the last to leave a rematch. */
const closed = z.strictObject({
  reason: z.enum(["empty", "left", "late"]),
  name: z.nullable(slotName),
});

export const waiting = {
  requests: {
    "waiting:joinGame": nothing,
    "waiting:addBot": z.strictObject({ slot, level: z.enum(botLevels) }),
    "waiting:removeBot": z.strictObject(whom),
    "waiting:movePlayer": z.strictObject({ ...whom, steps }),
    "waiting:moveBot": z.strictObject({ ...whom, steps }),
    "waiting:removePlayer": z.union([nothing, z.strictObject(whom)]),
    "waiting:letIn": z.strictObject({ name: slotName }),
    "waiting:switchColor": z.strictObject({ ...whom, color: ballColor }),
    "waiting:readyPlayer": z.strictObject({ isReady: z.boolean(), commitment: z.optional(bytes32) }),
    "waiting:commit": z.strictObject({ commitment: bytes32 }),
    "waiting:reveal": z.strictObject({ secret: bytes32 }),
    "waiting:catchUp": z.strictObject({ v: eventNumber }),
  },
  answers: {
    "waiting:joinGame": z.strictObject({ slot }),
    "waiting:addBot": nothing,
    "waiting:removeBot": nothing,
    "waiting:movePlayer": nothing,
    "waiting:moveBot": nothing,
    "waiting:removePlayer": nothing,
    "waiting:letIn": nothing,
    "waiting:switchColor": nothing,
    "waiting:readyPlayer": nothing,
    "waiting:commit": nothing,
    "waiting:reveal": nothing,
    "waiting:catchUp": z.strictObject({ v: eventNumber }),
  },
  events: {
    "waiting:snapshot": snapshot,
    "waiting:startGame": z.strictObject({ gameID, seat: z.nullable(seat) }),
    "waiting:closed": closed,
  },
  errors: {
    not_signed_in: 401,
    members_only: 403,
    not_admin: 403,
    not_member: 403,
    full: 409,
    not_full: 409,
    slot_taken: 409,
    slot_empty: 409,
    stale: 409,
    cannot_move: 409,
    color_taken: 409,
    starting: 409,
    not_committing: 409,
    not_revealing: 409,
    wrong_reveal: 422,
    removed: 403,
    closed: 410,
    too_many_games: 409,
  },
} as const satisfies Protocol;

export type WaitingProtocol = typeof waiting;
export type WaitingSnapshot = z.output<typeof snapshot>;
