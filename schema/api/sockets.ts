import { z } from "zod";
import partykit from "#partykit.json" with { type: "json" };
import { limits } from "../limits.ts";
import { text } from "../text.ts";

/** The name of a party that one can have a socket to, as in partykit.json. Nobody has one to the queue or the rater. */
export type PartyName = Exclude<keyof typeof partykit.parties, "queue" | "rater">;

const { queue, rater, ...parties } = partykit.parties;
export const partyNames = Object.keys(parties) as [PartyName, ...PartyName[]];

/**
 * POST /socketTicket: a ticket to open one socket to one room as oneself. The room `me` of the party `user` is one's
 * own; the answer contains its real name.
 */
export const socketTicketBody = z.strictObject({
  party: z.enum(partyNames),
  room: text().check(z.minLength(1), z.maxLength(limits.roomNameMaxLength)),
});
export type SocketTicketBody = z.infer<typeof socketTicketBody>;

export const socketTicketAnswer = z.strictObject({ ticket: z.string(), room: z.string() });
export type SocketTicketAnswer = z.infer<typeof socketTicketAnswer>;
