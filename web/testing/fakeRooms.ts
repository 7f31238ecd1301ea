import * as z from "zod/mini";
import type { PartyName } from "#schema/api/sockets.ts";
import { channel } from "#schema/protocol/channel.ts";
import { chat } from "#schema/protocol/chat.ts";
import { commonErrors, isReadQuestion, lineAnswer, lineQuestion } from "#schema/protocol/envelope.ts";
import { type GameProtocol, game } from "#schema/protocol/game.ts";
import { lobby } from "#schema/protocol/lobby.ts";
import type {
  AnswerData,
  ErrorCode,
  EventData,
  EventType,
  Protocol,
  RequestData,
  RequestType,
} from "#schema/protocol/protocol.ts";
import { tournament } from "#schema/protocol/tournament.ts";
import { type UserProtocol, user } from "#schema/protocol/user.ts";
import { waiting } from "#schema/protocol/waiting.ts";
import { fault } from "./faults.ts";

const protocols: Record<PartyName, Protocol> = { channel, chat, game, lobby, tournament, user, waiting };

/** The answer of a room that refuses. */
type Refused<P extends Protocol> = { error: ErrorCode<P> };
/** How a test answers a request. Without an answer it stays open. */
type Handler<P extends Protocol, T extends RequestType<P>> = (
  data: RequestData<P, T>,
) => { data: AnswerData<P, T> } | Refused<P> | undefined;

/** The rooms of the running test by their addresses. */
const rooms = new Map<string, FakeRoom<Protocol>>();
/** The sockets of the running test that are open. */
const sockets = new Set<FakeSocket>();

/**
 * A room's server end, as far as pages need it: it tells what the test says, numbers that, tells it again to who has missed
 * it, and acts once on the id of a request. What it hears and says is checked with the room's own schemas. The real rooms
 * are tested in `tests/rooms`.
 */
export class FakeRoom<P extends Protocol> {
  readonly #party: string;
  readonly #protocol: P;
  readonly #events: { v: number; type: string; data: unknown }[] = [];
  readonly #handlers = new Map<string, Handler<P, RequestType<P>>>();
  /** The answers by the ids of their requests; `undefined` while a request is open. */
  readonly #answers = new Map<string, object | undefined>();
  readonly #asked: { type: string; data: unknown }[] = [];
  #whole: (() => { type: string; data: unknown }) | undefined;
  #v = 0;

  constructor(party: PartyName, name: string) {
    this.#party = party;
    this.#protocol = protocols[party] as P;
    rooms.set(`${party}/${name}`, this as unknown as FakeRoom<Protocol>);
  }

  /** What everybody is told who comes: all of the room, as it is then. */
  begin<T extends EventType<P>>(type: T, whole: () => EventData<P, T>): this {
    this.#whole = () => ({ type, data: this.#checked("events", type, whole()) });
    return this;
  }

  /** Tells all who are there. */
  tell<T extends EventType<P>>(type: T, data: EventData<P, T>): void {
    const event = this.#next(type, data);
    for (const socket of this.#sockets()) socket.deliver(event);
  }

  /** It happens, and the frame that tells so is lost. */
  lose<T extends EventType<P>>(type: T, data: EventData<P, T>): void {
    this.#next(type, data);
  }

  /** Answers requests of a type from now on. */
  on<T extends RequestType<P>>(type: T, handler: Handler<P, T>): this {
    this.#handlers.set(type, handler as Handler<P, RequestType<P>>);
    return this;
  }

  /** What it was asked for, each request once, however often it was sent. */
  askedFor<T extends RequestType<P>>(type: T): RequestData<P, T>[] {
    return this.#asked.filter((one) => one.type === type).map(({ data }) => data as RequestData<P, T>);
  }

  /** Ends all connections, as a server does that is started anew. */
  hangUp(code = 1006): void {
    for (const socket of this.#sockets()) socket.end(code);
  }

  /** For the sockets: somebody has come, who knows the events up to a number. */
  come(socket: FakeSocket, known: number | undefined): void {
    if (known !== undefined && known <= this.#v) this.#catchUp(socket, known);
    else if (this.#whole) socket.deliver({ v: this.#v, ...this.#whole() });
  }

  /** For the sockets: somebody asks. */
  receive(socket: FakeSocket, { id, type, data }: { id: string; type: string; data: unknown }): void {
    const before = this.#answers.get(id);
    if (before) socket.deliver(before);
    if (this.#answers.has(id)) return;
    this.#answers.set(id, undefined);
    this.#checked("requests", type, data);
    this.#asked.push({ type, data });
    if (type === `${this.#party}:catchUp`) this.#catchUp(socket, (data as { v: number }).v);
    const answer = type === `${this.#party}:catchUp` ? { data: { v: this.#v } } : this.#answerTo(type, data);
    if (answer === undefined) return;
    const frame =
      "error" in answer
        ? { re: id, status: this.#statusOf(type, answer.error), error: answer.error }
        : { re: id, status: 200, data: this.#checked("answers", type, answer.data) };
    // Who is asked to wait may come with the same request again.
    if (frame.status === 429) this.#answers.delete(id);
    else this.#answers.set(id, frame);
    socket.deliver(frame);
  }

  #catchUp(socket: FakeSocket, known: number): void {
    for (const event of this.#events) if (event.v > known) socket.deliver(event);
  }

  #answerTo(type: string, data: unknown): { data: unknown } | Refused<P> | undefined {
    const handler = this.#handlers.get(type);
    if (handler === undefined) fault(`nobody expects ${type} here, or says what answers it`);
    return handler?.(data as never);
  }

  #statusOf(type: string, error: string): number {
    const status = { ...commonErrors, ...this.#protocol.errors }[error];
    if (status === undefined) fault(`${type} never answers “${error}”`);
    return status ?? 500;
  }

  #next(type: string, data: unknown) {
    this.#v += 1;
    const event = { v: this.#v, type, data: this.#checked("events", type, data) };
    this.#events.push(event);
    return event;
  }

  #sockets(): FakeSocket[] {
    return [...sockets].filter((socket) => socket.room === (this as unknown));
  }

  #checked(kind: "events" | "answers" | "requests", type: string, data: unknown): unknown {
    const schema = this.#protocol[kind][type];
    if (schema === undefined) throw new Error(`${type} is not among the ${kind} of ${this.#party}`);
    const { error } = z.safeParse(schema, data);
    if (error) {
      const what = `${type} (${kind}) is none: ${z.prettifyError(error)}`;
      // What a page sends is thrown where nobody looks.
      if (kind === "requests") fault(what);
      else throw new Error(what);
    }
    return data;
  }
}

/** The room of a game. */
export function aGameRoom(gameID: number): FakeRoom<GameProtocol> {
  return new FakeRoom<GameProtocol>("game", String(gameID));
}

/** The room of the player who is signed in. */
export function ownFakeRoom(): FakeRoom<UserProtocol> {
  return new FakeRoom<UserProtocol>("user", "me");
}

/** Forgets all rooms, and who is there. */
export function resetRooms(): void {
  for (const socket of sockets) socket.close();
  sockets.clear();
  rooms.clear();
}

/** In place of the browser's `WebSocket`. A room that the test does not have is silent, and a fault once it is asked. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly url: string;
  readonly room: FakeRoom<Protocol> | undefined;
  readonly extensions = "";
  readonly protocol = "";
  readonly bufferedAmount = 0;
  binaryType = "blob";
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    const { pathname, searchParams } = new URL(url);
    const [, party, name] = pathname.slice(1).split("/");
    this.room = rooms.get(`${party}/${decodeURIComponent(name)}`);
    const known = searchParams.get("v");
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      sockets.add(this);
      this.dispatchEvent(new Event("open"));
      this.room?.come(this, known === null ? undefined : Number(known));
    });
  }

  send(frame: string): void {
    if (frame === lineQuestion) this.#say(lineAnswer);
    else if (!isReadQuestion(frame)) this.room?.receive(this, JSON.parse(frame));
  }

  /** The server says something. */
  deliver(frame: unknown): void {
    this.#say(JSON.stringify(frame));
  }

  /** The server ends the connection. */
  end(code: number): void {
    this.close(code);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    sockets.delete(this);
    queueMicrotask(() => this.dispatchEvent(new CloseEvent("close", { code, wasClean: code === 1000 })));
  }

  #say(data: string): void {
    queueMicrotask(() => {
      if (this.readyState === 1) this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
}
