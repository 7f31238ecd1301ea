import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { botLevels } from "../rooms.ts";
import { ballColor } from "./ballColor.ts";
import { eachSeat, moment, seat } from "./table.ts";

/** Who plays, as everybody may know it. An empty name is that of a player who was deleted. */
export const player = z.strictObject({
  name: z.string().check(z.maxLength(limits.seatNameMaxLength)),
  kind: z.enum(["human", "guest", "bot"]),
});
export type Player = z.output<typeof player>;

/** Who sits on a seat. `level` is there for bots alone; `isAutopilot` says that a bot plays while its player is away. */
export const seatInfo = z.strictObject({
  ...player.shape,
  level: z.optional(z.enum(botLevels)),
  color: ballColor,
  isAutopilot: z.boolean(),
});
export type SeatInfo = z.output<typeof seatInfo>;

/**
 * Whom the table waits for. For each seat: since when it decides; and from when on somebody else may be put on it, which
 * counts from when its player was first awaited, whatever autopilot has played since. `null`: it does not decide, or
 * nobody may. When the clock of those who decide now runs out stands in `deadline`.
 */
export const waiting = {
  due: eachSeat(z.nullable(moment)),
  replaceable: eachSeat(z.nullable(moment)),
  deadline: z.nullable(moment),
};
export type Waiting = { due: (number | null)[]; replaceable: (number | null)[]; deadline: number | null };

/** Somebody is to be put on another's seat: who, who has accepted it, who is still asked, and until when. */
export const substitution = z.strictObject({
  seat,
  by: player,
  acceptedBy: z.array(seat).check(z.maxLength(6)),
  asked: z.array(seat).check(z.maxLength(6)),
  until: moment,
});
export type Substitution = z.output<typeof substitution>;

/** What became of a substitution. */
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
