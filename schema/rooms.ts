import type { BotLevel } from "#rules/bots/levels.ts";
import type { Draw } from "#rules/notation/draw.ts";
import type { RatedFamily } from "#rules/rating/families.ts";
import type { Seat, VariantName } from "#rules/variant.ts";
import type { NotInvitedReason } from "./api/ownTables.ts";
import type { PartyName } from "./api/sockets.ts";
import type { WinReason } from "./endReasons.ts";
import type { FigureSums } from "./figures/count.ts";
import type { Notice } from "./notice.ts";
import type { BallColor } from "./protocol/ballColor.ts";
import type { ChatOverview } from "./protocol/chatOverview.ts";
import type { FriendNews } from "./protocol/friends.ts";
import type { Connections, RunningGame } from "./protocol/lobby.ts";
import type { QueueNews, QueueReason, QueueWish } from "./protocol/queue.ts";
import type { QueueCounts } from "./protocol/queueCounts.ts";
import type { Series } from "./protocol/series.ts";
import type { OwnSubscription, TurnBasedGame } from "./protocol/user.ts";
import type { NewWaitingGame, WaitingGame, WaitingID } from "./protocol/waitingGame.ts";
import type { TournamentInvitation } from "./tournament/invitation.ts";
import type { CurrentTournament } from "./tournament/lists.ts";
import type { TournamentRefusal } from "./tournament/refusals.ts";
import type { TournamentSnapshot } from "./tournament/snapshot.ts";
import type { TournamentToast } from "./tournament/toasts.ts";
import type { GameStarter, TournamentForm, TournamentKind, TournamentSchedule } from "./tournament.ts";

export { type BotLevel, botLevels } from "#rules/bots/levels.ts";

/**
 * The interface between the Worker and the rooms: identities that the Worker vouches for, and the calls (RPC) of each
 * party. It uses no platform types, so that the client's type of the API does not pull the rooms in.
 */

/**
 * The rooms of a party: as much of the platform's namespace as is used here, so that these types also work where the
 * platform's own are unknown (the client reads the type of the API).
 */
export interface RoomNamespace<Calls> {
  getByName(name: string): Calls;
  jurisdiction(name: Jurisdiction): RoomNamespace<Calls>;
}

/** A jurisdiction that rooms do not leave. */
export type Jurisdiction = "eu" | "fedramp";

/** The namespaces of all parties, for the Worker and the rooms themselves. */
export interface RoomBindings {
  Channel: RoomNamespace<ChannelRoomCalls>;
  Chat: RoomNamespace<ChatRoomCalls>;
  Game: RoomNamespace<GameRoomCalls>;
  Lobby: RoomNamespace<LobbyRoomCalls>;
  Queue: RoomNamespace<QueueRoomCalls>;
  Rater: RoomNamespace<RaterRoomCalls>;
  Tournament: RoomNamespace<TournamentRoomCalls>;
  User: RoomNamespace<UserRoomCalls>;
  Waiting: RoomNamespace<WaitingRoomCalls>;
  /** Can never be changed: a room's id contains it. */
  JURISDICTION?: Jurisdiction;
}

/**
 * Somebody's identity, as the Worker found it by the session. Guests and users are numbered separately, from 1.
 * `nameVersion` counts how often a user was renamed (absent: never), so that of two names the newer one is known
 * (`isNewer`). An empty name means that the account is deleted, and is newer than all others.
 */
export type Identity = { kind: "guest" | "user"; id: number; name: string; nameVersion?: number };

/** Whether a tab of a person has their attention, is at least open, or none is. */
export type Attention = "looks" | "here" | "away";

/** A person, under whatever name. */
export type Person = Pick<Identity, "kind" | "id">;

/** Who sits on a seat when the game begins. */
export type SeatOwner =
  | { kind: "human"; identity: Identity }
  | { kind: "bot"; level: BotLevel; name: string };

/** A game to open; `seats[s]` sits on seat s and plays the balls of `colors[s]`; `createdAt` in ms UTC. */
export type OpenGame = {
  gameID: number;
  variant: VariantName;
  createdAt: number;
  seats: readonly SeatOwner[];
  colors: readonly BallColor[];
  /** The time per move; null without a limit. */
  moveTimeMs: number | null;
  /** Whether it is left out of the list of running games. */
  isPrivate: boolean;
  /** Whether it counts for ratings if only people with accounts play it to its end. */
  isRated: boolean;
  /** The waiting room that it was created from, if any. */
  waitingID: string | null;
  /** The match that it decides, if any. */
  tournament: MatchOfGame | null;
  /** The series that it belongs to, if any, as it stood before this game. */
  series?: Series | undefined;
};

/**
 * A user's moderation status: whether the user is an admin or a moderator, and until when the user may not write (ms
 * UTC).
 */
export type ModerationStatus = { isAdmin: boolean; isModerator: boolean; blockedUntil: number | null };

/** A set of a person's sessions: all, all but some, or only some, by their marks (`sessionMark`). */
export type SessionsMeant =
  | { except?: readonly string[]; only?: never }
  | { only: readonly string[]; except?: never };

/** A room by its party and its name. */
export type RoomAddress = { party: PartyName; room: string };

/** The name of a party whose rooms have an outbox. */
export type OutboxParty = PartyName | "queue";

/**
 * An outbox message that has not arrived: a dead letter, or one that waits for long. It is told without its contents;
 * `waitsSince` in ms UTC.
 */
export type UndeliveredMessage = {
  /** Identifies it within its outbox. It changes when the message gets newer contents. */
  id: string;
  isDead: boolean;
  kind: string;
  /** Where it goes. */
  lane: string;
  attempts: number;
  /** Why the last attempt failed; null if none has failed. */
  error: string | null;
  waitsSince: number;
};

/** How much an outbox has not delivered: dead letters, and since when the oldest message has been stuck (ms UTC). */
export type UndeliveredCount = { deadLetters: number; stuckSince: number | null };

/** The same of a room. */
export type UndeliveredRoom = { party: string; room: string } & UndeliveredCount;

/** The calls of every room with an outbox, for operators. */
export interface OutboxCalls {
  /** Up to limits.undeliveredListed messages that have not arrived, dead letters first; and how many there are. */
  undelivered(): Promise<{ messages: UndeliveredMessage[]; count: UndeliveredCount }>;
  /** Tries to deliver these messages again soon. @returns those that were there */
  retryUndelivered(ids: readonly string[]): Promise<string[]>;
  /** Deletes these messages for good. @returns those that were there */
  dropUndelivered(ids: readonly string[]): Promise<string[]>;
}

/** The calls of every room that issues tickets. */
export interface TicketCalls extends OutboxCalls {
  /**
   * A ticket for one socket of this identity, or null if the room was never opened. Valid once, for
   * limits.ticketLifetimeMs.
   * @param session the mark of the requesting session (`sessionMark`), which tells its sockets from others
   * @param moderationStatus for rooms that check who may write
   * @param key the key in the address of the room (roomKeys.ts)
   */
  issueTicket(
    identity: Identity,
    session?: string,
    moderationStatus?: ModerationStatus,
    key?: string | null,
  ): Promise<string | null>;
  /** Revokes this person's sockets and tickets of these sessions. */
  logOut(person: Person, sessions?: SessionsMeant): Promise<void>;
  /** Whether this person has a socket here, or a ticket for one. */
  holds(person: Person): Promise<boolean>;
  /**
   * The person has a new name, or (an empty one) the account is deleted: then the person's sockets and tickets end, and
   * no later call brings the person back. An older name than the room knows is ignored. Idempotent.
   */
  renamed(identity: Identity): Promise<void>;
}

/**
 * The members of the channel of a game, a waiting room or a tournament, who leads it and may hide messages there, when
 * it ends (ms UTC), and from which channel it takes the last messages over.
 */
export type Circle = {
  members: readonly Identity[];
  leader?: Identity;
  /** Who else reads the channel of a tournament. */
  readers?: Readers;
  endsAt: number | null;
  from: string | null;
};

/** Who reads what belongs to a tournament besides its people: everybody, nobody, or everybody with this key. */
export type Readers = "everybody" | "nobody" | { key: string };

/** A message on its way from one room to another, with its author; null for a deleted account. */
export type Written = { sender: Identity | null; body: string; created: number };

/** The calls of every room with messages. */
export interface WritingCalls extends TicketCalls {
  /** A user's moderation status has changed. */
  moderationStatusChanged(person: Person, moderationStatus: ModerationStatus): Promise<void>;
  /**
   * A message with some before and after it, oldest first; null if the person may not read it, or it does not exist.
   * @param key the key in the address by which the person reads (roomKeys.ts)
   */
  messagesAround(person: Person, id: number, key?: string | null): Promise<ReportedMessage[] | null>;
  /** Deletes a message's text everywhere. */
  hideMessage(id: number): Promise<void>;
}

/** The calls of a channel's room. */
export interface ChannelRoomCalls extends WritingCalls {
  /** Whether it exists; it opens itself if it may. */
  exists(): Promise<boolean>;
  /** Its members, or its end, have changed: it asks its game or waiting room, if it is open. */
  circleChanged(): Promise<void>;
  /** Its last messages, for the channel that follows it. */
  lastMessages(): Promise<Written[]>;
  /**
   * Stores a message that was addressed elsewhere.
   * @param origin identifies a duplicate
   * @returns whether the channel has it; false if the person has written too much there or is no member
   */
  write(sender: Identity, body: string, origin: string): Promise<boolean>;
}

/** A user whom a chat adds; all members see until when moderation blocks the user from writing. */
export type OtherMember = Identity & Pick<ModerationStatus, "blockedUntil">;

/**
 * What a chat must know of a member before a message: which of the other members the member has muted, and the running
 * games in which the member sits with one of them. `v` grows with each change; an older state is ignored.
 */
export type ChatConditions = { v: number; muted: readonly number[]; games: readonly number[] };

/**
 * A chat that its first member opens, whom none of the others has muted; a private one has no title. `conditions` are
 * those of that member.
 */
export type OpenChat = {
  chatID: string;
  title: string | null;
  by: Identity;
  conditions: ChatConditions;
  others: readonly OtherMember[];
  createdAt: number;
};

/**
 * The state of a chat for one of its members. `unreadFrom` counts the unread messages by author (0: a deleted account).
 */
export type ChatNews = {
  chatID: string;
  /** Counts the chat's reports, from 1; an older one is ignored. */
  v: number;
  /** Null if the person is no longer a member. */
  entry: (Omit<ChatOverview, "numberOfUnread"> & { unreadFrom: Record<number, number> }) | null;
};

/** The calls of a chat's room. */
export interface ChatRoomCalls extends WritingCalls {
  /** Opens it or, if it is open, shows a private one again to whoever opens it. @returns its state for that person */
  open(chat: OpenChat): Promise<ChatNews>;
  exists(): Promise<boolean>;
  /**
   * Adds a leaver who was invited back, or stores the refusal for good.
   * @returns the chat's state for that person then; or why the person is not added
   */
  answerInvitation(identity: Identity, isAccepted: boolean): Promise<ChatNews | "not_found" | "full">;
  /** What the chat must know of a member has changed. @returns whether the user is still a member */
  conditionsChanged(userID: number, conditions: ChatConditions): Promise<boolean>;
}

/** The outcome of a player's request to abort a game. */
export type AbortOutcome = "aborted" | "not_seated" | "too_late" | "over" | "tournament_game";

/** The calls of a game's room. */
export interface GameRoomCalls extends TicketCalls {
  /**
   * Deals and begins. A repeated call for the same game changes nothing.
   * @param draw where the seed comes from; by default the server draws it alone
   * @returns false if the game was given up (`openedOrNever`)
   */
  open(game: OpenGame, draw?: Draw): Promise<boolean>;
  /** Whether the game was ever opened. If not it is given up: it never will be, whatever call comes late. */
  openedOrNever(): Promise<boolean>;
  /** Whether the game was ever opened. */
  exists(): Promise<boolean>;
  /**
   * Whoever sat here as `person` is `identity` from now on. A guest has become a user: their sockets stay on the seat.
   * Or a user of a tournament was exchanged: the former one watches from now on, and counts as replaced. Idempotent.
   * @param session the session that the sockets belong to from now on (`sessionMark`); by default the former one
   */
  reseat(person: Person, identity: Identity, session?: string): Promise<void>;
  /** Aborts the game, soon after its start, if the person sits at it. A repeated call gets the same answer. */
  abort(person: Person): Promise<AbortOutcome>;
  /**
   * Aborts the game if the person sits at it alone with bots and is not there now.
   * @returns whether it is over, by this call or before
   */
  giveWay(person: Person): Promise<boolean>;
  /** Who writes in its channel; null if it has none, or no longer has one. */
  circle(): Promise<Circle | null>;
  /** The vacations of a player have changed, while the game is turn-based and waits for the player. Idempotent. */
  breaksChanged(person: Person, breaks: readonly Break[]): Promise<void>;
  /** Who waits now in the waiting room of the rematch, or that it has closed. */
  rematchChanged(waitingID: string, news: RematchNews): Promise<void>;
  /** The game in Tac notation as far as everybody at the table may know it; null if it was never opened. */
  record(): Promise<string | null>;
  /**
   * The time of a match's game is up: it is decided (rules.md 10) and its result reported. A game that is over reports
   * its result again; one that decides no match does nothing.
   */
  endMatchGame(): Promise<void>;
  /** A match was decided without its game: that ends as aborted, and reports nothing. Idempotent. */
  closeMatchGame(): Promise<void>;
  /** The game decides no match any more and goes on as an ordinary one. Idempotent. */
  detachMatchGame(): Promise<void>;
}

/** The highest ids that the database has given, by table. Rooms are named after them. */
export type GivenIDs = { users: number; guests: number; games: number; tournaments: number };

/** The database that rooms belong to: its random id, and the highest ids that were reported. */
export type KnownSite = { id: string; given: GivenIDs };

/** The calls of the room that rates games. */
export interface RaterRoomCalls {
  /** There are games to rate. */
  wake(): Promise<void>;
  /** The ratings are to be computed anew and compared with what is stored, once all games are rated. */
  check(): Promise<void>;
}

/**
 * Somebody who asks the queue for something, with their ratings as shown, and the users whom they have muted; `n` numbers
 * what the person has asked for, so that what comes late does not undo what was asked later.
 */
export type QueueAsker = {
  identity: Identity;
  ratings: Partial<Record<RatedFamily, number>>;
  mutes?: readonly number[];
  n: number;
};

/** How it stands with somebody in the queue, after its change number `v`. */
export type QueueTold = QueueNews & { v: number };

export type QueueRefusal = "already_called" | "partner_waits" | "not_asked" | "not_called" | "not_waiting";

/** What has come of a request to the queue. */
export type QueueOutcome = QueueTold | { refusal: QueueRefusal };

/** The calls of the queue. All are idempotent. Everybody's own room is told every change for the person. */
export interface QueueRoomCalls extends TicketCalls {
  /** Somebody waits from now on, or has another wish. */
  enter(who: QueueAsker, wish: QueueWish): Promise<QueueOutcome>;
  /** The same with this friend, who is asked first. */
  ask(who: QueueAsker, friend: Identity, wish: QueueWish): Promise<QueueOutcome>;
  /** A friend answers the question of somebody with this name. */
  answer(who: QueueAsker, answer: { partner: string; accept: boolean }): Promise<QueueOutcome>;
  /** Somebody who is called is there. */
  come(person: Person, callID: number, draws?: boolean): Promise<QueueOutcome>;
  /** Somebody waits no longer, unless they have asked for something after `n`. */
  leave(person: Person, left: { n: number; because: QueueReason | null }): Promise<QueueOutcome>;
  /** Whoever waits as `person` is `identity` from now on. */
  reseat(person: Person, identity: Identity): Promise<void>;
  /** Somebody has muted these users by now. */
  muted(person: Person, mutes: readonly number[]): Promise<void>;
  /** How it stands with somebody. */
  told(person: Person): Promise<QueueTold>;
}

/** The first teams of a public tournament that has ended; `v` counts its changes. Times in ms UTC. */
export type WinnersOfTournament = {
  tournamentID: number;
  endedAt: number;
  v: number;
  teams: readonly (TournamentTeam & { placement: number })[];
};

/** The calls of the lobby. `v` numbers the reports of one room, from 1: an older one than the last is ignored. */
export interface LobbyRoomCalls extends TicketCalls {
  /** Opens a waiting room for a user who wants one; null if the user has opened too many recently. */
  openWaiting(wishes: NewWaitingGame, creator: Identity): Promise<OpenedWaiting | null>;
  waitingChanged(game: WaitingGame, v: number): Promise<void>;
  waitingGone(waitingID: string, v: number): Promise<void>;
  gameChanged(game: RunningGame, v: number): Promise<void>;
  gameGone(gameID: number, v: number): Promise<void>;
  tournamentChanged(tournament: CurrentTournament, v: number): Promise<void>;
  tournamentGone(tournamentID: number, v: number): Promise<void>;
  winnersChanged(winners: WinnersOfTournament): Promise<void>;
  /** How many people wait for a quick match. */
  queueChanged(counts: QueueCounts, v: number): Promise<void>;
  /** The database that all rooms belong to; null while they belong to none. */
  knownSite(): Promise<KnownSite | null>;
  /** Binds the rooms to this database, unless they belong to one already; these ids were given in it. Idempotent. */
  belongTo(site: KnownSite): Promise<void>;
  /** An id was given: rooms may be named after it from now on. Idempotent. */
  idGiven(table: keyof GivenIDs, id: number): Promise<void>;
  /** An isolate has counted this since it last told. */
  figuresCounted(batch: FigureSums): Promise<void>;
  /** What all have counted, and how many clients and tables there are now. */
  figures(): Promise<LobbyFigures>;
  /** How much a room's outbox has not delivered. Idempotent. */
  undeliveredChanged(room: UndeliveredRoom): Promise<void>;
  /**
   * Up to limits.undeliveredRoomsListed rooms whose outboxes have dead letters or stuck messages, from the one that follows
   * the address `after`, as in `game/7`; and the sums of all.
   */
  undeliveredRooms(after?: string): Promise<{ rooms: UndeliveredRoom[]; count: UndeliveredCount }>;
  /** Those of the rooms with these addresses that have some. */
  findUndelivered(addresses: readonly string[]): Promise<UndeliveredRoom[]>;
}

/** What the lobby knows about the whole site, for operators. */
export type LobbyFigures = {
  sums: FigureSums;
  connections: Connections;
  tables: { waiting: number; running: number };
};

/** A waiting room that somebody opens, who takes its first slot. */
export type OpenWaiting = { waitingID: string; wishes: NewWaitingGame; creator: Identity; createdAt: number };

/** A waiting room that is open, and since when its creator sits there (ms UTC). */
export type OpenedWaiting = { waitingID: WaitingID; since: number };

/** The people and bots of a finished game for a rematch: `seats[s]` and `colors[s]` as they sat there. */
export type OpenRematch = {
  waitingID: string;
  gameID: number;
  variant: VariantName;
  moveTimeMs: number | null;
  isRated: boolean;
  seats: readonly SeatOwner[];
  colors: readonly BallColor[];
  /** The person who asked for it and takes the first slot. */
  creator: Identity;
  /** The seats whose players are invited; their slots are reserved until then (ms UTC). */
  invited: readonly Seat[];
  until: number;
  createdAt: number;
  /** The series that the next game belongs to, and whether it is left out of the list of running games then. */
  series?: (Series & { isPrivate: boolean }) | undefined;
};

/**
 * A table of the queue, whose people have all come: its game begins at once. `slots` stand team by team, `createdAt` in
 * ms UTC.
 */
export type OpenFull = {
  waitingID: string;
  variant: VariantName;
  moveTimeMs: number | null;
  isRated: boolean;
  slots: readonly QueueSlot[];
  createdAt: number;
};

/** Who sits where at a table of the queue; `draws`: the person's browser takes part in drawing the seed of the game. */
export type QueueSlot =
  | (Extract<SeatOwner, { kind: "human" }> & { draws?: true })
  | Extract<SeatOwner, { kind: "bot" }>;

/** Who waits in the waiting room of a rematch; null if it has closed. `v` counts its changes. */
export type RematchNews = { v: number; waiting: readonly Person[] | null };

/**
 * The outcome of a request for a rematch: the waiting room's state, or why the person is not in it (`gone`: it has
 * closed).
 */
export type RematchOutcome = RematchNews | { refusal: "nobody_free" | "full" | "closed" | "gone" };

/** Why somebody can't be invited to a waiting room: the inviter does not wait there, or the invited can't enter. */
export type InviteRefusal = "not_waiting" | "already_here" | "not_let_in" | "full";

/** An invitation by `by`, who waits there; sent at `at` (ms UTC). */
export type Invited = { by: Identity; waitingID: WaitingID; at: number };

/** The calls of a waiting room. All are idempotent. */
export interface WaitingRoomCalls extends TicketCalls {
  open(room: OpenWaiting): Promise<void>;
  /** Opens it with everybody on their slots and ready. */
  openFull(room: OpenFull): Promise<void>;
  /** Opens it with its creator and reserved slots for those who are invited, unless all of them wait elsewhere. */
  openRematch(room: OpenRematch): Promise<RematchOutcome>;
  /** Adds a player of the previous game, on the reserved slot or a free one. */
  joinRematch(identity: Identity): Promise<RematchOutcome>;
  /** These people do not want the rematch: their reserved slots become free. */
  declineRematch(people: readonly Person[]): Promise<void>;
  /** Whether it is open: opened, and not closed since. */
  exists(): Promise<boolean>;
  /** Who writes in its channel; null if it no longer exists. */
  circle(): Promise<Circle | null>;
  /** Why the member `by` may not invite this person; null if they may. */
  refusalOf(person: Person, by: Person): Promise<InviteRefusal | null>;
  /** Removes a person, unless the slot was taken after `since` (ms UTC). */
  leave(person: Person, since: number): Promise<void>;
  /** Whoever waits here as `person` is `identity` from now on, by this session if one is given. */
  reseat(person: Person, identity: Identity, session?: string): Promise<void>;
}

/** A tournament to create: a public one has a schedule, a private one an organizer. `createdAt` in ms UTC. */
export type NewTournament = { title: string; form: TournamentForm; createdAt: number } & (
  | { schedule: TournamentSchedule }
  | { organizer: Identity; startsGames: GameStarter; repeats: readonly TournamentTeam[] }
);

/** A tournament to open, with the id that libSQL has given. */
export type OpenTournament = { id: number } & NewTournament;

/** A team of a tournament. */
export type TournamentTeam = { name: string; players: readonly Identity[] };

/** The match that a game decides, and how long the game may last. `title` and `kind` are those of the tournament. */
export type MatchOfGame = {
  tournamentID: number;
  kind: TournamentKind;
  title: string;
  matchID: string;
  timePerGameMs: number;
};

/** How the game of a match ended: its sides, best first; the balls home of each side; and what decided. */
export type MatchEnding = {
  sides: readonly number[];
  home: readonly number[];
  reason: "won" | WinReason;
};

/** Who asks a tournament for something, as the Worker found it. */
export type TournamentAsker = { identity: Identity } & Pick<ModerationStatus, "isAdmin" | "blockedUntil">;

/** The calls of a tournament's room. All are idempotent; what comes too late changes nothing. */
export interface TournamentRoomCalls extends TicketCalls {
  open(tournament: OpenTournament): Promise<void>;
  exists(): Promise<boolean>;
  /** The tournament as everybody may see it; null if it was never opened. */
  snapshot(): Promise<TournamentSnapshot | null>;
  /** The teams with which a private tournament can be repeated; null if this person has not led it. */
  teamsToRepeat(by: Person): Promise<TournamentTeam[] | null>;
  /** Who writes in its channel; null if it was never opened. */
  circle(): Promise<Circle | null>;
  exchangeUser(
    by: TournamentAsker,
    exchange: { replaced: Person; replacement: Identity },
  ): Promise<TournamentRefusal | null>;
  changeTournamentSignUpSize(
    by: TournamentAsker,
    size: { nTeams: number; creationDates?: readonly number[] },
  ): Promise<TournamentRefusal | null>;
  /** Somebody of a side has come to the game of a match. Sides are the teams of the game's variant. */
  teamCame(gameID: number, side: number): Promise<void>;
  /** The balls home of each side. */
  scoreNow(gameID: number, home: readonly number[]): Promise<void>;
  gameEnded(gameID: number, ending: MatchEnding): Promise<void>;
  gameAborted(gameID: number): Promise<void>;
}

/** Whether a person has a tab open; `v` counts the changes, so that late reports are ignored. */
export type Presence = { isOnline: boolean; v: number };

/** A toast about a tournament, from `at` (ms UTC); its key prevents duplicates. */
export type ToastOfTournament = {
  key: string;
  at: number;
  about: { tournamentID: number; type: TournamentKind; tournamentTitle: string };
  toast: TournamentToast;
};

/** An action of a friend, or of somebody with an open request; its key prevents duplicates. */
export type NewsOfFriend = { key: string; kind: FriendNews; username: string };

/** A message as a report stores it; `sender` is null for a deleted player, `created` in ms UTC. */
export type ReportedMessage = { id: number; sender: Identity | null; body: string; created: number };

/** A message from moderation, kept until the player has confirmed it. Its id prevents duplicates. */
export type Warning = { id: string; reason: string };

/** Some time in which a player's clocks stand still in turn-based games, in ms UTC: [from, until). */
export type Break = { from: number; until: number };

/**
 * How a turn-based game stands for one of its players: `since` is when it has begun to wait for the player, null while it
 * waits for others or a bot plays for the player.
 */
export type TurnBasedState = Omit<TurnBasedGame, "until">;

/** The same from the game's room; `v` grows with each change; the state is null once the player no longer sits there. */
export type TurnReport = { gameID: number; v: number; state: TurnBasedState | null };

/** What somebody invites others to: each group counts anew, everywhere else the same people count once. */
export type InvitedTo = "group" | "elsewhere";

/** The calls of a person's own room. */
export interface UserRoomCalls extends TicketCalls {
  /** Whether the room has ever been visited. */
  exists(): Promise<boolean>;
  /**
   * The person has sat down in a waiting room at `since` (ms UTC). The latest counts: the person leaves any other.
   * @returns whether this is the latest
   */
  claim(identity: Identity, waitingID: string, since: number): Promise<boolean>;
  /** Whether as many turn-based games of the person run as may. */
  isFullOfTurnBased(): Promise<boolean>;
  /** How it stands with the person in the queue. What comes late changes nothing. */
  queueChanged(identity: Identity, told: QueueTold): Promise<void>;
  /** The game has begun for which the person had waited in the queue. */
  quickGameBegan(identity: Identity, began: { waitingID: string; gameID: number }): Promise<void>;
  /** The person no longer waits there. */
  release(waitingID: string, since: number): Promise<void>;
  /** Where the person waits. */
  waitsIn(): Promise<string | null>;
  /**
   * The guest has become a user.
   * @param session the session of the new identity that the sockets belong to from now on (`sessionMark`)
   */
  becomes(identity: Identity, session?: string): Promise<void>;
  /**
   * The account is deleted: first the person's sockets and tickets end everywhere, then everything is forgotten, and
   * nothing brings the person back. Idempotent.
   * @returns false if a room in which the person may have a socket could not be reached; nothing is forgotten then
   */
  end(person: Person): Promise<boolean>;
  /**
   * The person is about to get a ticket for this room by this session, with which its socket there must end.
   * @returns the person with the current name, which the ticket is for; or why there is none: the account is deleted, or
   * the person has sockets in limits.roomsPerPerson rooms
   */
  visit(identity: Identity, address: RoomAddress, session: string): Promise<Identity | "deleted" | "full">;
  /** This guest's sockets belong to the person from now on, by this session, with which they end. */
  inherit(identity: Identity, guest: Person, session: string): Promise<void>;
  /** The rooms where the person may have sockets. */
  visited(): Promise<RoomAddress[]>;
  /** The sessions (`sessionMark`) by which the person may have sockets. */
  sessions(): Promise<string[]>;
  /**
   * What a chat must know of the person before a message, when these users are its other members. From now on the chat
   * is told of every change.
   */
  chatConditions(identity: Identity, chatID: string, others: readonly number[]): Promise<ChatConditions>;
  /** A chat of the person has changed. @returns the person's current identity, without a name if deleted */
  chatChanged(identity: Identity, news: ChatNews): Promise<Identity>;
  /**
   * The name of the private chat with another person. Both ask the same room for it, so it is the same for both; null
   * if the account is deleted.
   */
  privateChat(identity: Identity, other: Person): Promise<string | null>;
  /**
   * The person's moderation status has changed: the rooms where the person may write are told; `gameIDs` are the
   * person's games whose channels are open.
   */
  moderationStatusChanged(
    identity: Identity,
    moderationStatus: ModerationStatus,
    gameIDs: readonly number[],
  ): Promise<void>;
  /** A game of the person has begun or ended. @returns the person's current identity, without a name if deleted */
  gamesChanged(identity: Identity): Promise<Identity>;
  /**
   * How a turn-based game stands for the person now; an older report is ignored.
   * @returns the person's current identity, without a name if deleted, and the vacations that the game has to know
   */
  turnChanged(identity: Identity, report: TurnReport): Promise<{ identity: Identity; breaks: Break[] }>;
  /** A toast for the person's open tabs; one that comes too late is not shown. Idempotent. */
  tournamentToast(identity: Identity, toast: ToastOfTournament): Promise<void>;
  /**
   * The person takes part in this tournament, or no longer, so that it is told when the person has another name; and these of
   * its teams ask the person to play in them.
   * @returns the person's current identity, without a name if deleted
   */
  tournamentChanged(
    identity: Identity,
    tournamentID: number,
    part: { takesPart: boolean; invitations: readonly TournamentInvitation[] },
  ): Promise<Identity>;
  /** Another player has changed the relation between the two, has a new name, or is gone. Idempotent. */
  friendsChanged(news?: NewsOfFriend): Promise<void>;
  /** The friend with this id has come or gone. @returns whether this person is here */
  friendIsThere(userID: number, presence: Presence): Promise<Presence>;
  /** A friend invites the person to the friend's waiting room, or has a new name there. Idempotent. */
  invited(invited: Invited): Promise<void>;
  /**
   * The person, who has just opened a waiting room, invites these friends there.
   * @returns for each why they are not invited, or null
   */
  inviteAll(
    identity: Identity,
    opened: OpenedWaiting,
    friends: readonly number[],
  ): Promise<(NotInvitedReason | null)[]>;
  /** The friend no longer waits there. */
  takenBack(waitingID: WaitingID, by: Person): Promise<void>;
  /**
   * A notice for the person, whose room decides what happens to it.
   * @param key identifies duplicates; by default the notice's subject
   */
  notify(identity: Identity, notice: Notice, key?: string): Promise<void>;
  /** Counts the users whom the person invites to a tournament or group. @returns whether the person may, or they are too many */
  admitInvited(identity: Identity, userIDs: readonly number[], invitedTo: InvitedTo): Promise<boolean>;
  /**
   * Counts a message that the person writes in a group with so many others.
   * @returns whether the person may, or writes too much
   */
  admitMessage(identity: Identity, readers: number): Promise<boolean>;
  /** Whether a tab has the person's attention, is at least open, or none is. */
  attention(): Promise<Attention>;
  /** Whether this person has muted that one. */
  hasMuted(person: Person): Promise<boolean>;
  /** What the room stores about the person that is not in libSQL, in the terms of the protocol. */
  kept(): Promise<Record<string, unknown>>;
  /** The person's sponsor subscription has changed. Idempotent. */
  subscriptionChanged(identity: Identity, subscription: OwnSubscription): Promise<void>;
  /** Moderation warns the person, who is told now or on the next visit. Idempotent. */
  warn(identity: Identity, warning: Warning): Promise<void>;
}
