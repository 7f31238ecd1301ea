import type { NotInvitedReason } from "#schema/api/ownTables.ts";
import { limits } from "#schema/limits.ts";
import { deleted, isDeleted, isNewer, isSamePerson } from "#schema/names.ts";
import type { Notice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { OwnSubscription, UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import {
  gameChannel,
  openChannels,
  tournamentChannel,
  waitingChannel,
  writingAddress,
} from "#schema/roomNames.ts";
import type {
  ChatConditions,
  ChatNews,
  Identity,
  Invited,
  ModerationStatus,
  NewsOfFriend,
  OpenedWaiting,
  Person,
  Presence,
  QueueTold,
  RoomAddress,
  ToastOfTournament,
  TurnReport,
  UserRoomCalls,
  Warning,
} from "#schema/rooms.ts";
import type { Handlers, Socket } from "../handlers.ts";
import { Chats } from "./chats/chats.ts";
import { Conditions } from "./chats/conditions.ts";
import type { EffectHandlers } from "./effects.ts";
import { friendHandlers } from "./friends/friendHandlers.ts";
import { goneDue, People } from "./friends/people.ts";
import { Invitations } from "./invitations/invitations.ts";
import type { Held } from "./keptPerson.ts";
import { noteAttention, renewAttention } from "./notices/attention.ts";
import { Notices, noticesDue } from "./notices/notices.ts";
import { UnreadMail, unreadDue } from "./notices/unreadMail.ts";
import { userKinds } from "./outboxKinds.ts";
import { readOwnGames } from "./ownGames.ts";
import { PersonRoom } from "./personRoom.ts";
import { QuickMatch } from "./queue/quickMatch.ts";
import { userMigrations } from "./tables.ts";
import { OwnTournaments } from "./tournaments/ownTournaments.ts";
import { Turns, turnsDue } from "./turns/turns.ts";
import { Vacations } from "./turns/vacations.ts";
import { sessionsDue } from "./visits/visits.ts";
import { Warnings } from "./warnings.ts";

/** The due date on which the room of a guest who was removed is deleted. */
const removedDue = "removed";

/**
 * What concerns one person in all tabs: the one waiting room in which the person waits, the statistics, the people who
 * matter to the person, and the invitations.
 */
export class UserRoom extends PersonRoom implements UserRoomCalls {
  static override migrations = userMigrations;

  readonly #warnings = new Warnings(this.sqlite);
  readonly #notices = new Notices(this.own, (notice) => this.#asItIs(notice));
  readonly #people = new People(this.own, {
    onMuted: (userID) => this.#conditions.tellNow(userID),
    onMutes: () => {
      this.#conditions.refresh();
      this.#chats.onMutes();
      this.#invitations.tell();
    },
    onAsked: (notice) => this.#notices.receive(notice),
  });
  readonly #conditions = new Conditions(this.own, {
    hasMuted: (userID) => this.#people.mutes.has(userID),
    tables: () => this.person.tables(),
  });
  readonly #chats = new Chats(this.own, (userID) => this.#people.mutes.has(userID), this.#conditions, {
    onUnread: (notice) => this.#notices.receive(notice),
    onRead: (notice) => this.#notices.drop(notice),
    onChange: (isUnread) => this.#unreadMail.onChats(Date.now(), isUnread),
  });
  readonly #invitations = new Invitations(
    this.own,
    this.#people,
    () => this.person.held()?.waitingID ?? null,
  );
  readonly #quickMatch = new QuickMatch(this.own, (username) => this.#people.friends.friendID(username));
  readonly #tournaments = new OwnTournaments(this.own);
  readonly #vacations = new Vacations(this.own);
  readonly #turns = new Turns(this.own, {
    breaks: () => this.#vacations.all(),
    onNotice: (notice, key) => this.#notices.receive(notice, key),
  });
  readonly #unreadMail = new UnreadMail(this.own, () => this.#chats.unread());

  protected readonly outboxKinds = userKinds({
    env: this.env,
    self: () => this.person.identity(),
    isOpen: () => this.isOpen(),
    checkSessions: () => this.checkSessions(),
    readGames: () => this.#readGames(),
    visits: this.visits,
    people: this.#people,
    notices: this.#notices,
    unreadMail: this.#unreadMail,
    turns: this.#turns,
    vacations: this.#vacations,
    conditions: this.#conditions,
    invitations: this.#invitations,
    quickMatch: this.#quickMatch,
  });

  protected readonly effects: EffectHandlers = {
    publish: ({ type, data }) => this.publish(type, () => data),
    send: ({ message, payload }) => this.send(message, payload),
    due: ({ due, at }) => this.due.setOrClear(due, at),
    dueIfNone: ({ due, at }) => this.due.setIfNone(due, at),
    notice: ({ notice, key }) => this.#notices.receive(notice, key),
    settled: ({ notice }) => this.#notices.drop(notice),
    waits: ({ waitingID }) => this.#invitations.onHold(waitingID),
    queued: () => this.#waitNowhere(),
    leaveQueue: ({ because }) => this.#quickMatch.giveUp(because),
    muted: () => {
      this.#conditions.refresh();
      this.#chats.onMutes();
      this.#invitations.tell();
    },
    chats: ({ isUnread }, now) => this.#unreadMail.onChats(now, isUnread),
    conditions: () => this.#conditions.refresh(),
    vacation: (_, now) => this.#turns.onVacation(now),
  };

  protected readonly dues = {
    [goneDue]: () => this.#people.onGone(),
    [noticesDue]: (now: number) => this.#notices.onDue(now),
    [unreadDue]: (now: number) => this.#unreadMail.onDue(now),
    [turnsDue]: (now: number) => this.#turns.onDue(now),
    ...this.#vacations.dues,
    ...this.#quickMatch.dues,
    [sessionsDue]: () => this.visits.onDue(),
    // The room of a guest who was removed, once everybody has been told.
    [removedDue]: () => this.forgetOnceSettled(removedDue, limits.namesKeptMs),
  };

  protected readonly reads = new Set([
    "games:getGames",
    "friends:ofUser",
    "chat:overview:load",
    "user:catchUp",
  ] as const);
  protected readonly handlers: Handlers<UserProtocol> = {
    ...friendHandlers(this.#people),
    ...this.#chats.handlers,
    ...this.#invitations.handlers,
    ...this.#vacations.handlers,
    ...this.#quickMatch.handlers,
    "user:warningRead": ({ data }) => {
      this.#warnings.markRead(data.id);
      this.publish("user:warnings", () => ({ warnings: this.#warnings.unread() }));
      return { data: {} };
    },
    "user:attention": ({ data, socket, now }) => {
      noteAttention(socket, data.isLookedAt, now);
      return { data: {} };
    },
    "games:getGames": async () => ({ data: (await readOwnGames(this.env, this.person.identity())).games }),
    "user:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

  async claim(identity: Identity, waitingID: WaitingID, since: number): Promise<boolean> {
    if (!this.meet(identity)) return false;
    const held = this.person.held();
    if (held !== undefined && held.waitingID !== waitingID && !isLater({ waitingID, since }, held))
      return false;
    this.act(() => {
      if (held !== undefined && held.waitingID !== waitingID) this.#leave(this.person.identity(), held);
      const heir = this.person.heir();
      const person = this.person.identity();
      this.#quickMatch.giveUp("elsewhere");
      if (heir === undefined) this.#hold({ waitingID, since });
      // An outdated socket has sat down, or the slot was taken just before.
      else this.send("reseat", { waitingID, person, ...heir });
      if (isNewer(person, identity)) this.#sendName({ party: "waiting", room: waitingID });
    });
    return true;
  }

  async release(waitingID: WaitingID, since: number): Promise<void> {
    const held = this.isOpen() ? this.person.held() : undefined;
    if (held?.waitingID === waitingID && held.since <= since) this.act(() => this.#hold(undefined));
  }

  async waitsIn(): Promise<WaitingID | null> {
    return (this.isOpen() && this.person.held()?.waitingID) || null;
  }

  override async inherit(identity: Identity, guest: Person, session: string): Promise<void> {
    await super.inherit(identity, guest, session);
    if (this.isOpen()) this.act(() => this.#quickMatch.onInherit());
  }

  async becomes(identity: Identity, session?: string): Promise<void> {
    if (!this.isOpen()) return;
    const person = this.person.identity();
    if (isSamePerson(identity, person)) return this.renamed(identity);
    this.act(() => {
      const held = this.person.held();
      this.person.become({ identity, session });
      this.#quickMatch.onBecome(identity);
      if (held === undefined) return;
      const { waitingID } = held;
      this.send("reseat", { waitingID, person, identity, session });
      this.#hold(undefined);
    });
  }

  override async renamed(identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    const heir = this.person.heir();
    if (heir === undefined || !isSamePerson(heir.identity, identity)) return super.renamed(identity);
    // The guest's sockets are the user's.
    if (isDeleted(identity)) await this.logOut(identity);
    if (isNewer(identity, heir.identity)) this.act(() => this.person.become({ ...heir, identity }));
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    if (!isSamePerson(identity, this.person.person())) return;
    this.person.rename(identity);
    this.#people.onRenamed();
    this.#invitations.onRenamed();
    this.#quickMatch.onRenamed();
    const held = this.person.held();
    const waiting = held ? [{ party: "waiting" as const, room: held.waitingID }] : [];
    for (const address of [...this.visits.list(), ...waiting]) this.#sendName(address);
    this.#tellTournaments();
    this.#tellWritings();
  }

  async end(person: Person): Promise<boolean> {
    // From now on nobody gets a ticket as this person; so no socket comes after the last one has ended.
    this.act(() => {
      this.migrateTables();
      this.person.end(person);
    });
    if (!(await this.leaveAll(person))) return false;
    this.act(() => {
      const now = Date.now();
      const held = this.person.held();
      if (held !== undefined) this.#leave(person, held);
      this.#hold(undefined);
      this.#tellTournaments();
      this.#tellWritings();
      const parts = [
        this.#tournaments,
        this.#people,
        this.#chats,
        this.#conditions,
        this.#invitations,
        this.#notices,
        this.#turns,
        this.#vacations,
        this.#quickMatch,
      ];
      for (const part of parts) part.forget(now);
      this.#warnings.clear();
      this.#unreadMail.onChats(now);
      this.events.keepOnly([]);
      // A user's room goes on to answer that the account is deleted. Nobody calls a guest's after a while.
      if (person.kind === "guest") this.due.set(removedDue, now + limits.namesKeptMs);
    });
    return true;
  }

  async gamesChanged(identity: Identity): Promise<Identity> {
    // A guest who never comes back costs nothing more. Only users, who can write to each other at a table, are asked
    // for theirs.
    const isAway = identity.kind === "guest" && !this.own.isHere();
    if (isAway && !this.hasTables()) return identity;
    if (!this.meet(identity)) return deleted(identity);
    // What is being read right now may be older than the change.
    if (isAway && !this.outbox.holds("games")) this.person.forgetGames();
    else this.act(() => this.#refreshGames());
    return this.person.identity();
  }

  async turnChanged(identity: Identity, report: TurnReport) {
    if (!this.meet(identity)) return { identity: deleted(identity), breaks: [] };
    this.act(() => this.#turns.onReport(report, Date.now()));
    return { identity: this.person.identity(), breaks: this.#vacations.all() };
  }

  async tournamentToast(identity: Identity, toast: ToastOfTournament): Promise<void> {
    if (this.meet(identity)) this.act(() => this.#tournaments.onToast(toast, Date.now()));
  }

  async tournamentChanged(identity: Identity, tournamentID: number, takesPart: boolean): Promise<Identity> {
    if (!this.meet(identity)) return deleted(identity);
    this.act(() => this.#tournaments.note(tournamentID, takesPart));
    return this.person.identity();
  }

  async friendsChanged(news?: NewsOfFriend): Promise<void> {
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
    if (!this.meet(identity)) return { v: 0, muted: [], games: [] };
    return this.act(() => {
      if (this.person.games() === null) this.#refreshGames();
      return this.#conditions.for(chatID, others);
    });
  }

  async chatChanged(identity: Identity, news: ChatNews): Promise<Identity> {
    if (!this.meet(identity)) return deleted(identity);
    this.act(() => this.#chats.onNews(news));
    return this.person.identity();
  }

  async privateChat(identity: Identity, other: Person): Promise<string | null> {
    return this.meet(identity) ? this.act(() => this.#chats.privateChat(other)) : null;
  }

  async moderationStatusChanged(
    identity: Identity,
    moderationStatus: ModerationStatus,
    gameIDs: readonly number[],
  ): Promise<void> {
    if (!this.meet(identity)) return;
    this.act(() => {
      this.restand(identity, moderationStatus);
      this.stand(moderationStatus);
      const now = Date.now();
      for (const room of this.#writingRooms(gameIDs)) {
        const payload = { room, person: this.person.person(), moderationStatus };
        this.outbox.put({ key: `moderationStatus:${room}`, kind: "moderationStatus", payload }, now);
      }
    });
  }

  async invited(invited: Invited): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      this.rename(invited.by);
      const { waitingID } = invited;
      const by = this.names.newest(invited.by);
      this.#invitations.onInvited({ ...invited, by });
      this.#notices.receive({ kind: "invitation", waitingID, username: by.name });
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
    if (this.meet(identity)) this.act(() => this.#notices.receive(notice, key));
  }

  async queueChanged(identity: Identity, told: QueueTold): Promise<void> {
    if (this.meet(identity)) this.act(() => this.#quickMatch.onTold(told));
  }

  async quickGameBegan(identity: Identity, began: { waitingID: WaitingID; gameID: GameID }): Promise<void> {
    if (this.meet(identity)) this.act(() => this.#quickMatch.onBegan(began));
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
    if (!this.meet(identity)) return;
    this.act(() => {
      this.#warnings.add(warning);
      this.publish("user:warnings", () => ({ warnings: this.#warnings.unread() }));
    });
  }

  async subscriptionChanged(identity: Identity, subscription: OwnSubscription): Promise<void> {
    if (this.meet(identity)) this.act(() => this.own.publish("subscription:get", subscription));
  }

  protected override stateFor() {
    const data = {
      waitingID: this.person.held()?.waitingID ?? null,
      games: this.person.games(),
      ...this.#people.state(),
      chats: this.#chats.list(),
      invitations: this.#invitations.list(),
      queue: this.#quickMatch.status(),
      warnings: this.#warnings.unread(),
      moderationStatus: this.person.moderationStatus(),
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
    if (this.person.games() === null) this.#refreshGames();
    this.#people.onCrowd(Date.now());
    this.#quickMatch.onCrowd(Date.now());
    this.#unreadMail.onCrowd(Date.now());
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

  /** The person's moderation status for all tabs. */
  protected override stand(moderationStatus: ModerationStatus): void {
    if (this.person.stand(moderationStatus))
      this.publish("user:moderationStatus", () => ({ moderationStatus }));
  }

  /** Stores where the person waits from now on, or that it is nowhere. */
  #hold(held: Held | undefined): void {
    const waitingID = held?.waitingID ?? null;
    const isNews = waitingID !== (this.person.held()?.waitingID ?? null);
    this.person.hold(held);
    if (!isNews) return;
    this.publish("user:waiting", () => ({ waitingID }));
    this.#invitations.onHold(waitingID);
  }

  /** The person waits elsewhere from now on. */
  #waitNowhere(): void {
    const held = this.person.held();
    if (held === undefined) return;
    this.#leave(this.person.person(), held);
    this.#hold(undefined);
  }

  #leave({ kind, id }: Person, { waitingID, since }: Held): void {
    this.send("leave", { person: { kind, id }, waitingID, since });
  }

  /** The rooms in which the person may write now; `gameIDs` are the person's games whose channels are open. */
  #writingRooms(gameIDs: readonly number[]): string[] {
    const held = this.person.held();
    const waiting = held === undefined ? [] : [waitingChannel(held.waitingID)];
    const tournaments = this.#tournaments.ids().map(tournamentChannel);
    return [...openChannels, ...waiting, ...gameIDs.map(gameChannel), ...tournaments, ...this.#chats.ids()];
  }

  /** Queues for the rooms in which the person writes that the person has a new name, or is gone. */
  #tellWritings(): void {
    for (const room of this.#writingRooms([])) this.#sendName(writingAddress(room));
  }

  /** The same for the tournaments that the person belongs to. */
  #tellTournaments(): void {
    for (const id of this.#tournaments.ids()) this.#sendName({ party: "tournament", room: String(id) });
  }

  /** Queues for a room that the person has a new name, or is gone. */
  #sendName({ party, room }: RoomAddress): void {
    this.send("name", { party, room });
  }

  #refreshGames(): void {
    this.send("games", {});
  }

  async #readGames(): Promise<void> {
    const { games, tables } = await readOwnGames(this.env, this.person.identity());
    this.act(() => {
      this.person.setGames(games, tables);
      this.#conditions.refresh();
      this.publish("games:getGames", () => games);
    });
  }
}

/** Whether one sat down later than the other. Of two at the same time one always counts as later. */
function isLater(one: Held, other: Held): boolean {
  return one.since === other.since ? one.waitingID > other.waitingID : one.since > other.since;
}
