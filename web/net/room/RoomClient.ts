import { WebSocket as ReconnectingSocket } from "partysocket";
import { limits } from "#schema/limits.ts";
import { type CloseReason, closeCodes } from "#schema/protocol/close.ts";
import {
  type CommonError,
  type Event,
  isReadQuestion,
  lineAnswer,
  lineQuestion,
  type RequestID,
} from "#schema/protocol/envelope.ts";
import type { AnswerData, ErrorCode, Protocol, RequestData, RequestType } from "#schema/protocol/protocol.ts";
import { createStore, type Store } from "#web/ui/store.ts";
import { ApiError } from "../api.ts";
import { loseSession, onOtherSession, session } from "../session.ts";
import { roomAddress } from "./address.ts";
import { type Connection, isLive, notConnected, refusalOf, retries } from "./connection.ts";
import { readData, readFrame } from "./frames.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { type EventOf, isWhole, type RoomKind } from "./kind.ts";
import { type Outcome, Requests } from "./requests.ts";
import { placeInSequence } from "./sequence.ts";

/** The result of a request. */
export type Reply<P extends Protocol, T extends RequestType<P>> =
  | { isDone: true; data: AnswerData<P, T> }
  | { isDone: false; error: ErrorCode<P> | CommonError | "lost" | "timeout" };

/**
 * One room as this client sees it: its socket, which reconnects by itself, its state, folded from its events, and the
 * waiting requests. After a gap or a new connection it catches up with the events that it missed.
 */
export class RoomClient<P extends Protocol, State> {
  readonly #kind: RoomKind<P, State>;
  readonly #room: string;
  readonly #view: Store<{ state: State; connection: Connection }>;
  /** What the room has said, also what is not shown while the connection is doubtful. */
  #state: State;
  readonly #requests = new Requests(
    (frame) => this.#send(frame),
    () => this.#heartbeat?.ask(),
  );
  #socket: ReconnectingSocket | undefined;
  #heartbeat: ReturnType<typeof startHeartbeat> | undefined;
  /** Aborts the pending request for an address. */
  #asking: AbortController | undefined;
  #unfollowSession: (() => void) | undefined;
  /** The session of the last connection. Another session is another viewer, whose events have their own numbers. */
  #token: string | undefined;
  /** The number of the last event in the state. */
  #last: number | undefined;
  /** Whether missing events have been requested and not arrived. */
  #isCatchingUp = false;
  /** The pending request for another snapshot, and when the last one was made (`performance.now()`). */
  #renewal: ReturnType<typeof setTimeout> | undefined;
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(kind: RoomKind<P, State>, room: string) {
    this.#kind = kind;
    this.#room = room;
    this.#state = kind.initial;
    this.#view = createStore({ state: kind.initial, connection: notConnected });
    this.read = this.#view.read;
    this.subscribe = this.#view.subscribe;
  }

  /** State and connection as they are now; the same object until something changes. */
  readonly read: () => { state: State; connection: Connection };
  readonly subscribe: (listener: () => void) => () => void;

  /**
   * Connects, and reconnects when a session starts or ends, as its owner. After `close` it may be opened again, and
   * catches up with what it missed.
   */
  open(): void {
    // The last connection's result does not apply to this one.
    this.#connection({ phase: "connecting", attempt: 0 });
    this.#connect();
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#doubt);
    addEventListener("visibilitychange", this.#lookedAt);
    addEventListener("focus", this.#lookedAt);
    retries.addEventListener("retry", this.#retry);
    this.#unfollowSession = onOtherSession(this.#comeAsAnother);
  }

  #connect(): void {
    const socket = new ReconnectingSocket(() => this.#address(), undefined, {
      // All clients of a room that has restarted must not come at the same moment.
      minReconnectionDelay: limits.reconnectDelayMinMs * (1 + Math.random()),
      maxReconnectionDelay: limits.reconnectDelayMaxMs,
      // `Requests` sends waiting requests again, because it knows which ones are answered.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => refusalOf(code) === undefined,
    });
    this.#socket = socket;
    // A socket that was left may still report a failure.
    const isCurrent = () => socket === this.#socket;
    socket.addEventListener("open", () => isCurrent() && this.#opened());
    socket.addEventListener("message", ({ data }) => isCurrent() && this.#receive(data));
    socket.addEventListener("close", ({ code }) => isCurrent() && this.#closed(code));
    socket.addEventListener("error", () => isCurrent() && this.#lost());
  }

  close(): void {
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#doubt);
    removeEventListener("visibilitychange", this.#lookedAt);
    removeEventListener("focus", this.#lookedAt);
    retries.removeEventListener("retry", this.#retry);
    this.#unfollowSession?.();
    this.#heartbeat?.stop();
    this.#asking?.abort();
    clearTimeout(this.#renewal);
    this.#renewal = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#requests.abandon();
  }

  /**
   * Sends a request to the room. Without a time limit it is repeated until the room answers, over any number of
   * connections.
   * @param timeoutMs how long to wait for an answer
   * @param id made by `newRequestID`, for a request that may be sent again with the same id and is then carried out
   * only once
   */
  readonly ask = async <T extends RequestType<P>>(
    type: T,
    data: RequestData<P, T>,
    timeoutMs?: number,
    id?: RequestID,
  ): Promise<Reply<P, T>> => {
    return this.#replyOf(type, await this.#requests.ask(type, data, timeoutMs, id));
  };

  async #address(): Promise<string> {
    const socket = this.#socket;
    const attempt = socket?.retryCount ?? 0;
    if (attempt > 0) this.#trying(attempt);
    const token = session.read()?.token;
    if (token !== this.#token) this.#last = undefined;
    this.#token = token;
    // A connection that swallows requests would delay the next attempt.
    const asking = new AbortController();
    const patience = setTimeout(() => asking.abort(), limits.socketAnswerMs);
    this.#asking = asking;
    try {
      const address = await roomAddress(this.#kind.party, this.#room, this.#last, asking.signal);
      // If the session has ended meanwhile, the ticket would be somebody else's. A socket that was left needs none.
      return session.read()?.token === token || socket !== this.#socket ? address : this.#address();
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone && socket === this.#socket) this.#refuse("noRoom");
      throw error;
    } finally {
      clearTimeout(patience);
    }
  }

  #opened(): void {
    this.#connection({ phase: "open", attempt: 0 });
    this.#isCatchingUp = false;
    this.#heartbeat?.stop();
    const ask = () => this.#send(lineQuestion);
    this.#heartbeat = startHeartbeat({ ask, onDoubt: this.#doubt, onDeath: this.#retry }, this.#room);
    this.#requests.resend();
  }

  #receive(text: unknown): void {
    this.#heartbeat?.received();
    this.#setDoubted(false);
    if (isReadQuestion(text)) this.#send(text);
    else if (text !== lineAnswer) this.#takeIn(text);
  }

  #takeIn(text: unknown): void {
    const frame = readFrame(text, this.#kind.protocol);
    if (frame === undefined) this.#refuse("badFrame");
    else if (frame.kind === "answer") this.#requests.answered(frame.answer);
    else if (frame.kind === "unknown") this.#notUnderstood(frame);
    else this.#happened(frame.event);
  }

  #happened(event: Event): void {
    const place = placeInSequence(this.#last, event.v, isWhole(this.#kind, event.type));
    if (place === "gap") this.#catchUp();
    if (place !== "next") return;
    this.#last = event.v;
    this.#state = this.#kind.reduce(this.#state, event as EventOf<P>);
    this.#show(this.#view.read().connection);
  }

  /**
   * An event of a newer server: its effect is in the next snapshot, so the room is asked for one, with a pause between
   * two of them. Without a snapshot that it knows this client can't go on.
   */
  #notUnderstood({ v, type }: { v: number; type: string }): void {
    if (isWhole(this.#kind, type)) {
      this.#refuse("badFrame");
      return;
    }
    this.#last = v;
    this.#renewal ??= setTimeout(
      () => {
        this.#renewal = undefined;
        this.#renewedAt = performance.now();
        this.#last = undefined;
        this.#reconnect();
      },
      this.#renewedAt + limits.snapshotPauseMs - performance.now(),
    );
  }

  /** Requests missing events, once; they arrive as the events themselves. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    const type = `${this.#kind.party}:catchUp`;
    await this.#requests.ask(type, { v: this.#last ?? 0 }, limits.socketAnswerMs);
    this.#isCatchingUp = false;
  }

  #closed(code: number): void {
    if (code === closeCodes.logged_out && session.read()?.token === this.#token) loseSession();
    this.#lost(refusalOf(code));
  }

  #lost(refusal?: CloseReason): void {
    this.#heartbeat?.stop();
    if (refusal) {
      this.#refuse(refusal);
      return;
    }
    this.#trying(this.#view.read().connection.attempt);
  }

  #trying(attempt: number): void {
    this.#connection({ phase: attempt > limits.reconnectAttempts ? "unreachable" : "reconnecting", attempt });
  }

  /** The room refuses this client, or speaks a protocol that the client does not know. */
  #refuse(reason: CloseReason): void {
    this.#connection({ phase: "refused", attempt: 0, reason });
    this.close();
  }

  /** Reconnects at once, counting attempts from the first: the connection is back, or was found dead. */
  readonly #retry = (): void => {
    if (this.#view.read().connection.phase === "unreachable") this.#trying(0);
    this.#reconnect();
  };

  /** A user who comes back to the tab does not wait for the next attempt. */
  readonly #lookedAt = (): void => {
    const { phase } = this.#view.read().connection;
    const isBetweenAttempts = phase === "unreachable" || phase === "reconnecting";
    if (isBetweenAttempts && document.visibilityState === "visible") this.#retry();
  };

  /**
   * Nothing has arrived for a moment, or the network is gone: shows that, and pings the connection until something
   * arrives.
   */
  readonly #doubt = (): void => {
    this.#setDoubted(true);
    this.#heartbeat?.ask();
  };

  /** Requests of one user are not sent in the name of the next. */
  readonly #comeAsAnother = (): void => {
    this.#requests.abandon();
    this.#reconnect();
  };

  /** By a socket of its own, because one that pauses before its next attempt can't be hurried. */
  #reconnect(): void {
    this.#heartbeat?.stop();
    this.#asking?.abort();
    const left = this.#socket;
    if (left === undefined) return;
    this.#connect();
    left.close();
  }

  #connection(change: Pick<Connection, "phase" | "attempt" | "reason">): void {
    this.#show({ ...notConnected, ...change });
  }

  #setDoubted(isDoubted: boolean): void {
    const { connection } = this.#view.read();
    if (connection.phase !== "open" || connection.isDoubted === isDoubted) return;
    this.#show({ ...connection, isDoubted });
  }

  #show(connection: Connection): void {
    const { doubted } = this.#kind;
    const state = isLive(connection) || doubted === undefined ? this.#state : doubted(this.#state);
    this.#view.write({ state, connection });
  }

  #send(frame: string): void {
    if (this.#socket?.readyState === ReconnectingSocket.OPEN) this.#socket.send(frame);
  }

  #replyOf<T extends RequestType<P>>(type: T, outcome: Outcome): Reply<P, T> {
    if ("failure" in outcome) return { isDone: false, error: outcome.failure };
    const { data, error } = outcome.answer;
    if (error !== undefined) return { isDone: false, error: error as ErrorCode<P> };
    const parsed = readData(this.#kind.protocol.answers[type], data);
    if (parsed) return { isDone: true, data: parsed.data as AnswerData<P, T> };
    this.#refuse("badFrame");
    return { isDone: false, error: "lost" };
  }
}
