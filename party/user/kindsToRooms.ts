import { deleted } from "#schema/names.ts";
import { roomAt, waitingRoom, writingRoom } from "#schema/roomNames.ts";
import type { Identity, RoomBindings } from "#schema/rooms.ts";
import { laneTo, laneToWaitingRoom, laneToWritingRoom } from "../lanes.ts";
import type { OutboxKinds, PayloadsOf } from "../outboxKinds.ts";
import { messagesToRooms } from "./outboxMessages.ts";

/**
 * The outbox messages from a person's room to the rooms in which the person plays, waits and writes.
 * @param self the person's identity, by which a room learns the current name, however old the message is
 */
export function kindsToRooms(env: RoomBindings, self: () => Identity) {
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
    logOut: {
      schema: messagesToRooms.logOut,
      // Whoever signs out waits for nothing else.
      lane: ({ address }) => `logOut ${laneTo(address)}`,
      deliver: ({ address, person, sessions }) => roomAt(env, address).logOut(person, sessions),
    },
    becoming: {
      schema: messagesToRooms.becoming,
      lane: ({ room }) => laneToWritingRoom(room),
      deliver: ({ room, person, identity }) => writingRoom(env, room).renamed(identity ?? deleted(person)),
    },
  } satisfies OutboxKinds<PayloadsOf<typeof messagesToRooms>>;
}
