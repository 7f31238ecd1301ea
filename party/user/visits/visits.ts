import { limits } from "#schema/limits.ts";
import { roomAt, userRoom } from "#schema/roomNames.ts";
import type { Identity, Person, RoomAddress, SessionsMeant } from "#schema/rooms.ts";
import { livingSessions } from "#store/sessions.ts";
import { askDatabase } from "../../database.ts";
import { inTime } from "../../inTime.ts";
import { laneTo } from "../../lanes.ts";
import { log } from "../../log.ts";
import { deliverOnlyIf, type OutboxKinds, type PayloadsOf, toLibsql } from "../../outboxKinds.ts";
import { type UserMessages, visitMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptVisits } from "./keptVisits.ts";
import {
  checked,
  cleared,
  endedSessions,
  forgotten,
  inBatches,
  inherited,
  isReviewDue,
  logOutBatches,
  roomsOf,
  sessionNoted,
  sessionsEnded,
  type Visit,
  type VisitsState,
  visited,
  visitsToCheck,
} from "./visitChanges.ts";

/** Who visits, as far as the person's sessions are concerned. */
interface Visitor {
  /** Closes the person's sockets of these sessions, in this room too. */
  logOut(ended: SessionsMeant): Promise<void>;
  /** Which rooms the person has left, and which sessions have ended, was looked up. Only inside a transaction. */
  onChecked(now: number): void;
}

/**
 * Where a person may have sockets. Every room that is about to issue the person a ticket is stored here first, so that
 * all of them can be told when a session ends. Once a day the sessions are compared with libSQL: that closes the
 * sockets of sessions that expired or were missed.
 */
export class Visits {
  readonly #room: OwnRoom;
  readonly #kept: KeptVisits;
  readonly #change: ChangeBy<VisitsState>;
  readonly #visitor: Visitor;
  /** When rooms were last asked for lack of space, as long as this instance lives. */
  #reviewedAt = 0;

  constructor(room: OwnRoom, visitor: Visitor) {
    this.#room = room;
    this.#visitor = visitor;
    this.#kept = new KeptVisits(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly dues = {
    sessions: () => this.#room.send("sessions", {}),
  };

  readonly kinds = {
    // Signing out has lanes of its own, and waits for nothing else.
    logOutBatch: {
      schema: visitMessages.logOutBatch,
      lane: ({ addresses }) => `logOut ${addresses.map(laneTo)}`,
      deliver: (batch) => this.#tell(batch),
    },
    logOut: {
      schema: visitMessages.logOut,
      lane: ({ address }) => `logOut ${laneTo(address)}`,
      deliver: ({ address, person, sessions }) => roomAt(this.#room.env, address).logOut(person, sessions),
    },
    ...deliverOnlyIf(() => this.#room.isOpen(), {
      sessions: { schema: visitMessages.sessions, ...toLibsql("sessions"), deliver: () => this.#check() },
    }),
  } satisfies OutboxKinds<PayloadsOf<typeof visitMessages>>;

  /** The rooms that the person has visited, least recent first. */
  list(): RoomAddress[] {
    return roomsOf(this.#kept.read());
  }

  /** The marks of the sessions that the person visits rooms with. */
  sessions(): string[] {
    return this.#kept.sessions();
  }

  /** Stores a room, and the session that the person visits it with. @returns false if there are too many already */
  async add(address: RoomAddress, session: string, now: number): Promise<boolean> {
    if (this.#visit(address, session, now)) return true;
    if (!isReviewDue(this.#reviewedAt, now)) return false;
    this.#reviewedAt = now;
    await this.#forgetLeft(now);
    return this.#visit(address, session, now);
  }

  /** Stores a session that the person visits the own room with. */
  addSession(session: string, now: number): void {
    this.#room.act(() => this.#change((visits) => sessionNoted(visits, session, now), now));
  }

  /** Stores the room of a guest that the person was, and all rooms in which the guest may have sockets. */
  async inherit(guest: Person, session: string, now: number): Promise<void> {
    const { env, act } = this.#room;
    const rooms = await userRoom(env, guest).visited();
    act(() => this.#change((visits) => inherited(visits, guest, rooms, session, now), now));
  }

  /**
   * Closes the person's sockets of these sessions in all rooms that they have visited. A room that can't be reached now
   * is told later.
   */
  async logOut(person: Person, sessions: SessionsMeant): Promise<void> {
    const { act, sendNow } = this.#room;
    const batches = act(() => {
      const toTell = logOutBatches(this.#kept.read(), person, sessions);
      this.#change((visits) => sessionsEnded(visits, sessions), Date.now());
      return toTell;
    });
    await sendNow("logOutBatch", batches);
  }

  /**
   * Tells all rooms that the account is deleted, which ends the person's sockets and tickets there.
   * @returns whether all have heard it; those that could not be reached are told again next time
   */
  async leaveAll(deleted: Identity): Promise<boolean> {
    for (const batch of inBatches(this.#kept.read().visits))
      await Promise.all(batch.map((visit) => this.#leave(visit, deleted)));
    return this.#room.act(() => this.#change(cleared, Date.now())) === undefined;
  }

  /** @returns false if there are too many already */
  #visit(address: RoomAddress, session: string, now: number): boolean {
    const { act } = this.#room;
    return act(() => this.#change((visits) => visited(visits, address, session, now), now)) === undefined;
  }

  /** Tells the rooms of a batch. Those that do not answer get messages of their own, so that nobody is told twice. */
  async #tell({ addresses, person, sessions }: UserMessages["logOutBatch"]): Promise<void> {
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

  /** Closes the sockets whose sessions have ended, and removes the rooms that the person has left. */
  async #check(): Promise<void> {
    const { env, act, isHere } = this.#room;
    // A session that begins while libSQL is asked may be missing in the answer, and has not ended.
    const noted = this.#kept.sessions();
    const living = await askDatabase(env, (db) => livingSessions(db, this.#room.self(), Date.now()));
    const ended = endedSessions(noted, living);
    if (ended.length > 0) await this.#visitor.logOut({ only: ended });
    const now = Date.now();
    await this.#forgetLeft(now);
    act(() => {
      this.#change((visits) => checked(visits, isHere(), now), now);
      this.#visitor.onChecked(now);
    });
  }

  /** Removes the rooms in which the person has neither a socket nor a ticket, nor is about to get one. */
  async #forgetLeft(now: number): Promise<void> {
    for (const batch of visitsToCheck(this.#kept.read(), now))
      await Promise.all(batch.map((visit) => this.#forgetIfLeft(visit)));
  }

  async #leave(visit: Visit, deleted: Identity): Promise<void> {
    try {
      await inTime(roomAt(this.#room.env, visit).renamed(deleted));
      this.#forget(visit);
    } catch (error) {
      log("deletion not heard", "warn", { to: `${visit.party} ${visit.room}` }, error);
    }
  }

  async #forgetIfLeft(visit: Visit): Promise<void> {
    const { env, self } = this.#room;
    try {
      if (!(await roomAt(env, visit).holds(self()))) this.#forget(visit);
    } catch (error) {
      log("visit not checked", "warn", { to: `${visit.party} ${visit.room}` }, error);
    }
  }

  #forget(visit: Visit): void {
    this.#room.act(() => this.#change((visits) => forgotten(visits, visit), Date.now()));
  }
}
