import type { Connection } from "partyserver";
import type { CommonError, RequestID } from "#schema/protocol/envelope.ts";
import type { AnswerData, ErrorCode, Protocol, RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { Identity, Standing } from "#schema/rooms.ts";
import type { Viewer } from "./events.ts";
import type { Bucket } from "./rate.ts";

/** What a room remembers of a socket. It lives in the socket's attachment, which outlives the instance. */
export interface SocketState {
  viewer: Viewer;
  /** Who it is; `null` for somebody who came without a ticket. */
  identity: Identity | null;
  /** The session that its ticket was asked for with, where the Worker said so. */
  session: string | null;
  /** How moderation stands to the person, where the Worker said so. */
  standing: Standing | null;
  bucket: Bucket;
  /** The question whether it reads that it has not answered yet, and about how many characters it was sent after it. */
  question?: { number: number; unread: number };
  /** Lobby alone: whether this client has a game open. */
  isPlaying?: boolean;
  /** User alone: since when this tab has been looked at, as far as it has said (ms UTC); null while it is not. */
  lookedAtSince?: number | null;
  /** When it was let in; ms UTC. */
  since: number;
}

export type Socket = Connection<SocketState>;

/** A request that has passed the schema. */
export interface Asked<Data> {
  id: RequestID;
  data: Data;
  viewer: Viewer;
  identity: Identity | null;
  standing: Standing | null;
  socket: Socket;
  now: number;
}

/** How a handler answers: with what was asked for, or with a code that says why not. */
export type Reply<P extends Protocol, T extends RequestType<P>> =
  | { data: AnswerData<P, T> }
  | { error: ErrorCode<P> | CommonError };

/**
 * One handler a request. Most are synchronous: they read and write the room's own state in one piece; what has to leave
 * the room goes through the outbox. Where the answer itself has to be fetched (from another room, from libSQL) the reply
 * may come later: what is done until then is one deed, and what else is done needs deeds of its own.
 */
export type Handlers<P extends Protocol> = {
  [T in RequestType<P>]: (asked: Asked<RequestData<P, T>>) => Reply<P, T> | Promise<Reply<P, T>>;
};
