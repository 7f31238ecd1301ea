import type { BotLevel } from "#rules/bots/index.ts";
import type { VariantName } from "#rules/variant.ts";
import type { BallColor } from "./protocol/ballColor.ts";

export { type BotLevel, botLevels } from "#rules/bots/index.ts";

/**
 * What the Worker and the rooms say to each other: identities that the Worker vouches for, and the calls (RPC) of each
 * party. Free of any platform's types, so that the client's type of the API does not pull the rooms in.
 */

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

/** The calls of every room that hands out tickets. */
export interface TicketCalls {
  /**
   * A ticket for one socket of this identity, or null where the room was never opened. One use, limits.ticketLifetimeMs.
   * @param session what the session goes by that asks (`sessionMark`), so that its sockets can be told from others
   */
  issueTicket(identity: Identity, session?: string): Promise<string | null>;
  /** Ends every socket and ticket of this person, but those of the session `except`. */
  logOut(person: Person, except?: string): Promise<void>;
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
   * (an empty one when the account is deleted). The sockets go on. May come twice.
   */
  reseat(person: Person, identity: Identity): Promise<void>;
  /** Aborts the game, soon after its start, if the person sits at it. Once it is aborted it says so again. */
  abort(person: Person): Promise<AbortOutcome>;
}
