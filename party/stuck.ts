import { limits } from "#schema/limits.ts";

/**
 * Watches the sockets that the room has closed but that stay open. A client that does not answer a close frame keeps
 * the connection, with everything still buffered for it, and may go on sending; the platform can't cut a single
 * connection. If there are too many, or if they send too much, the room's instance is aborted: that cuts all of its
 * sockets, and honest clients reconnect.
 */
export class Stuck {
  readonly #ctx: DurableObjectState;
  readonly #max: () => { sockets: number; frames: number };
  /**
   * An upper bound of how many stay; `undefined` before they were counted, because an earlier instance may have closed
   * some.
   */
  #staying: number | undefined;
  #frames = 0;
  /** Since when frames are counted (ms UTC). */
  #since = 0;

  /** @param max how many closed sockets may stay, and how many frames they may send in `ratePeriodMs` */
  constructor(ctx: DurableObjectState, max: () => { sockets: number; frames: number }) {
    this.#ctx = ctx;
    this.#max = max;
  }

  /** Counts one more socket that the room has closed. */
  closed(): void {
    if (this.#staying !== undefined) this.#staying++;
  }

  /**
   * Checks whether too many stay. Call it when a socket connects: most of those closed a moment ago are about to go.
   */
  check(): void {
    const max = this.#max().sockets;
    if (this.#staying !== undefined && this.#staying <= max) return;
    // Looking at each socket takes long with thousands, so it is done only if it may matter.
    this.#staying = this.#ctx.getWebSockets().filter(isClosing).length;
    if (this.#staying > max) void this.#restart(`${this.#staying} closed sockets have not gone`);
  }

  /** Counts a frame from a closed socket. */
  received(now: number): void {
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
