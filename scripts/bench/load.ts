import { setTimeout as after } from "node:timers/promises";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { call, RefusedCall } from "../visitors/calling.ts";
import { GameTable } from "./gameTable.ts";
import { keepPace, settle } from "./pace.ts";
import { seatFour } from "./seating.ts";
import { type Quantiles, quantilesOf, Tally } from "./tally.ts";

const seatsPerTable = 4;
const gapMs = 1000 / seatsPerTable;
/** Between attempts to open a table again whose sockets were cut. */
const pauseMs = 2_000;

/** Guests who play at so many tables of four of the site at an origin, everybody a move each second. */
export class Load {
  readonly #site: string;
  readonly #tables: number;
  readonly #tally = new Tally();
  readonly #opened: GameTable[] = [];
  readonly #latencies: number[] = [];
  readonly #cuts = new Map<string, number>();
  #isOver = false;
  #hasSaidToWait = false;

  constructor(site: string, tables: number) {
    this.#site = site;
    this.#tables = tables;
  }

  /** Opens the tables, one after the other. */
  async open(): Promise<void> {
    for (let at = 0; at < this.#tables; at++) {
      const guests = await this.#guests();
      const seat = () => this.#patiently(() => seatFour(this.#site, guests));
      const table: GameTable = await GameTable.open(this.#site, seat, this.#tally, (why) => {
        this.#cuts.set(why, (this.#cuts.get(why) ?? 0) + 1);
        void this.#openAgain(table);
      });
      this.#opened.push(table);
      console.log(`${at + 1} of ${this.#tables} tables opened`);
    }
  }

  /** Plays for so many minutes, and says after each how it went. */
  async play(minutes: number): Promise<void> {
    for (let left = minutes * 60; left > 0; left -= 60) {
      this.#tally.measure();
      await keepPace(this.#opened, { seconds: Math.min(60, left), gapMs });
      const { latencies } = this.#tally;
      this.#latencies.push(...latencies);
      console.log(`${latencies.length} moves: ${inWords(quantilesOf(latencies))}`);
    }
    await settle(this.#tally);
    this.#isOver = true;
    for (const table of this.#opened) table.close();
  }

  /** Whether no move was lost, came twice or was refused, and all that was found in words. */
  report(): { isGood: boolean; said: string } {
    const { sent, seenByAll, lost, doubled, refused } = this.#tally.findings.moves;
    const cuts = [...this.#cuts].map(([why, times]) => `${times} × ${why}`);
    const said = [
      `${this.#tables} tables of four at ${this.#site}`,
      `Moves: ${sent} sent, ${seenByAll} seen by all four; ${lost} lost, ${doubled} seen twice, ${refused} refused.`,
      `From sending a move until the last of the four had it: ${inWords(quantilesOf(this.#latencies))}.`,
      cuts.length === 0 ? "No table was cut off." : `Cut off, and opened again: ${cuts.join("; ")}.`,
    ].join("\n");
    return { isGood: lost + doubled + refused === 0, said };
  }

  async #guests(): Promise<GuestSessionAnswer[]> {
    const guests: GuestSessionAnswer[] = [];
    while (guests.length < seatsPerTable)
      guests.push(await this.#patiently(() => call<GuestSessionAnswer>(this.#site, "guestSession")));
    return guests;
  }

  async #openAgain(table: GameTable): Promise<void> {
    while (!this.#isOver) {
      await after(pauseMs);
      const isOpen = await table.again().then(
        () => true,
        () => false,
      );
      if (isOpen) return;
    }
  }

  /** Asks again when the site says that so many may ask. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof RefusedCall) || error.retryAfterMs === undefined) throw error;
        if (!this.#hasSaidToWait)
          console.log("The site limits the calls of an address; opening the tables takes longer.");
        this.#hasSaidToWait = true;
        await after(error.retryAfterMs);
      }
    }
  }
}

function inWords({ p50, p95, p99 }: Quantiles): string {
  const [half, most, nearlyAll] = [p50, p95, p99].map((ms) => `${Math.round(ms)} ms`);
  return `50 % within ${half}, 95 % within ${most}, 99 % within ${nearlyAll}`;
}
