import * as z from "zod/mini";
import { botLevels } from "#rules/bots/levels.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { gameID } from "./gameID.ts";
import { wishedTables } from "./queueCounts.ts";
import { count, moment, variantName } from "./table.ts";
import { liveMoveTimeMs, waitingID } from "./waitingGame.ts";

/**
 * Quick match: what somebody wishes for who waits for people to play with, and how it stands. words.ts explains the
 * messages, which are part of the parties `user` and `lobby`.
 */

/** Bots may take the seats that are left after so many ms (null: never), no stronger ones than `botLevel`; absent: strong ones. */
export const queueWish = z.strictObject({
  ...wishedTables,
  botsAfterMs: z.nullable(
    z.int().check(z.gte(limits.queueBotsAfterMs.from), z.lte(limits.queueBotsAfterMs.to)),
  ),
  botLevel: z.optional(z.enum(botLevels)),
});
export type QueueWish = z.output<typeof queueWish>;

const friendName = z.string().check(z.maxLength(limits.seatNameMaxLength));

/** The friend of a request. */
export const partner = text().check(z.trim(), z.minLength(1), z.maxLength(limits.seatNameMaxLength));

/** What is played at a table, and by how many people and bots. */
const play = z.strictObject({
  variant: variantName,
  moveTimeMs: liveMoveTimeMs,
  isRated: z.boolean(),
  people: count,
  bots: count,
});

/** How it stands with somebody's quick match. */
export const queueStatus = z.discriminatedUnion("state", [
  /** A friend was asked to come along as partner, who may answer until then. */
  z.strictObject({ state: z.literal("asking"), partner: friendName, wish: queueWish, until: moment }),
  /** A friend asks to come along. */
  z.strictObject({ state: z.literal("asked"), partner: friendName, wish: queueWish, until: moment }),
  z.strictObject({
    state: z.literal("waiting"),
    partner: z.nullable(friendName),
    wish: queueWish,
    since: moment,
    /** Who has missed a call is not called before; null: who has not. */
    heldUntil: z.nullable(moment),
  }),
  /** A table is found: all of its people have to come until then, and so many have come, perhaps oneself. */
  z.strictObject({
    state: z.literal("called"),
    callID: count,
    partner: z.nullable(friendName),
    play,
    until: moment,
    came: count,
    hasCome: z.boolean(),
  }),
  /** All have come; the waiting room becomes the game. */
  z.strictObject({ state: z.literal("starting"), waitingID, play }),
  /** One has not come when called, or the friend has not; what one had wished for, and until when one is not called. */
  z.strictObject({
    state: z.literal("missed"),
    partner: z.nullable(friendName),
    wish: queueWish,
    heldUntil: z.nullable(moment),
  }),
  /** The game has begun. */
  z.strictObject({ state: z.literal("begun"), waitingID, gameID }),
]);
export type QueueStatus = z.output<typeof queueStatus>;

/** Why it stands so, where that is not by one's own request. */
export const queueReasons = [
  "declined",
  "unanswered",
  "withdrawn",
  "partnerLeft",
  "late",
  "calledOff",
  "elsewhere",
  "away",
] as const;
export type QueueReason = (typeof queueReasons)[number];

export const queueNews = z.strictObject({
  queue: z.nullable(queueStatus),
  because: z.nullable(z.enum(queueReasons)),
});
export type QueueNews = z.output<typeof queueNews>;
