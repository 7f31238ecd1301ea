import { deleted } from "#schema/names.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { roomAt, waitingRoom, writingRoom } from "#schema/roomNames.ts";
import type {
  Identity,
  ModerationStatus,
  Person,
  RoomAddress,
  RoomBindings,
  SessionsMeant,
} from "#schema/rooms.ts";

/** Messages from a person's room to the rooms in which the person plays, waits and writes. */
export type Errands = {
  /** The person has sat down elsewhere. */
  leave: { person: Person; waitingID: WaitingID; since: number };
  /** A person who waits there has a new identity or name. */
  reseat: { waitingID: WaitingID; person: Person; identity: Identity; session?: string };
  /** The person's moderation status has changed. */
  moderationStatus: { room: string; person: Person; moderationStatus: ModerationStatus };
  /** Older rooms queued it: the person has a new name, or (null) the account was deleted. */
  becoming: { room: string; person: Person; identity: Identity | null };
  /** Sessions of the person have ended, and the room did not answer when it was told first. */
  logOut: { address: RoomAddress; person: Person; sessions: SessionsMeant };
};

type Run = { [Kind in keyof Errands]: (env: RoomBindings, errand: Errands[Kind]) => Promise<void> };

const errands: Run = {
  leave: (env, { person, waitingID, since }) => waitingRoom(env, waitingID).leave(person, since),
  reseat: (env, { waitingID, person, identity, session }) =>
    waitingRoom(env, waitingID).reseat(person, identity, session),
  moderationStatus: (env, { room, person, moderationStatus }) =>
    writingRoom(env, room).moderationStatusChanged(person, moderationStatus),
  becoming: (env, { room, person, identity }) => writingRoom(env, room).renamed(identity ?? deleted(person)),
  logOut: (env, { address, person, sessions }) => roomAt(env, address).logOut(person, sessions),
};

export function isErrand(kind: string): kind is keyof Errands {
  return Object.hasOwn(errands, kind);
}

export function runErrand<Kind extends keyof Errands>(
  env: RoomBindings,
  kind: Kind,
  errand: Errands[Kind],
): Promise<void> {
  return errands[kind](env, errand);
}
