import { limits } from "#schema/limits.ts";
import type { Socket } from "./handlers.ts";

/**
 * Sends frames, and sees to it that they are read. The platform does not say what of them still waits in its memory, and a
 * client that does not read would have it grow for ever. So from time to time a client is asked for a sign that it has read
 * so far: a random number, sent behind the other frames, which it sends back.
 */
export class Reading {
  /** Characters sent to each socket since it showed last that it reads, or since it was asked to; only as exact as one instance. */
  readonly #unread = new WeakMap<Socket, number>();
  readonly #onDeaf: (socket: Socket) => void;

  /** @param onDeaf called for a socket that is not sent anything any more, for it does not read */
  constructor(onDeaf: (socket: Socket) => void) {
    this.#onDeaf = onDeaf;
  }

  /** Sends a socket a frame, if there is one for it, unless it has not read too many others. */
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

  /** Whether a frame is the answer to what this socket was asked; then it has read all that went before the question. */
  isProof(socket: Socket, frame: unknown): boolean {
    const { state } = socket;
    if (!state?.question || frame !== questionFrame(state.question.number)) return false;
    this.#unread.delete(socket);
    socket.setState({ ...state, question: undefined });
    return true;
  }

  /** The question, and how much went behind it, stand in the attachment: a room that wakes up knows them. */
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

/** @returns whether the socket took the frame */
function transmit(socket: Socket, frame: string): boolean {
  try {
    socket.send(frame);
    return true;
  } catch {
    // It has just gone. Whoever it was comes back with the last number, and gets what was missed.
    return false;
  }
}
