import * as z from "zod/mini";
import { queueReasons } from "#schema/protocol/queue.ts";
import { waitingID } from "#schema/protocol/waitingGame.ts";
import type { PayloadsOf } from "../outboxKinds.ts";
import {
  identity,
  moderationStatus,
  newsOfFriend,
  nothing,
  person,
  roomAddress,
  session,
  sessionsMeant,
} from "../payloads.ts";

/** For the rooms in which the person plays, waits and writes. */
export const messagesToRooms = {
  /** The person has sat down elsewhere. */
  leave: z.object({ person, waitingID, since: z.number() }),
  /** A person who waits there has a new identity or name. */
  reseat: z.object({ waitingID, person, identity, session: z.optional(session) }),
  /** The person has a new name, or is gone. */
  name: roomAddress,
  /** The person's moderation status has changed. */
  moderationStatus: z.object({ room: z.string(), person, moderationStatus }),
  /** Older rooms queued it: the person has a new name, or (null) the account was deleted. */
  becoming: z.object({ room: z.string(), person, identity: z.nullable(identity) }),
};

/** For the rooms that the person has visited: sessions of the person have ended. For libSQL: which have ended. */
export const visitMessages = {
  /** For several rooms at once. */
  logOutBatch: z.object({ addresses: z.array(roomAddress), person, sessions: sessionsMeant }),
  /** For a room that did not answer when it was told first. */
  logOut: z.object({ address: roomAddress, person, sessions: sessionsMeant }),
  sessions: nothing,
};

/** For libSQL and the rooms of others: the person's friends and mutes, presence, and actions towards another. */
export const peopleMessages = {
  people: nothing,
  /** With a `userID`, only for this friend, who did not answer when all were told. */
  presence: z.object({ userID: z.optional(z.int()) }),
  friendNews: z.object({ userID: z.int(), news: z.optional(newsOfFriend) }),
};

/** For the queue: the person waits no longer, has a new name or is gone, has muted somebody, or has become a user; or has been away. */
export const quickMatchMessages = {
  queueLeave: z.object({ n: z.int(), because: z.nullable(z.enum(queueReasons)) }),
  queueName: nothing,
  queueMutes: nothing,
  queueReseat: z.object({ identity }),
  queueAway: nothing,
};

/** What leaves a person's room. */
export const userMessages = {
  ...messagesToRooms,
  ...visitMessages,
  ...peopleMessages,
  ...quickMatchMessages,
  /** For a chat: what it must know of the person. */
  conditions: z.object({ chatID: z.string() }),
  /** For the invited user's room: the state of an invitation. */
  invitation: z.object({ userID: z.int(), waitingID }),
  /** For a turn-based game that waits for the person: the person's vacations. */
  breaks: z.object({ gameID: z.int() }),
  /** For the person's browsers: the notice with this key. */
  notice: z.object({ key: z.string() }),
  /** For libSQL: mails about unread messages and turns; the statistics. */
  unreadMail: nothing,
  /** A mail about the turn-based games that wait; its number tells it from others. */
  turnMail: z.object({ number: z.int() }),
  games: nothing,
};
export type UserMessages = PayloadsOf<typeof userMessages>;
