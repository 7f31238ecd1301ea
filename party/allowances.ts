import { limits } from "#schema/limits.ts";
import { type Bucket, fullBucket, type Rate, rateOfPerson } from "./rate.ts";

/** How much each sender may still send. Who has sent nothing for a while costs no memory. */
export class Allowances<Sender> {
  readonly #buckets = new Map<Sender, Bucket>();
  readonly #rate: Rate;
  /** After so long without a frame a bucket is full, and like a new one. */
  readonly #refillMs: number;
  #sweptAt = 0;

  constructor(rate = rateOfPerson) {
    this.#rate = rate;
    this.#refillMs = (rate.burst / rate.perSecond) * limits.second;
  }

  /** The sender's bucket. @param stored the one from before this instance, if there is one */
  of(sender: Sender, now: number, stored?: Bucket): Bucket {
    const known = this.#buckets.get(sender);
    if (known !== undefined) return known;
    return stored === undefined ? fullBucket(now, this.#rate) : stored;
  }

  /** Remembers the sender's bucket, which was just taken from, and forgets those that are full again. */
  keep(sender: Sender, bucket: Bucket): void {
    this.#buckets.set(sender, bucket);
    const { at: now } = bucket;
    if (Math.abs(now - this.#sweptAt) < this.#refillMs) return;
    this.#sweptAt = now;
    for (const [other, { at }] of this.#buckets)
      if (Math.abs(now - at) >= this.#refillMs) this.#buckets.delete(other);
  }

  /** How many senders are remembered. */
  get size(): number {
    return this.#buckets.size;
  }
}
