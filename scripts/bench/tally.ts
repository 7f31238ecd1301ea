/** The results of the moves at some tables; times in ms. */
export type Findings = {
  moves: { sent: number; seenByAll: number; lost: number; doubled: number; refused: number };
  latencyMs: Quantiles;
};

/** The time from sending a move until the last seat has it, for the measured moves; in ms. */
export type Quantiles = { p50: number; p95: number; p99: number };

type Sent = { at: number; isMeasured: boolean; seen: number[]; missing: number };

/** Counts moves from their sending until all seats of their table have seen them. Each move has a unique name. */
export class Tally {
  readonly #moves = new Map<string, Sent>();
  #latencies: number[] = [];
  #doubled = 0;
  #refused = 0;
  #isMeasuring = false;

  /** Starts measuring times, and discards earlier ones. */
  measure(): void {
    this.#isMeasuring = true;
    this.#latencies = [];
  }

  /** A move is sent, which so many seats should see. */
  send(name: string, seats: number): void {
    const seen = Array<number>(seats).fill(0);
    this.#moves.set(name, { at: performance.now(), isMeasured: this.#isMeasuring, seen, missing: seats });
  }

  /** A seat has received a move; one that was not sent from here is ignored. */
  see(name: string, seat: number): void {
    const move = this.#moves.get(name);
    if (move === undefined) return;
    move.seen[seat]++;
    if (move.seen[seat] > 1) this.#doubled++;
    else if (--move.missing === 0 && move.isMeasured) this.#latencies.push(performance.now() - move.at);
  }

  /** The table of a move was cut off; whether all have seen it can't be known any more. */
  cut(name: string): void {
    if (!this.isSeen(name)) this.#moves.delete(name);
  }

  /** The room has refused a move. */
  refuse(): void {
    this.#refused++;
  }

  /** Whether all seats have seen this move. */
  isSeen(name: string): boolean {
    return this.#moves.get(name)?.missing === 0;
  }

  get lost(): number {
    return [...this.#moves.values()].filter(({ missing }) => missing > 0).length;
  }

  /** The measured times, in ms. */
  get latencies(): readonly number[] {
    return this.#latencies;
  }

  get findings(): Findings {
    const { lost } = this;
    const sent = this.#moves.size;
    return {
      moves: { sent, seenByAll: sent - lost, lost, doubled: this.#doubled, refused: this.#refused },
      latencyMs: quantilesOf(this.#latencies),
    };
  }
}

export function quantilesOf(latencies: readonly number[]): Quantiles {
  const sorted = latencies.toSorted((a, b) => a - b);
  const quantile = (share: number) => round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) };
}

/** The ratio of two times. */
export function ratioOf(one: Quantiles, other: Quantiles): Quantiles {
  const ratio = (part: keyof Quantiles) => Number((one[part] / other[part]).toFixed(2));
  return { p50: ratio("p50"), p95: ratio("p95"), p99: ratio("p99") };
}

/** Rounded to microseconds. */
function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
