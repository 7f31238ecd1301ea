import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { botLevels } from "../rooms.ts";
import { ballColor } from "./ballColor.ts";
import { count, eachSeat, moment, seat } from "./table.ts";

/** The public identity of a player. The name of a deleted account is empty. */
export const player = z.strictObject({
  name: z.string().check(z.maxLength(limits.seatNameMaxLength)),
  kind: z.enum(["human", "guest", "bot"]),
});
export type Player = z.output<typeof player>;

/** Who sits on a seat. `level` is set for bots only; `isAutopilot` says that a bot plays while its player is away. */
export const seatInfo = z.strictObject({
  ...player.shape,
  level: z.optional(z.enum(botLevels)),
  color: ballColor,
  isAutopilot: z.boolean(),
});
export type SeatInfo = z.output<typeof seatInfo>;

/**
 * The players who were replaced, in order: who sat on a seat until the position of number `until`. Moves up to that one
 * are theirs.
 */
export const formerPlayers = z
  .array(z.strictObject({ seat, player, until: count }))
  .check(z.maxLength(limits.playersPerGame));
export type FormerPlayer = z.output<typeof formerPlayers>[number];

/**
 * What only a turn-based game has, by seat: when its clock runs out (`null`: it does not decide, or a bot plays), how many
 * deadlines its player has missed, and until when the player is on vacation, as far as the game knows.
 */
export const turns = z.strictObject({
  deadlines: eachSeat(z.nullable(moment)),
  missed: eachSeat(count),
  vacations: eachSeat(z.nullable(moment)),
});
export type Turns = z.output<typeof turns>;

/**
 * Whom the table waits for. By seat: since when it has had to decide; and from when it may be given to somebody else,
 * counted from when its player was first awaited, whatever autopilot has played since. `null`: it does not decide, or
 * nobody may. `deadline` is when the clock of the seats that decide now runs out.
 */
export const waiting = {
  due: eachSeat(z.nullable(moment)),
  replaceable: eachSeat(z.nullable(moment)),
  deadline: z.nullable(moment),
  turns: z.optional(turns),
};
export type Waiting = {
  due: (number | null)[];
  replaceable: (number | null)[];
  deadline: number | null;
  turns?: Turns;
};

/** An offer to replace a player: who, who has accepted it, who has yet to answer, and until when. */
export const substitution = z.strictObject({
  seat,
  by: player,
  acceptedBy: z.array(seat).check(z.maxLength(6)),
  asked: z.array(seat).check(z.maxLength(6)),
  until: moment,
});
export type Substitution = z.output<typeof substitution>;

/** The outcome of a substitution. */
export const substitutionChanges = [
  "offered",
  "accepted",
  "done",
  "rejected",
  "withdrawn",
  "expired",
  "played",
] as const;
export type SubstitutionChange = (typeof substitutionChanges)[number];
