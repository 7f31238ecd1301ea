import { limits } from "#schema/limits.ts";
import type { Socket } from "./handlers.ts";

/**
 * Sends frames and makes sure that they are read. The platform does not reveal how much is still buffered in its
 * memory, and a client that does not read would make the buffer grow for ever. So from time to time a client gets a
 * random number behind the other frames, and has to send it back.
 */
export class Reading {
  /** Characters sent to each socket since its last read check or answer; only as exact as one instance. */
  readonly #unread = new WeakMap<Socket, number>();
  readonly #onDeaf: (socket: Socket) => void;

  /** @param onDeaf called for a socket that gets nothing any more because it does not read */
  constructor(onDeaf: (socket: Socket) => void) {
    this.#onDeaf = onDeaf;
  }

  /** Sends a socket a frame, if there is one for it and the socket has read enough of the earlier ones. */
  send(socket: Socket, frame: string | undefined): void {
    if (frame === undefined || socket.state === null) return;
    const { question } = socket.state;
    const before = this.#unread.get(socket) ?? question?.unread ?? 0;
    if (question && before > limits.unreadMax) return;
    const unread = before + frame.length;
    this.#unread.set(socket, unread);
    if (!transmit(socket, frame)) return;
    if (!question && unread > limits.unreadBeforeAsked) this.#ask(socket);
    else if (question && unread > limits.unreadMax) this.#onDeaf(socket);
    else if (question && unread > question.unread + limits.unreadBeforeAsked)
      socket.setState({ ...socket.state, question: { ...question, unread } });
  }

  /** Whether a frame answers this socket's read check; if so, the socket has read everything sent before it. */
  isProof(socket: Socket, frame: unknown): boolean {
    const { state } = socket;
    if (!state?.question || frame !== questionFrame(state.question.number)) return false;
    this.#unread.delete(socket);
    socket.setState({ ...state, question: undefined });
    return true;
  }

  /** The read check, and how much was sent after it, are in the attachment, so that a room that wakes up knows them. */
  #ask(socket: Socket): void {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    this.#unread.set(socket, 0);
    socket.setState({ ...socket.state!, question: { number, unread: 0 } });
    transmit(socket, questionFrame(number));
  }
}

function questionFrame(number: number): string {
  return JSON.stringify({ read: number });
}

/** @returns whether the socket accepted the frame */
function transmit(socket: Socket, frame: string): boolean {
  try {
    socket.send(frame);
    return true;
  } catch {
    // The socket has just gone. Its client comes back with the last number and gets what it missed.
    return false;
  }
}
