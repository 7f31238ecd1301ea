import type { Connection } from "partyserver";
import type { CommonError, RequestID } from "#schema/protocol/envelope.ts";
import type { AnswerData, ErrorCode, Protocol, RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { Identity, ModerationStatus } from "#schema/rooms.ts";
import type { Viewer } from "./events.ts";
import type { Bucket } from "./rate.ts";

/** What a room stores with a socket, in the socket's attachment, which outlives the instance. */
export interface SocketState {
  viewer: Viewer;
  /** Whose socket it is; `null` for a visitor without a ticket. */
  identity: Identity | null;
  /** The mark of the address by which a visitor without a ticket comes (edge/services/addressMarks.ts), if it is known. */
  from?: string;
  /** The session that asked for its ticket, if the Worker named it. */
  session: string | null;
  /** The person's moderation status, if the Worker named it. */
  moderationStatus: ModerationStatus | null;
  /** The key in the address by which it came (roomKeys.ts), if there is one. */
  key?: string;
  /** How much it may still send, if that was much less than usual. */
  bucket?: Bucket;
  /** The pending read check, and about how many characters were sent after it. */
  question?: { number: number; unread: number };
  /** Only in the lobby: whether this client has a game open. */
  isPlaying?: boolean;
  /** Only in a person's own room: when this tab, if it has the user's attention, was last heard of (ms UTC), or null. */
  lookedAt?: number | null;
  /** When it was admitted (ms UTC). */
  since: number;
}

export type Socket = Connection<SocketState>;

/** A validated request. */
export interface Asked<Data> {
  id: RequestID;
  data: Data;
  viewer: Viewer;
  identity: Identity | null;
  moderationStatus: ModerationStatus | null;
  key?: string;
  socket: Socket;
  now: number;
}

/**
 * A handler's answer: a result, or a code that says why not. `isLogged` says that the result follows from what the
 * handler has stored (`Room.loggedAnswer`), so the room need not store it as well.
 */
export type Reply<P extends Protocol, T extends RequestType<P>> =
  | { data: AnswerData<P, T>; isLogged?: true }
  | { error: ErrorCode<P> | CommonError };

/**
 * One handler per request. Most are synchronous: they read and write the room's own state in one transaction, and what
 * has to leave the room goes through the outbox. Where the answer itself has to be fetched (from another room, from
 * libSQL) the reply may come later: what happens before that is one transaction, and everything later needs
 * transactions of its own.
 */
export type Handlers<P extends Protocol> = {
  [T in RequestType<P>]: (asked: Asked<RequestData<P, T>>) => Reply<P, T> | Promise<Reply<P, T>>;
};
