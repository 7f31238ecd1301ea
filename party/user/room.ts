import type { NotInvitedReason } from "#schema/api/ownTables.ts";
import { limits } from "#schema/limits.ts";
import { deleted, isDeleted, isNewer, isSamePerson } from "#schema/names.ts";
import type { Notice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { type OwnSubscription, user as protocol, type UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { openChannels } from "#schema/roomNames.ts";
import type {
  Attention,
  ChatConditions,
  ChatNews,
  Identity,
  Invited,
  InvitedTo,
  ModerationStatus,
  NewsOfFriend,
  OpenedWaiting,
  Person,
  Presence,
  QueueTold,
  RoomAddress,
  SessionsMeant,
  ToastOfTournament,
  TurnReport,
  UserRoomCalls,
  Warning,
} from "#schema/rooms.ts";
import type { TournamentInvitation } from "#schema/tournament/invitation.ts";
import { findUsers } from "#store/players.ts";
import { carryOut } from "../changed.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Handlers, Socket } from "../handlers.ts";
import { inTime } from "../inTime.ts";
import { lazyTablesOf } from "../lazyTables.ts";
import type { Outbox, OutboxMessage } from "../outbox.ts";
import { deliverOnlyIf, type OutboxKinds } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import { roomTables } from "../tables.ts";
import { isMeant } from "../tickets.ts";
import { Chats } from "./chats/chats.ts";
import { Conditions } from "./chats/conditions.ts";
import { EarlyTickets } from "./earlyTickets.ts";
import type { EffectHandlers, UserDue } from "./effects.ts";
import { People } from "./friends/people.ts";
import { Games } from "./games/games.ts";
import { Invitations } from "./invitations/invitations.ts";
import { PeopleInvited } from "./invitations/peopleInvited.ts";
import { isLookedAt, noteAttention, renewAttention } from "./notices/attention.ts";
import { Notices } from "./notices/notices.ts";
import { UnreadMail } from "./notices/unreadMail.ts";
import type { UserMessages } from "./outboxMessages.ts";
import { Owner } from "./owner/owner.ts";
import { heirAs } from "./owner/ownerChanges.ts";
import type { OwnRoom } from "./ownRoom.ts";
import { QuickMatch } from "./queue/quickMatch.ts";
import { userMigrations, userTables } from "./tables.ts";
import { OwnTournaments } from "./tournaments/ownTournaments.ts";
import { Turns } from "./turns/turns.ts";
import { Vacations } from "./turns/vacations.ts";
import { Visits } from "./visits/visits.ts";
import { Warnings } from "./warnings/warnings.ts";

/** The due date on which the room of somebody who was removed, or who has left nothing worth keeping, is deleted. */
const removedDue = "removed" satisfies UserDue;
/** What every person's room may hold, also that of somebody who has done nothing yet. */
const tablesOfEverybody = ["person", "visits", "visiting_sessions", "session_visits", "absence", "turn_mail"];
const tablesOfContents = lazyTablesOf(userTables)
  .map(({ name }) => name)
  .filter((name) => !tablesOfEverybody.includes(name));
/** All tabs of the person see the same. */
const self: Viewer = "self";

/**
 * What concerns one person in all tabs, and where the person may have sockets, so that they all close when their
 * sessions end. A deleted account leaves only what keeps it from coming back.
 *
 * The room is composed of parts, each with a reducer and a store of its rows, which see it as `OwnRoom`. What a change of
 * one part means for others is an effect. Here are those effects, and the calls of others: only methods of the class can
 * be called from elsewhere, so each of them stands here, and hands on to its part.
 */
export class UserRoom extends Room<UserProtocol> implements UserRoomCalls {
  static override migrations = userMigrations;
  static override tables = userTables;
  static override lazyTables = lazyTablesOf(roomTables, userTables);

  protected readonly party = "user";
  protected readonly protocol = protocol;
  declare protected readonly outbox: Outbox<UserMessages>;

  readonly #own: OwnRoom = {
    env: this.env,
    sqlite: this.sqlite,
    dueAt: (due) => this.due.at(due),
    self: () => this.#owner.state().identity,
    isOpen: () => this.isOpen(),
    isHere: () => !this.sockets().next().done,
    isLookedAt: (now) => [...this.sockets()].some((socket) => isLookedAt(socket, now)),
    act: (transaction) => this.act(transaction),
    carryOut: (effects, now) => carryOut(this.#effects, effects, now),
    send: (kind, payload) => this.#send(kind, payload),
    sendNow: (kind, payloads) => this.#sendNow(kind, payloads),
  };

  readonly #early = new EarlyTickets();
  readonly #owner = new Owner(this.#own, {
    visited: () => this.#visits.list(),
    chats: () => this.#chats.ids(),
    tournaments: () => this.#tournaments.ids(),
  });
  readonly #visits = new Visits(this.#own, {
    logOut: (ended) => this.#logOutEnded(ended),
    onChecked: (now) => {
      if (this.#isIdle()) this.due.set(removedDue, now);
    },
  });
  readonly #games = new Games(this.#own);
  readonly #warnings = new Warnings(this.#own);
  readonly #notices = new Notices(this.#own, (notice) => this.#asItIs(notice));
  readonly #peopleInvited = new PeopleInvited(this.#own);
  readonly #people = new People(
    this.#own,
    (userID) => this.#conditions.tellNow(userID),
    (userIDs, now) => this.#peopleInvited.admit(userIDs, now),
  );
  readonly #conditions = new Conditions(this.#own, {
    hasMuted: (userID) => this.#people.mutes.has(userID),
    tables: () => this.#games.tables(),
  });
  readonly #chats = new Chats(
    this.#own,
    (userID) => this.#people.mutes.has(userID),
    this.#conditions,
    (userIDs, now, invitedTo) => this.#peopleInvited.admit(userIDs, now, invitedTo),
  );
  readonly #invitations = new Invitations(this.#own, {
    waitsIn: () => this.#owner.waitsIn(),
    hasMuted: (userID) => this.#people.mutes.has(userID),
    friendID: (username) => this.#people.friends.friendID(username),
    friendName: (userID) => this.#people.friends.friendName(userID),
    admit: (userIDs, now) => this.#peopleInvited.admit(userIDs, now),
  });
  readonly #quickMatch = new QuickMatch(this.#own, {
    friendID: (username) => this.#people.friends.friendID(username),
    mutes: () => this.#people.mutes.read().map(({ id }) => id),
    admit: (userIDs, now) => this.#peopleInvited.admit(userIDs, now),
  });
  readonly #tournaments = new OwnTournaments(this.#own);
  readonly #vacations = new Vacations(this.#own);
  readonly #turns = new Turns(this.#own, () => this.#vacations.all());
  readonly #unreadMail = new UnreadMail(this.#own, () => this.#chats.unread());

  protected readonly outboxKinds = {
    ...this.#owner.kinds,
    ...this.#visits.kinds,
    ...this.#quickMatch.kinds,
    ...this.#invitations.kinds,
    // What concerns nobody any more once the account is deleted.
    ...deliverOnlyIf(() => this.isOpen(), {
      ...this.#games.kinds,
      ...this.#people.kinds,
      ...this.#notices.kinds,
      ...this.#unreadMail.kinds,
      ...this.#turns.kinds,
      ...this.#vacations.kinds,
      ...this.#conditions.kinds,
    }),
  } satisfies OutboxKinds<UserMessages>;

  /** How each effect is carried out. */
  readonly #effects: EffectHandlers = {
    publish: ({ type, data }) => this.publish(type, () => data),
    send: ({ message, payload, key }) => this.#send(message, payload, key),
    due: ({ due, at }) => this.due.setOrClear(due, at),
    dueIfNone: ({ due, at }) => this.due.setIfNone(due, at),
    notice: ({ notice, key }) => this.#notices.receive(notice, key),
    settled: ({ notice }) => this.#notices.drop(notice),
    waits: ({ waitingID }) => this.#invitations.onHold(waitingID),
    queued: (_, now) => this.#owner.waitNowhere(now),
    leaveQueue: ({ because }) => this.#quickMatch.giveUp(because),
    becomes: ({ identity }) => this.#quickMatch.onBecome(identity),
    renamed: () => {
      this.#people.onRenamed();
      this.#invitations.onRenamed();
      this.#quickMatch.onRenamed();
    },
    muted: (_, now) => {
      this.#conditions.refresh(now);
      this.#chats.onMutes(now);
      this.#invitations.tell();
      this.#quickMatch.onMuted();
    },
    chats: ({ isUnread }, now) => this.#unreadMail.onChats(now, isUnread),
    conditions: (_, now) => this.#conditions.refresh(now),
    vacation: (_, now) => this.#turns.onVacation(now),
  };

  protected readonly dues = {
    ...this.#people.dues,
    ...this.#notices.dues,
    ...this.#unreadMail.dues,
    ...this.#turns.dues,
    ...this.#vacations.dues,
    ...this.#quickMatch.dues,
    ...this.#visits.dues,
    // Once everybody has been told.
    [removedDue]: () => {
      const { isGone, identity } = this.#owner.state();
      // What a deleted account leaves keeps it from coming back.
      const isOver = isGone ? identity.kind === "guest" : this.#isIdle();
      if (isOver) this.forgetOnceSettled(removedDue, limits.namesKeptMs);
    },
  } satisfies Record<UserDue, unknown>;

  protected readonly reads = new Set([
    "games:getGames",
    "friends:ofUser",
    "chat:overview:load",
    "user:catchUp",
  ] as const);
  protected override readonly repeatable = new Set(["user:attention", "user:warningRead"] as const);
  protected readonly handlers: Handlers<UserProtocol> = {
    ...this.#people.handlers,
    ...this.#chats.handlers,
    ...this.#invitations.handlers,
    ...this.#vacations.handlers,
    ...this.#quickMatch.handlers,
    ...this.#warnings.handlers,
    ...this.#games.handlers,
    "user:attention": ({ data, socket, now }) => {
      noteAttention(socket, data.isLookedAt, now);
      return { data: {} };
    },
    "user:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

  override async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
  ): Promise<string | null> {
    const now = Date.now();
    if (identity.kind === "guest" && !this.hasTables()) return this.#early.issue(identity, session, now);
    if (!this.#meet(identity)) return null;
    if (session !== null) this.#visits.addSession(session, now);
    if (moderationStatus !== null) this.act(() => this.#owner.noteStatus(moderationStatus, now));
    return super.issueTicket(this.#own.self(), session, moderationStatus);
  }

  /** A guest comes with an early ticket: from now on the guest has a room. */
  protected override async prepare(ticket?: string | null): Promise<void> {
    if (!ticket) return;
    const early = this.#early.take(ticket, Date.now());
    if (early === undefined || !this.#meet(early.identity)) return;
    const { session } = early;
    if (session !== null) this.#visits.addSession(session, Date.now());
    await this.keepTicket(ticket, { identity: this.#own.self(), session, moderationStatus: null });
  }

  /**
   * Tells all rooms in which the person may have sockets. A guest's sockets end with the session of the user that the
   * guest has become.
   */
  override async logOut(person: Person, sessions: SessionsMeant = {}): Promise<void> {
    this.#early.revoke();
    if (!this.hasTables()) return;
    const heir = heirAs(this.#owner.state(), person);
    if (heir !== undefined && !isMeant(sessions, heir.session ?? null)) return;
    const [own, theirs] = heir === undefined ? [person, sessions] : [this.#owner.person(), {}];
    await super.logOut(own, theirs);
    await this.#visits.logOut(own, theirs);
  }

  override async holds(person: Person): Promise<boolean> {
    if (this.#early.holder(Date.now()) !== undefined) return true;
    const isOfHeir = this.hasTables() && heirAs(this.#owner.state(), person) !== undefined;
    return isOfHeir ? this.#visits.list().length > 0 || this.#own.isHere() : super.holds(person);
  }

  async exists(): Promise<boolean> {
    return this.isOpen() || this.#early.holder(Date.now()) !== undefined;
  }

  async visit(
    identity: Identity,
    address: RoomAddress,
    session: string,
  ): Promise<Identity | "deleted" | "full"> {
    // What everybody may see anyway is nothing that a guest has to be kept for.
    if (identity.kind === "guest" && isOpenToAll(address) && !this.hasTables()) return identity;
    if (!this.#meet(identity)) return "deleted";
    const hasSpace = await this.#visits.add(address, session, Date.now());
    // The account may have been deleted, or renamed, while other rooms were asked.
    if (!this.isOpen()) return "deleted";
    return hasSpace ? this.#own.self() : "full";
  }

  async visited(): Promise<RoomAddress[]> {
    return this.hasTables() ? this.#visits.list() : [];
  }

  async sessions(): Promise<string[]> {
    return this.hasTables() ? this.#visits.sessions() : [];
  }

  async inherit(identity: Identity, guest: Person, session: string): Promise<void> {
    if (this.#meet(identity)) await this.#visits.inherit(guest, session, Date.now());
    if (this.isOpen()) this.act(() => this.#quickMatch.onInherit());
  }

  async claim(identity: Identity, waitingID: WaitingID, since: number): Promise<boolean> {
    if (!this.#meet(identity)) return false;
    return this.act(() => this.#owner.claim({ waitingID, since }, identity, Date.now()));
  }

  async isFullOfTurnBased(): Promise<boolean> {
    return this.isOpen() && this.#turns.list().length >= limits.turnBasedGamesOpen;
  }

  async release(waitingID: WaitingID, since: number): Promise<void> {
    if (this.isOpen()) this.act(() => this.#owner.release(waitingID, since, Date.now()));
  }

  async waitsIn(): Promise<WaitingID | null> {
    return this.isOpen() ? this.#owner.waitsIn() : null;
  }

  async becomes(identity: Identity, session?: string): Promise<void> {
    // A guest on the way here with a ticket comes as this user.
    const guest = this.#early.holder(Date.now());
    if (guest !== undefined) this.#meet(guest);
    if (!this.isOpen()) return;
    if (isSamePerson(identity, this.#owner.person())) return this.renamed(identity);
    this.act(() => this.#owner.become({ identity, session }, Date.now()));
  }

  override async renamed(identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    if (heirAs(this.#owner.state(), identity) === undefined) return super.renamed(identity);
    // The guest's sockets are the user's.
    if (isDeleted(identity)) await this.logOut(identity);
    this.act(() => this.#owner.renameHeir(identity, Date.now()));
  }

  async end(person: Person): Promise<boolean> {
    this.#early.revoke();
    // From now on nobody gets a ticket as this person; so no socket comes after the last one has ended.
    this.act(() => {
      this.migrateTables();
      this.#owner.end(person, Date.now());
      this.#games.forget(Date.now());
    });
    await super.logOut(person);
    if (!(await this.#visits.leaveAll(deleted(person)))) return false;
    this.act(() => this.#forget(person, Date.now()));
    return true;
  }

  async gamesChanged(identity: Identity): Promise<Identity> {
    // A guest who never comes back costs nothing more. Only users, who can write to each other at a table, are asked
    // for theirs.
    const isAway = identity.kind === "guest" && !this.#own.isHere();
    if (isAway && !this.hasTables()) return identity;
    if (!this.#meet(identity)) return deleted(identity);
    // What is being read right now may be older than the change.
    const isReading = this.outbox.holds("games");
    this.act(() => this.#games.onChange(isAway && !isReading, Date.now()));
    // Without libSQL it is done later.
    if (identity.kind === "user") await inTime(this.#tellTables(), limits.tablesToldMs).catch(() => {});
    return this.#own.self();
  }

  /** Tells chats at once who sits at a table with whom, so that nobody begins to play while a chat is still private. */
  async #tellTables(): Promise<void> {
    await this.outbox.deliverNow([keyOf("games", {})], Date.now());
    const chats = this.#conditions.chats().map((chatID) => keyOf("conditions", { chatID }));
    await this.outbox.deliverNow(chats, Date.now());
  }

  async turnChanged(identity: Identity, report: TurnReport) {
    if (!this.#meet(identity)) return { identity: deleted(identity), breaks: [] };
    this.act(() => this.#turns.onReport(report, Date.now()));
    return { identity: this.#own.self(), breaks: this.#vacations.all() };
  }

  async tournamentToast(identity: Identity, toast: ToastOfTournament): Promise<void> {
    if (this.#meet(identity)) this.act(() => this.#tournaments.onToast(toast, Date.now()));
  }

  async tournamentChanged(
    identity: Identity,
    tournamentID: number,
    part: { takesPart: boolean; invitations: readonly TournamentInvitation[] },
  ): Promise<Identity> {
    if (!this.#meet(identity)) return deleted(identity);
    this.act(() => this.#tournaments.note(tournamentID, part));
    return this.#own.self();
  }

  async friendsChanged(news?: NewsOfFriend): Promise<void> {
    // Somebody without a room, or whose room was deleted, is notified of requests, too.
    if (news?.kind === "new-request" && !this.hasTables()) await this.#meetUnseen();
    if (this.isOpen()) this.act(() => this.#people.onChange(news));
  }

  async friendIsThere(userID: number, presence: Presence): Promise<Presence> {
    if (!this.isOpen()) return { isOnline: false, v: 0 };
    return this.act(() => this.#people.onFriend(userID, presence, Date.now()));
  }

  async chatConditions(
    identity: Identity,
    chatID: string,
    others: readonly number[],
  ): Promise<ChatConditions> {
    if (!this.#meet(identity)) return { v: 0, muted: [], games: [] };
    return this.act(() => {
      this.#games.need(Date.now());
      return this.#conditions.for(chatID, others, Date.now());
    });
  }

  async chatChanged(identity: Identity, news: ChatNews): Promise<Identity> {
    if (!this.#meet(identity)) return deleted(identity);
    this.act(() => this.#chats.onNews(news, Date.now()));
    return this.#own.self();
  }

  async privateChat(identity: Identity, other: Person): Promise<string | null> {
    return this.#meet(identity) ? this.act(() => this.#chats.privateChat(other, Date.now())) : null;
  }

  async moderationStatusChanged(
    identity: Identity,
    moderationStatus: ModerationStatus,
    gameIDs: readonly number[],
  ): Promise<void> {
    if (!this.#meet(identity)) return;
    this.act(() => {
      this.restand(identity, moderationStatus);
      this.#owner.changeStatus(moderationStatus, gameIDs, Date.now());
    });
  }

  async invited(invited: Invited): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      this.rename(invited.by);
      this.#invitations.onInvited({ ...invited, by: this.names.newest(invited.by) });
    });
  }

  async inviteAll(
    identity: Identity,
    opened: OpenedWaiting,
    friends: readonly number[],
  ): Promise<(NotInvitedReason | null)[]> {
    // The waiting room claims the person by and by; only who waits there may invite.
    const waits = await this.claim(identity, opened.waitingID, opened.since);
    return waits ? this.#invitations.inviteAll(friends, opened.waitingID) : friends.map(() => "failed");
  }

  async takenBack(waitingID: WaitingID, by: Person): Promise<void> {
    if (this.isOpen()) this.act(() => this.#invitations.onTakenBack(waitingID, by));
  }

  async notify(identity: Identity, notice: Notice, key?: string): Promise<void> {
    if (this.#meet(identity)) this.act(() => this.#notices.receive(notice, key));
  }

  async queueChanged(identity: Identity, told: QueueTold): Promise<void> {
    if (this.#meet(identity)) this.act(() => this.#quickMatch.onReport(told));
  }

  async quickGameBegan(identity: Identity, began: { waitingID: WaitingID; gameID: GameID }): Promise<void> {
    if (this.#meet(identity)) this.act(() => this.#quickMatch.onBegan(began));
  }

  async admitInvited(identity: Identity, userIDs: readonly number[], invitedTo: InvitedTo): Promise<boolean> {
    if (!this.#meet(identity)) return false;
    return this.act(() => this.#peopleInvited.admit(userIDs, Date.now(), invitedTo) === undefined);
  }

  async admitMessage(identity: Identity, readers: number): Promise<boolean> {
    return this.#meet(identity) && this.#chats.admitMessage(readers, Date.now());
  }

  async attention(): Promise<Attention> {
    if (!this.isOpen() || !this.#own.isHere()) return "away";
    return this.#own.isLookedAt(Date.now()) ? "looks" : "here";
  }

  async hasMuted(person: Person): Promise<boolean> {
    return this.isOpen() && this.#people.hasMuted(person);
  }

  async kept(): Promise<Record<string, unknown>> {
    if (!this.isOpen()) return {};
    const [warnings, notices] = [this.#warnings.all(), this.#notices.all()];
    const [invited, tournaments] = [this.#invitations.sent(), this.#tournaments.ids()];
    return { ...this.stateFor().data, warnings, notices, invited, tournaments };
  }

  async warn(identity: Identity, warning: Warning): Promise<void> {
    if (this.#meet(identity)) this.act(() => this.#warnings.add(warning, Date.now()));
  }

  async subscriptionChanged(identity: Identity, subscription: OwnSubscription): Promise<void> {
    if (this.#meet(identity)) this.act(() => this.publish("subscription:get", () => subscription));
  }

  protected override isOpen(): boolean {
    return this.hasTables() && !this.#owner.state().isGone;
  }

  protected override viewerOf(identity: Identity | null): Viewer | undefined {
    return identity !== null && isSamePerson(identity, this.#owner.person()) ? self : undefined;
  }

  /** Seconds grow faster than the events of a person; milliseconds would be taken for a time (scripts/data/movedClock.ts). */
  protected override firstEvent(): number {
    return Math.floor(Date.now() / limits.second);
  }

  protected override isSpectator(): boolean {
    return false;
  }

  protected override stateFor() {
    const { identity, moderationStatus } = this.#owner.state();
    const data = {
      name: identity.name,
      waitingID: this.#owner.waitsIn(),
      games: this.#games.list(),
      ...this.#people.state(),
      chats: this.#chats.list(),
      invitations: this.#invitations.list(),
      invited: this.#invitations.invitedNames(),
      tournamentInvitations: this.#tournaments.invitations(),
      queue: this.#quickMatch.status(),
      warnings: this.#warnings.unread(),
      moderationStatus,
      turnBased: this.#turns.list(),
      vacation: this.#vacations.state(Date.now()),
    };
    return { type: "user:snapshot" as const, data };
  }

  protected override onHeard(socket: Socket, now: number): void {
    renewAttention(socket, now);
  }

  protected override onCrowd(): void {
    if (!this.isOpen()) return;
    const now = Date.now();
    this.#games.need(now);
    this.#people.onCrowd(now);
    this.#quickMatch.onCrowd(now);
    this.#unreadMail.onCrowd(now);
  }

  /** What waits, waits as long as was meant. Vacations have dates, which stay. */
  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    if (!this.isOpen()) return;
    for (const part of [this.#notices, this.#unreadMail, this.#turns, this.#quickMatch])
      part.onClockSetBack(back, Date.now());
  }

  /** The owner's name is kept with the owner, not among those that the room was told of others. */
  protected override rename(identity: Identity): void {
    const owner = this.#own.self();
    if (!isSamePerson(identity, owner)) super.rename(identity);
    else if (isNewer(identity, owner)) this.act(() => this.onRenamed(identity));
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    if (isSamePerson(identity, this.#owner.person())) this.#owner.rename(identity, Date.now());
  }

  /**
   * Opens the room for its owner, or takes over the owner's new name. An older name, from a call that comes late, changes
   * nothing. @returns false if the account is deleted
   */
  #meet(identity: Identity): boolean {
    if (this.hasTables() && !this.isOpen()) return false;
    this.act(() => {
      if (this.hasTables()) return this.rename(identity);
      this.migrateTables();
      this.#owner.meet(identity);
    });
    return true;
  }

  /** Opens the room for a user who is not here, if there is one of this number. */
  async #meetUnseen(): Promise<void> {
    const id = Number(this.name.split("-").at(-1));
    const [user] = await askDatabase(this.env, (db) => findUsers(db, [id]));
    if (user !== undefined) this.#meet({ kind: "user", id, name: user.name, nameVersion: user.nameVersion });
  }

  /** Whether the person is nowhere and waits for nothing, and nothing in the room would be missed. */
  #isIdle(): boolean {
    const { identity, isGone, held, heir } = this.#owner.state();
    if (isGone || heir !== undefined) return false;
    const isSomewhere = held !== undefined || this.#own.isHere() || this.#visits.list().length > 0;
    if (isSomewhere || this.#quickMatch.status() !== null) return false;
    return identity.kind === "guest" || !this.#holdsAnything();
  }

  /** Whether anything was written here besides that the person exists, and with which sessions. */
  #holdsAnything(): boolean {
    const isAwaited = Object.keys(this.dues).some(
      (due) => due !== removedDue && this.due.at(due) !== undefined,
    );
    return isAwaited || tablesOfContents.some((name) => this.#hasRows(name));
  }

  #hasRows(table: string): boolean {
    return this.sqlite.exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length > 0;
  }

  /** The sockets of the deleted account have ended everywhere: everything else is forgotten, too. */
  #forget(person: Person, now: number): void {
    this.#owner.forget(person, now);
    const parts = [
      this.#tournaments,
      this.#people,
      this.#chats,
      this.#conditions,
      this.#invitations,
      this.#peopleInvited,
      this.#notices,
      this.#turns,
      this.#vacations,
      this.#quickMatch,
      this.#warnings,
    ];
    for (const part of parts) part.forget(now);
    this.#unreadMail.onChats(now);
    this.events.keepOnly([]);
    // A user's room goes on to answer that the account is deleted. Nobody calls a guest's after a while.
    if (person.kind === "guest") this.due.set(removedDue, now + limits.namesKeptMs);
  }

  /**
   * Closes the sockets whose sessions have ended silently. Those of a guest who has become a user follow the user's
   * session.
   */
  async #logOutEnded(ended: SessionsMeant): Promise<void> {
    if (this.#owner.state().heir === undefined) await this.logOut(this.#owner.person(), ended);
  }

  /** The current state of a notice's subject; undefined if there is nothing to say any more. */
  #asItIs(notice: Notice): Notice | undefined {
    if (notice.kind === "yourTurn") return notice.what === undefined ? notice : this.#turns.asItIs(notice);
    if (notice.kind === "message") return this.#chats.unreadNotice(notice.chatID);
    if (notice.kind === "friendRequest") return this.#people.request(notice.userID);
    if (notice.kind === "invitation") return this.#invitations.isOpen(notice.waitingID) ? notice : undefined;
    if (notice.kind === "tableFound" || notice.kind === "askedAlong")
      return this.#quickMatch.noticeNow(notice);
    return notice;
  }

  #send<Kind extends keyof UserMessages>(
    kind: Kind,
    payload: UserMessages[Kind],
    key = keyOf(kind, payload),
  ): void {
    this.outbox.put({ key, kind, payload } as OutboxMessage<UserMessages>, Date.now());
  }

  async #sendNow<Kind extends keyof UserMessages>(
    kind: Kind,
    payloads: readonly UserMessages[Kind][],
  ): Promise<void> {
    this.act(() => {
      for (const payload of payloads) this.#send(kind, payload);
    });
    const keys = payloads.map((payload) => keyOf(kind, payload));
    await this.outbox.deliverNow(keys, Date.now());
  }
}

/** Whether this is a room that shows everybody the same, whoever they are. */
function isOpenToAll({ party, room }: RoomAddress): boolean {
  return party === "lobby" || (party === "channel" && openChannels.some((name) => name === room));
}

function keyOf(kind: string, payload: object): string {
  return `${kind}:${JSON.stringify(payload)}`;
}
