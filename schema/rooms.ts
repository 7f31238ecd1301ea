import type { BotLevel } from "#rules/bots/levels.ts";
import type { VariantName } from "#rules/variant.ts";
import type { PartyName } from "./api/sockets.ts";
import type { Notice } from "./notice.ts";
import type { BallColor } from "./protocol/ballColor.ts";
import type { ChatOverview } from "./protocol/chatOverview.ts";
import type { FriendNews } from "./protocol/friends.ts";
import type { RunningGame } from "./protocol/lobby.ts";
import type { NewWaitingGame, WaitingGame, WaitingID } from "./protocol/waitingGame.ts";

export { type BotLevel, botLevels } from "#rules/bots/levels.ts";

/**
 * What the Worker and the rooms say to each other: identities that the Worker vouches for, and the calls (RPC) of each
 * party. Free of any platform's types, so that the client's type of the API does not pull the rooms in.
 */

/**
 * The rooms of a party. Only as much of the platform's namespace as is called here, so that these types also stand where
 * the platform's own are not known (the client reads the type of the API).
 */
export interface RoomNamespace<Calls> {
  getByName(name: string): Calls;
  jurisdiction(name: Jurisdiction): RoomNamespace<Calls>;
}

/** A part of the world that rooms do not leave. */
export type Jurisdiction = "eu" | "fedramp";

/** The rooms of every party, as the Worker and the rooms themselves find them. */
export interface RoomBindings {
  Channel: RoomNamespace<ChannelRoomCalls>;
  Chat: RoomNamespace<ChatRoomCalls>;
  Game: RoomNamespace<GameRoomCalls>;
  Lobby: RoomNamespace<LobbyRoomCalls>;
  User: RoomNamespace<UserRoomCalls>;
  Waiting: RoomNamespace<WaitingRoomCalls>;
  /** Set once and for all: a room's id holds it. */
  JURISDICTION?: Jurisdiction;
}

/** Who somebody is, as the Worker found out from the session. Guests and users number from 1, each on their own. */
export type Identity = { kind: "guest" | "user"; id: number; name: string };

/** Which person it is, whatever name it goes by. */
export type Person = Pick<Identity, "kind" | "id">;

/** Who sits on a seat when the game begins. */
export type SeatOwner =
  | { kind: "human"; identity: Identity }
  | { kind: "bot"; level: BotLevel; name: string };

/** A game to be opened; `seats[s]` sits on seat s and plays the balls of `colors[s]`, `createdAt` in ms UTC. */
export type OpenGame = {
  gameID: number;
  variant: VariantName;
  createdAt: number;
  seats: readonly SeatOwner[];
  colors: readonly BallColor[];
  /** How long a player may take for a move; null where nobody counts. */
  moveTimeMs: number | null;
  /** Whether it is kept out of the list of running games. */
  isPrivate: boolean;
  /** The waiting room that it was begun in, if it was. */
  waitingID: string | null;
};

/** How moderation stands to a user: whether it is an admin or a moderator, and until when it may not write (ms UTC). */
export type Standing = { isAdmin: boolean; isModerator: boolean; blockedUntil: number | null };

/** Which sessions of a person: all, all but some, or some alone, by their marks (`sessionMark`). */
export type SessionsMeant =
  | { except?: readonly string[]; only?: never }
  | { only: readonly string[]; except?: never };

/** A room by its party and its name. */
export type RoomAddress = { party: PartyName; room: string };

/** The calls of every room that hands out tickets. */
export interface TicketCalls {
  /**
   * A ticket for one socket of this identity, or null where the room was never opened. One use, limits.ticketLifetimeMs.
   * @param session what the session goes by that asks (`sessionMark`), so that its sockets can be told from others
   * @param standing where the room asks who may write
   */
  issueTicket(identity: Identity, session?: string, standing?: Standing): Promise<string | null>;
  /** Ends the sockets and tickets that this person has by these sessions. */
  logOut(person: Person, sessions?: SessionsMeant): Promise<void>;
  /** Whether this person has a socket here, or a ticket for one. */
  holds(person: Person): Promise<boolean>;
}

/** Who belongs to the channel of a game or a waiting room, when it ends (ms UTC), and whose last messages go along into it. */
export type Circle = { members: readonly Identity[]; endsAt: number | null; from: string | null };

/** A message on its way from one room to another, with whoever wrote it; null for a player who was deleted. */
export type Written = { sender: Identity | null; body: string; created: number };

/** The calls of every room that people write in. */
export interface WritingCalls extends TicketCalls {
  /** Moderation stands so to a user from now on. */
  standingChanged(person: Person, standing: Standing): Promise<void>;
  /** What the person wrote is by `identity` from now on, or (null) by nobody any more. */
  becomes(person: Person, identity: Identity | null): Promise<void>;
  /** A message with some before and after it, the oldest first; null where the person may not read it, or there is none. */
  messagesAround(person: Person, id: number): Promise<ReportedMessage[] | null>;
  /** What stood in a message is nobody's and nowhere any more. */
  hideMessage(id: number): Promise<void>;
}

/** The calls of a channel's room. */
export interface ChannelRoomCalls extends WritingCalls {
  /** Whether it is there; it opens itself where it has a right to be. */
  exists(): Promise<boolean>;
  /** Who belongs to it, or when it ends, has changed: it asks its game or waiting room, if it is open. */
  circleChanged(): Promise<void>;
  /** Its last messages, for the channel that follows it. */
  lastMessages(): Promise<Written[]>;
  /**
   * Writes what was meant for somewhere else.
   * @param origin by which it is known if it comes twice
   * @returns whether the channel has it; false where it is full of the person's messages or the person does not belong to it
   */
  write(sender: Identity, body: string, origin: string): Promise<boolean>;
}

/** A user as a chat takes it in: until when moderation keeps it from writing, all members see. */
export type OtherMember = Identity & Pick<Standing, "blockedUntil">;

/** A chat to be opened by its first member; a private one has no title. */
export type OpenChat = {
  chatID: string;
  title: string | null;
  by: Identity;
  others: readonly OtherMember[];
  createdAt: number;
};

/** How a chat stands for one of its members. `unreadFrom` counts what the member has not read, by who wrote it (0: nobody any more). */
export type ChatNews = {
  chatID: string;
  /** Counts what the chat says, from 1; what is older does not count. */
  v: number;
  /** Null where the person does not belong to it any more. */
  entry: (Omit<ChatOverview, "numberOfUnread"> & { unreadFrom: Record<number, number> }) | null;
};

/** The calls of a chat's room. */
export interface ChatRoomCalls extends WritingCalls {
  /** Opens it, or, where it is open, shows a private one again to who opens it. @returns how it stands for that person */
  open(chat: OpenChat): Promise<ChatNews>;
  exists(): Promise<boolean>;
  /**
   * Takes somebody in again who has left and was invited, or declines for good.
   * @returns how it stands for that person then; why nobody is taken in
   */
  answerInvitation(identity: Identity, isAccepted: boolean): Promise<ChatNews | "not_found" | "full">;
}

/** What became of a player's wish to abort a game. */
export type AbortOutcome = "aborted" | "not_seated" | "too_late" | "over";

/** The calls of a game's room. */
export interface GameRoomCalls extends TicketCalls {
  /** Deals and begins. A second call for the same game changes nothing. */
  open(game: OpenGame): Promise<void>;
  /** Whether the game was ever opened. */
  exists(): Promise<boolean>;
  /**
   * Whoever sat here as `person` is `identity` from now on: a guest has become a user, or a user goes by another name
   * (an empty one when the account is deleted, which stays so). The sockets go on. May come twice.
   * @param session which session the sockets belong to from now on (`sessionMark`); unless it is said, the one that they had
   */
  reseat(person: Person, identity: Identity, session?: string): Promise<void>;
  /** Aborts the game, soon after its start, if the person sits at it. Once it is aborted it says so again. */
  abort(person: Person): Promise<AbortOutcome>;
  /**
   * Aborts the game where the person sits at it alone with bots, and is not there just now.
   * @returns whether it is over, by this or before
   */
  giveWay(person: Person): Promise<boolean>;
  /** Who writes in its channel; null where it has none, or none any more. */
  circle(): Promise<Circle | null>;
  /** The waiting room in which the same people wanted to play again is no more. */
  rematchClosed(waitingID: string): Promise<void>;
  /** The game as far as everybody at the table may know it, in Tac notation; null where it was never opened. */
  record(): Promise<string | null>;
}

/** The highest ids that the database has given, by the tables that give them. Rooms are named after them. */
export type GivenIDs = { users: number; guests: number; games: number };

/** The database that rooms belong to: its random id, and the ids in it that they have heard of. */
export type KnownSite = { id: string; given: GivenIDs };

/** The calls of the lobby. `v` numbers what one room says, from 1: what is older than what was heard does not count. */
export interface LobbyRoomCalls extends TicketCalls {
  waitingChanged(game: WaitingGame, v: number): Promise<void>;
  waitingGone(waitingID: string, v: number): Promise<void>;
  gameChanged(game: RunningGame, v: number): Promise<void>;
  gameGone(gameID: number, v: number): Promise<void>;
  /** The database that all rooms belong to; null as long as they belong to none. */
  knownSite(): Promise<KnownSite | null>;
  /** The rooms belong to this database, unless they belong to one already; these ids were given in it. May come twice. */
  belongTo(site: KnownSite): Promise<void>;
  /** An id was given: rooms may be named after it from now on. May come twice. */
  idGiven(table: keyof GivenIDs, id: number): Promise<void>;
}

/** A waiting room to be opened by somebody, who takes its first slot. */
export type OpenWaiting = { waitingID: string; wishes: NewWaitingGame; creator: Identity; createdAt: number };

/** The people and bots of a game that is over, who want to play it again: `seats[s]` and `colors[s]` as they sat there. */
export type OpenRematch = {
  waitingID: string;
  gameID: number;
  variant: VariantName;
  moveTimeMs: number | null;
  seats: readonly SeatOwner[];
  colors: readonly BallColor[];
  /** Who asked for it. */
  creator: Identity;
  createdAt: number;
};

/** Why somebody may not be invited into a waiting room: who invites does not wait there, or whoever is invited can't come. */
export type InviteRefusal = "not_waiting" | "already_here" | "not_let_in" | "full";

/** That `by`, who waits there, invites somebody; sent at `at` (ms UTC). */
export type Invited = { by: Identity; waitingID: WaitingID; at: number };

/** The calls of a waiting room. All may come twice. */
export interface WaitingRoomCalls extends TicketCalls {
  open(room: OpenWaiting): Promise<void>;
  /** Opens it with everybody in it; false, and nothing is opened, where one of them waits elsewhere. */
  openRematch(room: OpenRematch): Promise<boolean>;
  /** Whether it is there: opened, and not closed since. */
  exists(): Promise<boolean>;
  /** Who writes in its channel; null where it is no more. */
  circle(): Promise<Circle | null>;
  /** Why the member `by` may not invite this person; null where it may. */
  refusalOf(person: Person, by: Person): Promise<InviteRefusal | null>;
  /** Takes a person off, if the slot was not taken after `since` (ms UTC). */
  leave(person: Person, since: number): Promise<void>;
  /** Whoever waits here as `person` is `identity` from now on, by this session where one is said. */
  reseat(person: Person, identity: Identity, session?: string): Promise<void>;
}

/** Whether a person has a tab open; `v` counts the changes, so that what is told late does not count. */
export type Presence = { isOnline: boolean; v: number };

/** What a friend, or somebody who is or was to be one, has done; under its key it is told once. */
export type NewsOfFriend = { key: string; kind: FriendNews; username: string };

/** A message as a report keeps it; `sender` null for a deleted player, `created` in ms UTC. */
export type ReportedMessage = { id: number; sender: Identity | null; body: string; created: number };

/** What moderation has told a player, until the player has read it. Under its id it is told once. */
export type Warning = { id: string; reason: string };

/** The calls of a person's own room. */
export interface UserRoomCalls extends TicketCalls {
  /** Whether somebody has come here yet. */
  exists(): Promise<boolean>;
  /**
   * The person has sat down in a waiting room at `since` (ms UTC). The latest counts: whoever waits elsewhere leaves there.
   * @returns whether this is the latest
   */
  claim(identity: Identity, waitingID: string, since: number): Promise<boolean>;
  /** The person no longer waits there. */
  release(waitingID: string, since: number): Promise<void>;
  /** Where the person waits. */
  waitsIn(): Promise<string | null>;
  /**
   * The person goes by another name, or is another person from now on.
   * @param session the session of the other person that the sockets belong to from now on (`sessionMark`)
   */
  becomes(identity: Identity, session?: string): Promise<void>;
  /** The account is deleted: all is forgotten, and nothing brings the person back. May come twice. */
  end(person: Person): Promise<void>;
  /**
   * The person is about to have a ticket for this room by this session, with which its socket there must end.
   * @returns false where the account is deleted, or the person has sockets in limits.roomsPerPerson rooms
   */
  visit(identity: Identity, address: RoomAddress, session: string): Promise<boolean>;
  /** What this guest has open is the person's from now on, by this session, with which it ends. */
  inherit(identity: Identity, guest: Person, session: string): Promise<void>;
  /** The rooms where the person may have sockets. */
  visited(): Promise<RoomAddress[]>;
  /** The games under way of the person, as far as its room has heard. */
  gamesUnderWay(): Promise<number[]>;
  /** A chat of the person has changed. @returns false where the account is deleted */
  chatChanged(identity: Identity, news: ChatNews): Promise<boolean>;
  /**
   * The name of the private chat with another person, the same for both of them, who ask the same room for it; null where the
   * account is deleted.
   */
  privateChat(identity: Identity, other: Person): Promise<string | null>;
  /** Moderation stands so to the person: where it may write hears it; `gameIDs` are games of it whose channels are open. */
  standingChanged(identity: Identity, standing: Standing, gameIDs: readonly number[]): Promise<void>;
  /** A game of the person has begun or ended. @returns false where the account is deleted */
  gamesChanged(identity: Identity): Promise<boolean>;
  /** Another player has changed what there is between the two, or goes by another name, or is gone. May come twice. */
  friendsChanged(news?: NewsOfFriend): Promise<void>;
  /** The friend with this id has come or gone. @returns whether this person is here */
  friendIsThere(userID: number, presence: Presence): Promise<Presence>;
  /** A friend invites the person to where the friend waits, or goes by another name there. May come twice. */
  invited(invited: Invited): Promise<void>;
  /** The friend does not wait there any more. */
  takenBack(waitingID: WaitingID, by: Person): Promise<void>;
  /**
   * There is something that the person might want to know: its room decides what becomes of it.
   * @param key by what it is known, should it come twice; unless it is said, by what it is about
   */
  notify(identity: Identity, notice: Notice, key?: string): Promise<void>;
  /** Whether this person does not want to hear of that one. */
  hasMuted(person: Person): Promise<boolean>;
  /** What the room keeps of the person that is not in libSQL, in the words of the protocol. */
  kept(): Promise<Record<string, unknown>>;
  /** Moderation warns the person, who is told now or on the next visit. May come twice. */
  warn(identity: Identity, warning: Warning): Promise<void>;
}
