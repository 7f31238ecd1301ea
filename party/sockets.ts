import type { Connection } from "partyserver";
import { limits } from "#schema/limits.ts";
import type { Person } from "#schema/rooms.ts";
import type { Socket, SocketState } from "./handlers.ts";
import { type Bucket, fullBucket } from "./rate.ts";

/**
 * The admitted sockets of a room. The platform keeps them, even while the room is evicted, but looking through all of them
 * takes long: it happens once, and from then on they are remembered here.
 */
export class Sockets {
  readonly #find: () => Iterable<Connection<SocketState>>;
  #admitted: Set<Socket> | undefined;
  /** How much each may still send. */
  readonly #buckets = new WeakMap<Socket, Bucket>();

  /** @param find finds all sockets of the room, also those that are not admitted */
  constructor(find: () => Iterable<Connection<SocketState>>) {
    this.#find = find;
  }

  /** All of them that are open. */
  *[Symbol.iterator](): Generator<Socket> {
    const all = this.#all();
    for (const socket of all) {
      if (socket.readyState === WebSocket.OPEN) yield socket;
      else all.delete(socket);
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
  of({ kind, id }: Person): Socket[] {
    return [...this].filter(({ state }) => state?.identity?.kind === kind && state.identity.id === id);
  }

  /** Admits a socket as what this state says. */
  admit(socket: Socket, state: SocketState): void {
    this.#all().add(socket);
    socket.setState(state);
  }

  /** From now on the socket is none of them. */
  forget(socket: Socket): void {
    this.#all().delete(socket);
    socket.setState(null);
  }

  /** How much a socket may still send. */
  bucketOf(socket: Socket, now: number): Bucket {
    const stored = socket.state?.bucket;
    return this.#buckets.get(socket) ?? (stored === undefined ? fullBucket(now) : stored);
  }

  /** Remembers that. Only what is much less than usual is stored with the socket, too: to store it takes long. */
  keepBucket(socket: Socket, bucket: Bucket): void {
    this.#buckets.set(socket, bucket);
    if (bucket.tokens < limits.rateBurst / 2 && socket.state !== null)
      socket.setState({ ...socket.state, bucket });
  }

  #all(): Set<Socket> {
    this.#admitted ??= new Set([...this.#find()].filter((socket): socket is Socket => socket.state !== null));
    return this.#admitted;
  }
}
