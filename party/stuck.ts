import { limits } from "#schema/limits.ts";

/**
 * Watches the sockets that a room has closed and that stay nevertheless. Who does not answer a close frame keeps the line, and
 * what waits to be read on it, and may go on sending; the platform has no way to cut a single one. Where they are too many, or
 * send too much, the room is ended as it is in memory: that cuts all of its sockets, and those of the others come back.
 */
export class Stuck {
  readonly #ctx: DurableObjectState;
  readonly #max: () => { sockets: number; frames: number };
  /** At most how many stay; `undefined` before they were counted, since the instance before may have closed some. */
  #staying: number | undefined;
  #frames = 0;
  /** Since when frames are counted (ms UTC). */
  #since = 0;

  /** @param max how many closed sockets may stay, and how many frames may come from such in `ratePeriodMs` */
  constructor(ctx: DurableObjectState, max: () => { sockets: number; frames: number }) {
    this.#ctx = ctx;
    this.#max = max;
  }

  /** The room has closed one more. */
  closed(): void {
    if (this.#staying !== undefined) this.#staying++;
  }

  /** Looks whether too many stay. Belongs where one comes: of those that were closed a moment ago most are about to go. */
  check(): void {
    const max = this.#max().sockets;
    if (this.#staying !== undefined && this.#staying <= max) return;
    // To look at each takes long where there are thousands: so that is done only if it may matter.
    this.#staying = this.#ctx.getWebSockets().filter(isClosing).length;
    if (this.#staying > max) void this.#restart(`${this.#staying} closed sockets have not gone`);
  }

  /** One that was closed has sent a frame. */
  heard(now: number): void {
    if (Math.abs(now - this.#since) > limits.ratePeriodMs) {
      this.#since = now;
      this.#frames = 0;
    }
    if (++this.#frames === this.#max().frames)
      void this.#restart(`${this.#frames} frames have come from closed sockets`);
  }

  async #restart(reason: string): Promise<void> {
    await this.#ctx.storage.sync();
    this.#ctx.abort(`${reason}: the room begins anew`);
  }
}

function isClosing({ readyState }: WebSocket): boolean {
  return readyState === WebSocket.CLOSING;
}
