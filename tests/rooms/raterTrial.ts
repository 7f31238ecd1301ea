import type fc from "fast-check";
import { vi } from "vitest";
import { RaterRoom } from "#party/rater/room.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import { type Database, openDatabase } from "#store/db.ts";
import { type FinishedGame, finishGame } from "#store/games.ts";
import { annulRatedGame, foldAll, forgetRatings } from "#store/ratings/folding.ts";
import { endedGame } from "#tests/support/ratedGames.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";

/** What becomes of requests to libSQL that fail: they never get there, or their answers are lost. */
export type Failure = "away" | "unanswered";

/** The end of the addresses under which the trial asks for libSQL, so that its requests are known. */
const ofTrial = ".libsql.trial";
/** That of everybody but the raters. */
const elsewhere = `elsewhere${ofTrial}`;
const { LIBSQL_AUTH_TOKEN: token } = env;

/** An instance of the rater, under its own address of libSQL. */
type Instance = { room: RaterRoom; host: string; isGone: boolean; gone: PromiseWithResolvers<void> };

/**
 * Raters of one room, and rooms that store games and wake them, whose requests reach libSQL when the scheduler lets
 * them. The platform's part is played here: alarms, and instances that end between two requests.
 */
export class RaterTrial {
  readonly #state: DurableObjectState;
  readonly #scheduler: fc.Scheduler;
  readonly #users: readonly Identity[];
  readonly #ended = new AbortController();
  readonly gameIDs: number[] = [];
  readonly #instances: Instance[] = [];
  #isWorking = false;
  readonly #failures: Failure[] = [];
  readonly #underWay = new Set<Promise<void>>();

  constructor(state: DurableObjectState, scheduler: fc.Scheduler, users: readonly Identity[]) {
    this.#state = state;
    this.#scheduler = scheduler;
    this.#users = users;
    this.#newRater();
  }

  get #rater(): RaterRoom {
    return this.#instances[this.#instances.length - 1].room;
  }

  /** The next requests of raters fail. */
  fail(failure: Failure, times: number): void {
    this.#failures.push(...Array.from({ length: times }, () => failure));
  }

  /**
   * A game ends, if as many as are rated have not ended yet; its room stores it and wakes the rater, each until that has
   * worked.
   */
  async finish(seats: readonly number[], winner: number): Promise<void> {
    if (this.gameIDs.length === limits.samePeoplePerDay) return;
    const owners = seats.map((seat) => ({ kind: "human" as const, identity: this.#users[seat] }));
    const report = await endedGame(db, { seats: owners, winner, endedAt: Date.now() });
    this.gameIDs.push(report.gameID);
    this.#begin(this.#store(report));
  }

  /** Moderation annuls a game, or lets it count again, and wakes the rater. */
  annul(at: number, isAnnulled: boolean): void {
    const gameID = this.gameIDs[at];
    if (gameID !== undefined) this.#begin(this.#insist((asked) => annulRatedGame(asked, gameID, isAnnulled)));
  }

  /** An operator has all games rated anew, on the running site. */
  rebuild(): void {
    this.#begin(
      this.#insist(async (asked) => {
        await forgetRatings(asked);
        await foldAll(asked, Date.now());
      }),
    );
  }

  async wake(): Promise<void> {
    await this.#rater.wake();
  }

  async check(): Promise<void> {
    await this.#rater.check();
    await this.pass(0);
  }

  /** So much time passes (ms), and the alarm comes if it is due and the rater has answered the one before. */
  async pass(ms: number): Promise<void> {
    vi.setSystemTime(Date.now() + ms);
    const alarm = await this.#state.storage.getAlarm();
    if (alarm === null || alarm > Date.now() || this.#isWorking) return;
    await this.#state.storage.deleteAlarm();
    this.#isWorking = true;
    const { room, gone } = this.#instances[this.#instances.length - 1];
    const worked = room.alarm().then(() => {
      if (room === this.#rater) this.#isWorking = false;
    });
    this.#begin(Promise.race([worked, gone.promise]));
  }

  /**
   * Another instance takes over. A request of the one before may still arrive; it learns of that only if it has been cut
   * off from the platform rather than ended.
   */
  async evict(isCutOff: boolean): Promise<void> {
    const last = this.#instances[this.#instances.length - 1];
    if (!isCutOff) {
      last.isGone = true;
      last.gone.resolve();
    }
    this.#newRater();
    if (!this.#isWorking) return;
    this.#isWorking = false;
    // The platform repeats an alarm that nobody has answered.
    await this.#state.storage.setAlarm(Date.now());
    await this.pass(0);
  }

  /** Everything goes on until nothing is left to do. */
  async end(): Promise<void> {
    for (let n = 0; n < 1000; n++) {
      await this.pass(60_000);
      await this.#scheduler.waitFor(Promise.all(this.#underWay));
      if ((await this.#state.storage.getAlarm()) === null) return;
    }
    throw new Error("the rater has something to do for ever");
  }

  /** Whatever is under way stops. */
  stop(): void {
    this.#ended.abort();
  }

  #newRater(): void {
    const host = `rater-${this.#instances.length}${ofTrial}`;
    const bindings = { ...env, LIBSQL_URL: `http://${host}`, LIBSQL_SYNC_URL: undefined };
    const room = new RaterRoom(this.#state, bindings as never);
    this.#instances.push({ room, host, isGone: false, gone: Promise.withResolvers() });
  }

  async #store(report: FinishedGame): Promise<void> {
    await this.#insist((asked) => finishGame(asked, report));
  }

  async #insist(ask: (asked: Database) => Promise<unknown>): Promise<void> {
    while (!this.#ended.signal.aborted) {
      try {
        await ask(openDatabase({ url: `http://${elsewhere}`, token }));
        return await this.#rater.wake();
      } catch {
        // It is tried again.
      }
    }
  }

  #begin(doing: Promise<void>): void {
    const done = doing.finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  /** A `fetch` that passes requests of the trial on when the scheduler lets them, and their answers later. */
  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, host } = new URL(request.url);
    if (!host.endsWith(ofTrial)) return realFetch(request);
    const isGone = () => this.#instances.some((instance) => instance.host === host && instance.isGone);
    const body = await request.text();
    const { method, headers } = request;
    const passOn = () =>
      realFetch(request.url.replace(origin, env.LIBSQL_URL), { method, headers, body: body || undefined });
    let answer: Response | undefined;
    let failure: Failure | undefined;
    const ask = async () => {
      if (host !== elsewhere) failure = this.#failures.shift();
      if (failure !== "away") answer = await passOn().then(whole);
    };
    await this.#scheduler.scheduleSequence([
      { builder: ask, label: "request" },
      { builder: async () => {}, label: "answer" },
    ]).task;
    if (isGone()) return new Promise(() => {});
    if (answer === undefined || failure !== undefined) throw new Error(`libSQL is ${failure}`);
    return answer;
  };
}

const realFetch = fetch;

/** The answer with its body, which has arrived too. */
async function whole(response: Response): Promise<Response> {
  return new Response(await response.arrayBuffer(), response);
}
