import { limits } from "#schema/limits.ts";
import { roomAt, userRoom, userRoomName } from "#schema/roomNames.ts";
import type { Identity, Person, RoomAddress, SessionsMeant } from "#schema/rooms.ts";
import { livingSessions } from "#store/sessions.ts";
import { askDatabase } from "../../database.ts";
import { inTime } from "../../inTime.ts";
import { log } from "../../log.ts";
import type { UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { KeptVisits, type Visit } from "./keptVisits.ts";

/** The due date of the check whether a socket has outlived its session. */
export const sessionsDue = "sessions";

/** How many rooms are called concurrently, and are told by one outbox message. */
const roomsAtOnce = 20;

/**
 * Where a person may have sockets. Every room that is about to issue the person a ticket is stored here first, so that
 * all of them can be told when a session ends. Once a day the sessions are compared with libSQL: that closes the
 * sockets of sessions that expired or were missed.
 */
export class Visits {
  readonly #room: OwnRoom;
  readonly #kept: KeptVisits;
  /** When rooms were last asked for lack of space, as long as this instance lives. */
  #reviewedAt = 0;

  constructor(room: OwnRoom) {
    this.#room = room;
    this.#kept = new KeptVisits(room.sqlite);
  }

  list(): RoomAddress[] {
    return this.#kept.all().map(({ party, room }) => ({ party, room }));
  }

  sessions(): string[] {
    return this.#kept.sessions();
  }

  /** Stores a room, and the session that the person visits it with. @returns false if there are too many already */
  async add(address: RoomAddress, session: string, now: number): Promise<boolean> {
    const isFull = () => this.#kept.count() >= limits.roomsPerPerson && !this.#kept.has(address);
    if (isFull() && now >= this.#reviewedAt + limits.visitsReviewPauseMs) {
      this.#reviewedAt = now;
      await this.#forgetLeft(now);
    }
    if (isFull()) return false;
    this.#note([address], session, now);
    return true;
  }

  /** Stores a session that the person visits the own room with. */
  addSession(session: string, now: number): void {
    this.#note([], session, now);
  }

  /** Stores the room of a guest that the person was, and all rooms in which the guest may have sockets. */
  async inherit(guest: Person, session: string, now: number): Promise<void> {
    const rooms = await userRoom(this.#room.env, guest).visited();
    this.#note([{ party: "user", room: userRoomName(guest) }, ...rooms], session, now);
  }

  /**
   * Closes the person's sockets of these sessions in all rooms that they have visited. A room that can't be reached now
   * is told later.
   */
  async logOut(person: Person, sessions: SessionsMeant): Promise<void> {
    const { act, sendNow } = this.#room;
    const batches = act(() => {
      const rooms = this.#kept.of(sessions);
      this.#kept.forgetSessions(sessions);
      return inBatches(rooms).map((addresses) => ({ addresses, person, sessions }));
    });
    await sendNow("logOutBatch", batches);
  }

  /** Tells the rooms of a batch. Those that do not answer get messages of their own, so that nobody is told twice. */
  async deliver({ addresses, person, sessions }: UserMessages["logOutBatch"]): Promise<void> {
    const { env, act, send } = this.#room;
    const told = await Promise.allSettled(
      addresses.map((address) =>
        inTime(roomAt(env, address).logOut(person, sessions), limits.oneOfManyWaitMs),
      ),
    );
    act(() => {
      for (const [index, { status }] of told.entries())
        if (status === "rejected") send("logOut", { address: addresses[index], person, sessions });
    });
  }

  /**
   * Tells all rooms that the account is deleted, which ends the person's sockets and tickets there.
   * @returns whether all have heard it; those that could not be reached are told again next time
   */
  async leaveAll(deleted: Identity): Promise<boolean> {
    const { due, act } = this.#room;
    const visits = this.#kept.all();
    for (let first = 0; first < visits.length; first += roomsAtOnce)
      await Promise.all(visits.slice(first, first + roomsAtOnce).map((visit) => this.#leave(visit, deleted)));
    if (this.#kept.count() > 0) return false;
    act(() => {
      this.#kept.clear();
      due.clear(sessionsDue);
    });
    return true;
  }

  onDue(): void {
    this.#room.send("sessions", {});
  }

  /**
   * Closes the sockets whose sessions have ended, and removes the rooms that the person has left.
   * @param logOut closes the person's sockets of these sessions, in this room too
   */
  async check(logOut: (sessions: SessionsMeant) => Promise<void>): Promise<void> {
    const { env, due, act, isHere } = this.#room;
    const noted = this.#kept.sessions();
    const living = await askDatabase(env, (db) => livingSessions(db, this.#room.self(), Date.now()));
    const ended = noted.filter((mark) => !living.includes(mark));
    if (ended.length > 0) await logOut({ only: ended });
    const now = Date.now();
    await this.#forgetLeft(now);
    if (this.#kept.count() > 0 || isHere()) act(() => due.set(sessionsDue, now + limits.sessionsCheckMs));
  }

  #note(addresses: readonly RoomAddress[], session: string, now: number): void {
    const { due, act } = this.#room;
    act(() => {
      for (const address of addresses) this.#kept.note(address, session, now);
      this.#kept.noteSession(session);
      due.setIfNone(sessionsDue, now + limits.sessionsCheckMs);
    });
  }

  /** Removes the rooms in which the person has neither a socket nor a ticket, nor is about to get one. */
  async #forgetLeft(now: number): Promise<void> {
    const old = this.#kept.all().filter(({ at }) => at <= now - limits.ticketLifetimeMs);
    for (let first = 0; first < old.length; first += roomsAtOnce)
      await Promise.all(old.slice(first, first + roomsAtOnce).map((visit) => this.#forgetIfLeft(visit)));
  }

  async #leave(visit: Visit, deleted: Identity): Promise<void> {
    const { env, act } = this.#room;
    try {
      await inTime(roomAt(env, visit).renamed(deleted));
      act(() => this.#kept.forget(visit));
    } catch (error) {
      log("deletion not heard", "warn", { to: `${visit.party} ${visit.room}` }, error);
    }
  }

  async #forgetIfLeft(visit: Visit): Promise<void> {
    const { env, self, act } = this.#room;
    try {
      if (!(await roomAt(env, visit).holds(self()))) act(() => this.#kept.forget(visit));
    } catch (error) {
      log("visit not checked", "warn", { to: `${visit.party} ${visit.room}` }, error);
    }
  }
}

function inBatches(addresses: readonly RoomAddress[]): RoomAddress[][] {
  const count = Math.ceil(addresses.length / roomsAtOnce);
  return Array.from({ length: count }, (_, n) => addresses.slice(n * roomsAtOnce, (n + 1) * roomsAtOnce));
}
