import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { isTurnBased } from "../pace.ts";
import { botLevels } from "../rooms.ts";
import { text } from "../text.ts";
import { ballColor } from "./ballColor.ts";
import { bestOf, series } from "./series.ts";
import { moment } from "./table.ts";

/**
 * A waiting room's name: 128 random bits, base64url. Whoever knows it may enter, so it is told only to those who may.
 */
export const waitingID = text()
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/))
  .brand("WaitingID");
export type WaitingID = z.output<typeof waitingID>;

function isMoveTime(time: number): boolean {
  return limits.moveTimesMs.includes(time) || limits.turnBasedMoveTimesMs.includes(time);
}

/** A time per move of live games, in ms; null without a limit. */
export const liveMoveTimeMs = z.nullable(
  z.int().check(z.refine((time) => limits.moveTimesMs.includes(time))),
);

const wishes = {
  nPlayers: z.union([z.literal(4), z.literal(6)]),
  /** 1 is Team-Tac: all play together. */
  nTeams: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  meister: z.boolean(),
  private: z.boolean(),
  /** Whether guests are excluded. */
  membersOnly: z.boolean(),
  /** Whether the game counts for ratings, if only people with accounts play it to its end; absent: yes. */
  rated: z.optional(z.boolean()),
  /** The time per move; null without a limit. From a day on the game is turn-based (`paceOf`), and excludes guests. */
  moveTimeMs: z.nullable(z.int().check(z.refine(isMoveTime))),
  /** The length of a series; absent: a single game. */
  bestOf: z.optional(bestOf),
};

/** The options of a new waiting room. Three teams need six players; a series needs opponents, and is played in one go. */
export const newWaitingGame = z
  .strictObject(wishes)
  .check(z.refine(({ nPlayers, nTeams }) => nPlayers === 6 || nTeams < 3))
  .check(
    z.refine(
      ({ nTeams, moveTimeMs, bestOf = 1 }) => bestOf === 1 || (nTeams > 1 && !isTurnBased({ moveTimeMs })),
    ),
  );
export type NewWaitingGame = z.output<typeof newWaitingGame>;

/** The name of somebody on a slot. */
export const slotName = text().check(z.maxLength(limits.seatNameMaxLength));

/** A slot of a waiting room, and who has taken it or is invited to a rematch and has not answered yet. */
export const waitingSlot = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("empty") }),
  z.strictObject({ kind: z.literal("invited"), name: slotName, color: ballColor }),
  z.strictObject({
    kind: z.enum(["human", "guest"]),
    name: slotName,
    color: ballColor,
    isReady: z.boolean(),
    /** Gone for a moment; the slot is kept for a while. */
    isAway: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal("bot"), name: slotName, color: ballColor, level: z.enum(botLevels) }),
]);
export type WaitingSlot = z.output<typeof waitingSlot>;

/** A waiting room as its viewers see it. Slots are ordered by team; `series` has begun with an earlier game. */
export const waitingGame = z.strictObject({
  id: waitingID,
  ...wishes,
  admin: slotName,
  created: moment,
  series: z.optional(series),
  slots: z.array(waitingSlot).check(z.minLength(4), z.maxLength(6)),
});
export type WaitingGame = z.output<typeof waitingGame>;
