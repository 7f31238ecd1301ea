import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity, ModerationStatus, Person, RoomAddress } from "#schema/rooms.ts";
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
  readonly #kept: KeptOwner;
  readonly #links: Links;
  readonly #change: ChangeBy<changes.OwnerState>;

  constructor(room: OwnRoom, links: Links) {
    this.#links = links;
    this.#kept = new KeptOwner(room.sqlite);
    this.#change = changing<changes.OwnerState>(room, this.#kept);
  }

  /** @throws while the room has never had an owner */
  now(): changes.OwnerState {
    return this.#kept.read();
  }

  /** The owner, as those are told who need no name. */
  person(): Person {
    const { kind, id } = this.now().identity;
    return { kind, id };
  }

  /** Where the person waits. */
  waitsIn(): WaitingID | null {
    return this.now().held?.waitingID ?? null;
  }

  /** Somebody becomes the room's owner. */
  meet(identity: Identity): void {
    this.#kept.write(undefined, changes.newOwner(identity));
  }

  /** @returns false if the person has sat down elsewhere later */
  claim(sitting: changes.Held, identity: Identity, now: number): boolean {
    return this.#change((state) => changes.claimed(state, sitting, identity), now) === undefined;
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
    if (this.#kept.find() === undefined) this.meet({ ...person, name: "" });
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
