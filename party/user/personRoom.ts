import { deleted, isNewer, isSamePerson } from "#schema/names.ts";
import { user as protocol, type UserProtocol } from "#schema/protocol/user.ts";
import type { Identity, ModerationStatus, Person, RoomAddress, SessionsMeant } from "#schema/rooms.ts";
import { carryOut } from "../changed.ts";
import type { Viewer } from "../events.ts";
import type { Outbox, OutboxMessage } from "../outbox.ts";
import { Room } from "../room.ts";
import { isMeant } from "../tickets.ts";
import type { EffectHandlers } from "./effects.ts";
import { type Heir, KeptPerson } from "./keptPerson.ts";
import { isLookedAt } from "./notices/attention.ts";
import type { UserMessages } from "./outboxMessages.ts";
import type { OwnRoom } from "./ownRoom.ts";
import { Visits } from "./visits/visits.ts";

/** All tabs of the person see the same. */
const self: Viewer = "self";

/**
 * A person's room, as far as identity is concerned: whom it admits, and in which other rooms the person may have
 * sockets, so that they all close when their sessions end. A deleted account leaves only what keeps it from coming
 * back.
 */
export abstract class PersonRoom extends Room<UserProtocol> {
  protected readonly party = "user";
  protected readonly protocol = protocol;
  declare protected readonly outbox: Outbox<UserMessages>;
  protected readonly person = new KeptPerson(this.sqlite);
  protected readonly own: OwnRoom = {
    env: this.env,
    sqlite: this.sqlite,
    due: this.due,
    self: () => this.person.identity(),
    isHere: () => !this.sockets().next().done,
    isLookedAt: (now) => [...this.sockets()].some((socket) => isLookedAt(socket, now)),
    act: (transaction) => this.act(transaction),
    carryOut: (effects, now) => {
      carryOut(this.effects, effects, now);
    },
    publish: (type, data) => this.publish(type, () => data),
    send: (kind, payload) => this.send(kind, payload),
    sendNow: (kind, payloads) => this.#sendNow(kind, payloads),
  };
  protected readonly visits = new Visits(this.own, {
    exists: () => this.isOpen(),
    logOut: (ended) => this.#logOutEnded(ended),
  });

  /** How each effect is carried out. */
  protected abstract readonly effects: EffectHandlers;

  /** Takes over the person's moderation status. Only inside a transaction. */
  protected abstract stand(moderationStatus: ModerationStatus): void;

  override async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
  ): Promise<string | null> {
    if (!this.meet(identity)) return null;
    if (session !== null) this.visits.addSession(session, Date.now());
    if (moderationStatus !== null) this.act(() => this.stand(moderationStatus));
    return super.issueTicket(this.person.identity(), session, moderationStatus);
  }

  /**
   * Tells all rooms in which the person may have sockets. A guest's sockets end with the session of the user that the
   * guest has become.
   */
  override async logOut(person: Person, sessions: SessionsMeant = {}): Promise<void> {
    if (!this.hasTables()) return;
    const heir = this.#heirAs(person);
    if (heir !== undefined && !isMeant(sessions, heir.session ?? null)) return;
    const [own, theirs] = heir === undefined ? [person, sessions] : [this.person.person(), {}];
    await super.logOut(own, theirs);
    await this.visits.logOut(own, theirs);
  }

  /** Ends the person's sockets and tickets here and everywhere. @returns whether all rooms could be reached */
  protected async leaveAll(person: Person): Promise<boolean> {
    await super.logOut(person);
    return this.visits.leaveAll(deleted(person));
  }

  override async holds(person: Person): Promise<boolean> {
    const isOfHeir = this.hasTables() && this.#heirAs(person) !== undefined;
    return isOfHeir ? this.visits.list().length > 0 || this.own.isHere() : super.holds(person);
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async visit(
    identity: Identity,
    address: RoomAddress,
    session: string,
  ): Promise<Identity | "deleted" | "full"> {
    if (!this.meet(identity)) return "deleted";
    const hasSpace = await this.visits.add(address, session, Date.now());
    // The account may have been deleted, or renamed, while other rooms were asked.
    if (!this.isOpen()) return "deleted";
    return hasSpace ? this.person.identity() : "full";
  }

  async visited(): Promise<RoomAddress[]> {
    return this.hasTables() ? this.visits.list() : [];
  }

  async sessions(): Promise<string[]> {
    return this.hasTables() ? this.visits.sessions() : [];
  }

  async inherit(identity: Identity, guest: Person, session: string): Promise<void> {
    if (this.meet(identity)) await this.visits.inherit(guest, session, Date.now());
  }

  protected override isOpen(): boolean {
    return this.hasTables() && !this.person.isGone();
  }

  protected override viewerOf(identity: Identity | null): Viewer | undefined {
    const owner = this.person.identity();
    return identity?.kind === owner.kind && identity.id === owner.id ? self : undefined;
  }

  protected override isSpectator(): boolean {
    return false;
  }

  /**
   * Opens the room for its owner, or takes over the owner's new name. An older name, from a call that comes late, changes
   * nothing. @returns false if the account is deleted
   */
  protected meet(identity: Identity): boolean {
    if (this.hasTables() && this.person.isGone()) return false;
    this.act(() => {
      if (!this.isOpen()) {
        this.migrateTables();
        this.person.rename(identity);
      } else this.rename(identity);
    });
    return true;
  }

  /** The owner's name is kept with the owner, not among those that the room was told of others. */
  protected override rename(identity: Identity): void {
    if (!isSamePerson(identity, this.person.person())) super.rename(identity);
    else if (isNewer(identity, this.person.identity())) this.act(() => this.onRenamed(identity));
  }

  protected send<Kind extends keyof UserMessages>(kind: Kind, payload: UserMessages[Kind]): void {
    const message = { key: keyOf(kind, payload), kind, payload } as OutboxMessage<UserMessages>;
    this.outbox.put(message, Date.now());
  }

  async #sendNow<Kind extends keyof UserMessages>(
    kind: Kind,
    payloads: readonly UserMessages[Kind][],
  ): Promise<void> {
    this.act(() => {
      for (const payload of payloads) this.send(kind, payload);
    });
    const keys = payloads.map((payload) => keyOf(kind, payload));
    await this.outbox.deliverNow(keys, Date.now());
  }

  /**
   * Closes the sockets whose sessions have ended silently. Those of a guest who has become a user follow the user's
   * session.
   */
  async #logOutEnded(ended: SessionsMeant): Promise<void> {
    if (this.person.heir() === undefined) await this.logOut(this.person.person(), ended);
  }

  /** The user that this guest has become, if it is this person. */
  #heirAs({ kind, id }: Person): Heir | undefined {
    const heir = this.person.heir();
    return heir?.identity.kind === kind && heir.identity.id === id ? heir : undefined;
  }
}

function keyOf(kind: string, payload: object): string {
  return `${kind}:${JSON.stringify(payload)}`;
}
