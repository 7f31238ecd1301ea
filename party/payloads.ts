import * as z from "zod/mini";
import { partyNames } from "#schema/api/sockets.ts";
import { friendNews } from "#schema/protocol/friends.ts";

// The parts of outbox messages. Rooms have written them, perhaps years ago; fields that are unknown now are ignored.

export const person = z.object({ kind: z.enum(["guest", "user"]), id: z.int() });

export const identity = z.object({
  ...person.shape,
  name: z.string(),
  nameVersion: z.optional(z.int()),
});

export const roomAddress = z.object({ party: z.enum(partyNames), room: z.string() });

export const moderationStatus = z.object({
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  blockedUntil: z.nullable(z.number()),
});

/** The mark of a session, and a set of a person's sessions. */
export const session = z.string();
export const sessionsMeant = z.union([
  z.object({ only: z.readonly(z.array(session)) }),
  z.object({ except: z.optional(z.readonly(z.array(session))) }),
]);

export const newsOfFriend = z.object({ key: z.string(), kind: z.enum(friendNews), username: z.string() });

/** Says everything by its kind. */
export const nothing = z.object({});
