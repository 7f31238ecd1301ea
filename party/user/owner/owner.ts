import { deleted } from "#schema/names.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { roomAt, waitingRoom, writingRoom } from "#schema/roomNames.ts";
import type { Identity, ModerationStatus, Person, RoomAddress } from "#schema/rooms.ts";
import { laneTo, laneToWaitingRoom, laneToWritingRoom } from "../../lanes.ts";
import type { OutboxKinds, PayloadsOf } from "../../outboxKinds.ts";
import { messagesToRooms } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptOwner } from "./keptOwner.ts";
import * as changes from "./ownerChanges.ts";

/** The rooms that know the person, as other parts know them. */
type Links = {
  /** The rooms where the person may have sockets. */
  visited(): RoomAddress[];
  chats(): string[];
  tournaments(): number[];
};

/**
 * Who owns the room, which user a guest has become, and the one waiting room in which the person waits. Each method that
 * changes something is called inside a transaction.
 */
export class Owner {
  readonly #room: OwnRoom;
  readonly #kept: KeptOwner;
  readonly #links: Links;
  readonly #change: ChangeBy<changes.OwnerState>;

  constructor(room: OwnRoom, links: Links) {
    this.#room = room;
    this.#links = links;
    this.#kept = new KeptOwner(room.sqlite);
    this.#change = changing<changes.OwnerState>(room, this.#kept);
  }

  readonly kinds = {
    leave: {
      schema: messagesToRooms.leave,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: ({ person, waitingID, since }) => waitingRoom(this.#room.env, waitingID).leave(person, since),
    },
    reseat: {
      schema: messagesToRooms.reseat,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: ({ waitingID, person, identity, session }) =>
        waitingRoom(this.#room.env, waitingID).reseat(person, identity, session),
    },
    // The current name, however old the message is.
    name: {
      schema: messagesToRooms.name,
      lane: laneTo,
      deliver: (address) => roomAt(this.#room.env, address).renamed(this.state().identity),
    },
    moderationStatus: {
      schema: messagesToRooms.moderationStatus,
      lane: ({ room }) => laneToWritingRoom(room),
      deliver: ({ room, person, moderationStatus }) =>
        writingRoom(this.#room.env, room).moderationStatusChanged(person, moderationStatus),
    },
    becoming: {
      schema: messagesToRooms.becoming,
      lane: ({ room }) => laneToWritingRoom(room),
      deliver: ({ room, person, identity }) =>
        writingRoom(this.#room.env, room).renamed(identity ?? deleted(person)),
    },
  } satisfies OutboxKinds<PayloadsOf<typeof messagesToRooms>>;

  /** @throws while the room has never had an owner */
  state(): changes.OwnerState {
    return this.#kept.read();
  }

  /** The owner, as those are told who need no name. */
  person(): Person {
    const { kind, id } = this.state().identity;
    return { kind, id };
  }

  /** Where the person waits. */
  waitsIn(): WaitingID | null {
    return this.state().held?.waitingID ?? null;
  }

  /** Somebody becomes the room's owner. */
  meet(identity: Identity): void {
    this.#kept.write(undefined, changes.newOwner(identity));
  }

  /** @returns false if the person has sat down elsewhere later */
  claim(sitting: changes.Held, identity: Identity, now: number): boolean {
    return this.#change((state) => changes.claimed(state, sitting, identity, now), now) === undefined;
  }

  release(waitingID: WaitingID, since: number, now: number): void {
    this.#change((state) => changes.released(state, waitingID, since), now);
  }

  waitNowhere(now: number): void {
    this.#change(changes.waitsNowhere, now);
  }

  become(heir: changes.Heir, now: number): void {
    this.#change((state) => changes.became(state, heir), now);
  }

  renameHeir(identity: Identity, now: number): void {
    this.#change((state) => changes.heirRenamed(state, identity), now);
  }

  rename(identity: Identity, now: number): void {
    const visited = this.#links.visited();
    this.#change((state) => changes.renamed(state, identity, visited, this.#belongings()), now);
  }

  /** The account is deleted, also one that has never been here. */
  end(person: Person, now: number): void {
    if (this.#kept.find() === undefined) this.meet(deleted(person));
    this.#change((state) => changes.ended(state, person), now);
  }

  forget(person: Person, now: number): void {
    this.#change((state) => changes.forgotten(state, person, this.#belongings()), now);
  }

  noteStatus(moderationStatus: ModerationStatus, now: number): void {
    this.#change((state) => changes.statusNoted(state, moderationStatus), now);
  }

  /** @param games the person's games whose channels are open */
  changeStatus(moderationStatus: ModerationStatus, games: readonly number[], now: number): void {
    const belongings = { ...this.#belongings(), games };
    this.#change((state) => changes.statusChanged(state, moderationStatus, belongings), now);
  }

  #belongings(): changes.Belongings {
    return { chats: this.#links.chats(), tournaments: this.#links.tournaments(), games: [] };
  }
}
