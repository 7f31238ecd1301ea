import { deleted, user } from "#schema/names.ts";
import { gameRoom, roomAt, waitingRoom, writingRoom } from "#schema/roomNames.ts";
import type { Identity, RoomBindings } from "#schema/rooms.ts";
import { laneTo, laneToPerson, laneToWaitingRoom, laneToWritingRoom } from "../lanes.ts";
import { deliverOnlyIf, type OutboxKinds, type PayloadsOf, toLibsql } from "../outboxKinds.ts";
import type { Conditions } from "./chats/conditions.ts";
import type { People } from "./friends/people.ts";
import type { Invitations } from "./invitations/invitations.ts";
import type { Notices } from "./notices/notices.ts";
import type { UnreadMail } from "./notices/unreadMail.ts";
import { messagesToRooms, quickMatchMessages, type UserMessages, userMessages } from "./outboxMessages.ts";
import type { QuickMatch } from "./queue/quickMatch.ts";
import type { Turns } from "./turns/turns.ts";
import type { Vacations } from "./turns/vacations.ts";
import type { Visits } from "./visits/visits.ts";

/** A person's room and its parts, as far as they are needed here. */
type OwnParts = {
  env: RoomBindings;
  self(): Identity;
  isOpen(): boolean;
  /** Reads the statistics from libSQL. */
  readGames(): Promise<void>;
  visits: Visits;
  people: People;
  notices: Notices;
  unreadMail: UnreadMail;
  turns: Turns;
  vacations: Vacations;
  conditions: Conditions;
  invitations: Invitations;
  quickMatch: QuickMatch;
};

/** The outbox messages of a person's room. */
export function userKinds(room: OwnParts) {
  /** What concerns nobody any more once the account is deleted. */
  const whileOpen = {
    ...room.people.outboxKinds,
    notice: {
      schema: userMessages.notice,
      lane: ({ key }) => `push ${key}`,
      deliver: (notice) => room.notices.deliver(notice),
    },
    unreadMail: {
      schema: userMessages.unreadMail,
      ...toLibsql("unreadMail"),
      deliver: () => room.unreadMail.deliver(),
    },
    turnMail: {
      schema: userMessages.turnMail,
      ...toLibsql("turnMail"),
      deliver: (mail) => room.turns.deliverMail(mail),
    },
    breaks: {
      schema: userMessages.breaks,
      lane: ({ gameID }) => laneTo({ party: "game", room: String(gameID) }),
      deliver: ({ gameID }) => gameRoom(room.env, gameID).breaksChanged(room.self(), room.vacations.all()),
    },
    conditions: {
      schema: userMessages.conditions,
      lane: ({ chatID }) => laneToWritingRoom(chatID),
      deliver: (told) => room.conditions.deliver(told),
    },
    games: { schema: userMessages.games, ...toLibsql("games"), deliver: room.readGames },
  } satisfies Partial<OutboxKinds<UserMessages>>;
  return {
    ...kindsToRooms(room.env, room.self),
    ...kindsToQueue(room.quickMatch),
    ...room.visits.kinds,
    ...deliverOnlyIf(room.isOpen, whileOpen),
    // It is also withdrawn for somebody whose account has been deleted.
    invitation: {
      schema: userMessages.invitation,
      lane: ({ userID }) => laneToPerson(user(userID)),
      deliver: (sent) => room.invitations.deliver(sent),
    },
  } satisfies OutboxKinds<UserMessages>;
}

/** The outbox messages from a person's room to the queue. */
function kindsToQueue(quickMatch: QuickMatch) {
  const lane = () => "queue";
  return {
    queueLeave: {
      schema: quickMatchMessages.queueLeave,
      lane,
      deliver: (left) => quickMatch.deliverLeave(left),
    },
    queueName: { schema: quickMatchMessages.queueName, lane, deliver: () => quickMatch.deliverName() },
    queueReseat: {
      schema: quickMatchMessages.queueReseat,
      lane,
      deliver: (becoming) => quickMatch.deliverReseat(becoming),
    },
    queueAway: {
      schema: quickMatchMessages.queueAway,
      ...toLibsql("queueAway"),
      deliver: () => quickMatch.deliverAway(),
    },
  } satisfies OutboxKinds<PayloadsOf<typeof quickMatchMessages>>;
}

/**
 * The outbox messages from a person's room to the rooms in which the person plays, waits and writes.
 * @param self the person's identity, by which a room learns the current name, however old the message is
 */
function kindsToRooms(env: RoomBindings, self: () => Identity) {
  return {
    leave: {
      schema: messagesToRooms.leave,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: ({ person, waitingID, since }) => waitingRoom(env, waitingID).leave(person, since),
    },
    reseat: {
      schema: messagesToRooms.reseat,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: ({ waitingID, person, identity, session }) =>
        waitingRoom(env, waitingID).reseat(person, identity, session),
    },
    name: {
      schema: messagesToRooms.name,
      lane: laneTo,
      deliver: (address) => roomAt(env, address).renamed(self()),
    },
    moderationStatus: {
      schema: messagesToRooms.moderationStatus,
      lane: ({ room }) => laneToWritingRoom(room),
      deliver: ({ room, person, moderationStatus }) =>
        writingRoom(env, room).moderationStatusChanged(person, moderationStatus),
    },
    becoming: {
      schema: messagesToRooms.becoming,
      lane: ({ room }) => laneToWritingRoom(room),
      deliver: ({ room, person, identity }) => writingRoom(env, room).renamed(identity ?? deleted(person)),
    },
  } satisfies OutboxKinds<PayloadsOf<typeof messagesToRooms>>;
}
