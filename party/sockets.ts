import type { Connection } from "partyserver";
import { limits } from "#schema/limits.ts";
import type { Person } from "#schema/rooms.ts";
import { Allowances } from "./allowances.ts";
import { askerOf } from "./answers.ts";
import type { Socket, SocketState } from "./handlers.ts";
import { type Bucket, rateOfAddress, refuse, type Taken, take } from "./rate.ts";

/**
 * The admitted sockets of a room. The platform keeps them, even while the room is evicted, but looking through all of them
 * takes long: it happens once, and from then on they are remembered here.
 */
export class Sockets {
  readonly #find: () => Iterable<Connection<SocketState>>;
  #admitted: Set<Socket> | undefined;
  /** Those of `#admitted` that are somebody's, by person. */
  readonly #ofPerson = new Map<string, Set<Socket>>();
  /** How much each person, or socket of nobody, may still send. */
  readonly #allowances = new Allowances<string | Socket>();
  /** The same for all sockets of nobody and of guests, who cost nothing, of one address together. */
  readonly #ofAddresses = new Allowances<string>(rateOfAddress);

  /** @param find finds all sockets of the room, also those that are not admitted */
  constructor(find: () => Iterable<Connection<SocketState>>) {
    this.#find = find;
  }

  /** All of them that are open. */
  *[Symbol.iterator](): Generator<Socket> {
    const all = this.#all();
    for (const socket of all) {
      if (socket.readyState === WebSocket.OPEN) yield socket;
      else this.#drop(socket);
    }
  }

  /** The platform has so many sockets of the room, and may have ended one without a word. */
  compare(count: number): void {
    if (this.#admitted?.size !== count) this.#admitted = undefined;
  }

  /** Whether this instance remembers the socket as admitted. */
  knows(socket: WebSocket): socket is Socket {
    return this.#admitted?.has(socket as Socket) ?? false;
  }

  /** Those of a person. */
  of(person: Person): Socket[] {
    this.#all();
    const own = [...(this.#ofPerson.get(askerOf(person)) ?? [])];
    return own.filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  /** Admits a socket as what this state says, or lets one that is admitted be another person's. */
  admit(socket: Socket, state: SocketState): void {
    this.#all();
    this.#drop(socket);
    socket.setState(state);
    this.#add(socket);
  }

  /** From now on the socket is none of them. */
  forget(socket: Socket): void {
    this.#all();
    this.#drop(socket);
    socket.setState(null);
  }

  /**
   * Takes the cost of a frame from what its socket may still send. All sockets of a person share one allowance; one that is
   * nobody's has its own. Both nobody's and guests' share another with all such sockets of their address.
   */
  spend(socket: Socket, now: number, cost: number): Taken {
    const before = this.#allowances.of(senderOf(socket), now, socket.state?.bucket);
    const own = take(before, now, cost);
    const taken = own.isOver || this.#hasAddressLeft(socket, now, cost) ? own : refuse(before, now);
    this.#keepBucket(socket, taken.bucket);
    return taken;
  }

  #hasAddressLeft({ state }: Socket, now: number, cost: number): boolean {
    if (!state || state.identity?.kind === "user" || state.from === undefined) return true;
    const { bucket, isOver } = take(this.#ofAddresses.of(state.from, now), now, cost, rateOfAddress);
    this.#ofAddresses.keep(state.from, bucket);
    return !isOver;
  }

  /** Only what is much less than usual is stored with the socket, too: to store it takes long. */
  #keepBucket(socket: Socket, bucket: Bucket): void {
    this.#allowances.keep(senderOf(socket), bucket);
    if (bucket.tokens < limits.rateBurst / 2 && socket.state !== null)
      socket.setState({ ...socket.state, bucket });
  }

  #all(): Set<Socket> {
    if (this.#admitted !== undefined) return this.#admitted;
    this.#admitted = new Set();
    this.#ofPerson.clear();
    for (const socket of this.#find()) if (isAdmitted(socket)) this.#add(socket);
    return this.#admitted;
  }

  #add(socket: Socket): void {
    this.#admitted?.add(socket);
    const person = socket.state?.identity;
    if (!person) return;
    const own = this.#ofPerson.get(askerOf(person)) ?? new Set();
    this.#ofPerson.set(askerOf(person), own.add(socket));
  }

  #drop(socket: Socket): void {
    this.#admitted?.delete(socket);
    const person = socket.state?.identity;
    if (!person) return;
    const own = this.#ofPerson.get(askerOf(person));
    own?.delete(socket);
    if (own?.size === 0) this.#ofPerson.delete(askerOf(person));
  }
}

function isAdmitted(socket: Connection<SocketState>): socket is Socket {
  return socket.state !== null;
}

/** Whose allowance a socket uses up: its own if it is nobody's. */
function senderOf(socket: Socket): string | Socket {
  const person = socket.state?.identity;
  return person ? askerOf(person) : socket;
}
