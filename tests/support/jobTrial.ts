import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type fc from "fast-check";
import { vi } from "vitest";
import type { Work } from "#edge/call.ts";
import type { Env } from "#edge/env.ts";
import { doJobs, runJobs } from "#edge/jobs/running.ts";
import { askDatabase } from "#edge/services/database.ts";
import { deleteUser } from "#edge/services/deleting.ts";
import { endAllBut } from "#edge/services/sessionEnds.ts";
import { friendships } from "#schema/db/friendships.ts";
import { games } from "#schema/db/games.ts";
import { jobs } from "#schema/db/jobs.ts";
import { messages } from "#schema/db/messages.ts";
import { sessions } from "#schema/db/sessions.ts";
import { limits } from "#schema/limits.ts";
import { isDeleted, isNewer, user } from "#schema/names.ts";
import { gameChannel, openChannels, userRoomName } from "#schema/roomNames.ts";
import type { Identity, Person, SessionsMeant } from "#schema/rooms.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import type { Database } from "#store/db.ts";
import { friendsOf } from "#store/friends.ts";
import { addGame } from "#store/games.ts";
import { userIdentity } from "#store/identities.ts";
import { countUndeliveredJobs, listUndeliveredJobs, retryJobs } from "#store/jobs.ts";
import { findUser, renameUser } from "#store/users.ts";
import { aSessionOf, aUser } from "./users.ts";

/** What a room does that is called: "forgets" means that it has heard and the answer is lost. */
export const manners = ["answers", "refuses", "forgets", "hangs", "hangsAfterwards"] as const;
export type Manner = (typeof manners)[number];

/** What becomes of requests to libSQL that fail: they never get there, or their answers are lost. */
export type Failure = "away" | "unanswered";

/** A user, all names that were tried, and how many jobs about the account were stored. */
type Player = { id: number; names: string[]; jobs: number };

/** A room, as far as jobs know rooms: whom it knows by which names, and, of a user's own, the sockets and the friends. */
type Room = {
  readonly name: string;
  manner: Manner;
  readonly known: Map<number, Identity>;
  readonly sockets: Set<string>;
  friends: readonly string[];
  /** What it was told, each time that it heard it. */
  readonly heard: string[];
  /** The calls about the account that somebody still waits for. */
  readonly underWay: Set<object>;
};

/** The end of the addresses under which the trial asks for libSQL, so that its requests are known. */
const ofTrial = ".libsql.trial";

const realFetch = fetch;

let trials = 0;

/**
 * Some users, the rooms that know them, and Workers that rename, delete and sign them out. Their calls of rooms and
 * requests to libSQL, a real one, arrive when the scheduler lets them. The platform's part is played here: the clock,
 * and Workers that end in the middle of everything.
 */
export class JobTrial {
  readonly faults: string[] = [];
  readonly #db: Database;
  readonly #address: { url: string; token?: string };
  readonly #scheduler: fc.Scheduler;
  readonly #players: Player[] = [];
  readonly #rooms = new Map<string, Room>();
  /** The rooms that know each player while the account lives, and those that must forget the player with it. */
  readonly #knowing: { player: Player; room: string; isTold: boolean }[] = [];
  /** The Workers that something waits for, by their number. */
  readonly #workers = new Map<number, PromiseWithResolvers<void>>();
  readonly #gone = new Set<number>();
  #last = 0;
  /** The first Worker since time has passed: what earlier ones do may be late, and nobody waits for it. */
  #firstInTime = 1;
  readonly #failures: Failure[] = [];
  /** Whether nothing has failed and nothing was late, so that nothing may have happened twice. */
  #isQuiet = true;

  private constructor(db: Database, address: { url: string; token?: string }, scheduler: fc.Scheduler) {
    this.#db = db;
    this.#address = address;
    this.#scheduler = scheduler;
  }

  /** @param database without jobs */
  static async begin(
    { db, url, token }: { db: Database; url: string; token?: string },
    scheduler: fc.Scheduler,
  ): Promise<JobTrial> {
    const trial = new JobTrial(db, { url, token }, scheduler);
    await db.delete(jobs);
    await trial.#populate();
    return trial;
  }

  /** The names of the rooms. */
  get rooms(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  rename(who: number): void {
    const player = this.#players[who];
    const username = `${player.names[0]}${"bcdefghijklmnopqrstuvwxyz"[player.names.length - 1]}`;
    player.names.push(username);
    this.#work(async (work) => {
      const known = await askDatabase(work.env, (db) => findUser(db, player.id));
      if (!known || known.deletedAt !== null) return;
      const renamed = { username, now: work.now };
      const { outcome, jobs } = await askDatabase(work.env, (db) => renameUser(db, known, renamed));
      if (outcome !== "done") return;
      player.jobs++;
      await doJobs(work, jobs);
    });
  }

  delete(who: number): void {
    const player = this.#players[who];
    player.jobs++;
    this.#work(async (work) => void (await deleteUser(work, user(player.id))));
  }

  signOutEverywhere(who: number): void {
    this.#work(async (work) => void (await endAllBut(work, this.#players[who].id)));
  }

  /** The user signs in once more, and opens a tab. */
  async signIn(who: number): Promise<void> {
    const { id } = this.#players[who];
    const found = await findUser(this.#db, id);
    if (!found || found.deletedAt !== null) return;
    const token = await aSessionOf(this.#db, id);
    const hash = createHash("sha256").update(token).digest("hex");
    this.#own(id).sockets.add(sessionMark(hash));
  }

  behave(room: number, manner: Manner): void {
    if (manner !== "answers") this.#isQuiet = false;
    this.#roomAt(room).manner = manner;
  }

  /** The next requests to libSQL fail. */
  fail(failure: Failure, times: number): void {
    this.#isQuiet = false;
    this.#failures.push(...Array.from({ length: times }, () => failure));
  }

  /** A Worker ends in the middle of what it does. */
  kill(which: number): void {
    const working = [...this.#workers];
    if (working.length === 0) return;
    this.#isQuiet = false;
    const [number, { resolve }] = working[which % working.length];
    this.#gone.add(number);
    resolve();
  }

  setClockBack(ms: number): void {
    this.#isQuiet = false;
    // What is under way counts as lost, and is taken again.
    this.#nobodyWaits();
    vi.setSystemTime(Date.now() - ms);
  }

  /** So much time passes (ms), and the clock of the site goes. */
  async pass(ms: number): Promise<void> {
    if (this.#workers.size > 0) this.#isQuiet = false;
    this.#nobodyWaits();
    vi.advanceTimersByTime(ms);
    await settled();
    this.#work(({ env }) => runJobs(env));
  }

  /** A room refuses everything for so long that jobs are given up, which the operator sees. Nothing else waits for them. */
  async wearOut(which: number): Promise<void> {
    const room = this.#roomAt(which);
    const { manner } = room;
    this.behave(which, "refuses");
    await this.#passUntilDone(2);
    await this.#db
      .update(jobs)
      .set({
        attempts: limits.jobAttemptsMin,
        waitsSince: sql`${jobs.waitsSince} - ${limits.jobPatienceMs}`,
        nextAt: Date.now(),
      })
      .where(and(isNull(jobs.diedAt), isNotNull(jobs.lastError)));
    await this.#passUntilDone(2);
    room.manner = manner;
    await this.checkDead();
  }

  /** The operator has everything tried again that was given up. */
  async retry(): Promise<void> {
    const dead = await this.#dead();
    await retryJobs(
      this.#db,
      dead.map(({ id }) => id),
      Date.now(),
    );
  }

  /** Notes as a fault if the operator does not see what was given up. */
  async checkDead(): Promise<void> {
    const dead = await this.#dead();
    const listed = (await listUndeliveredJobs(this.#db, Date.now())).filter(({ isDead }) => isDead);
    const { deadLetters } = await countUndeliveredJobs(this.#db, Date.now());
    const ids = listed.map(({ id }) => Number(id));
    if (`${ids.toSorted()}` !== `${dead.map(({ id }) => id).toSorted()}` || deadLetters !== dead.length)
      this.#fault(`the operator sees ${ids} and ${deadLetters} instead of ${dead.map(({ id }) => id)}`);
    for (const { id, error } of listed) if (!error) this.#fault(`nobody knows why ${id} was given up`);
  }

  /** Everything works from now on. Notes as a fault what is not done then. */
  async end(): Promise<void> {
    for (const room of this.#rooms.values()) room.manner = "answers";
    this.#failures.length = 0;
    await this.#passUntilDone(4);
    await this.checkDead();
    await this.#checkNames();
    await this.retry();
    await this.#passUntilDone(4);
    for (const { kind, lane } of await this.#db.select().from(jobs))
      this.#fault(`${kind} still waits in "${lane}"`);
    for (const player of this.#players) await this.#checkPlayer(player);
    if (this.#isQuiet) this.#checkOnce();
  }

  /** Whatever is under way stops. */
  stop(): void {
    for (const [number, { resolve }] of this.#workers) {
      this.#gone.add(number);
      resolve();
    }
  }

  async #populate(): Promise<void> {
    const trial = trials++;
    for (const letter of "abc") {
      const name = `Job${trial}x${letter}`;
      this.#players.push({ id: await aUser(this.#db, name), names: [name], jobs: 0 });
    }
    const [a, b, c] = this.#players;
    for (const [low, high] of [
      [a, b],
      [a, c],
      [b, c],
    ])
      await this.#db.insert(friendships).values({ lowId: low.id, highId: high.id, since: 1 });
    await this.#addGame([a, b], true);
    await this.#addGame([a, c], true);
    await this.#addGame([a, b], false);
    const chat = `p-${trial}`;
    for (const [number, { id: senderId }] of [a, b].entries())
      await this.#db.insert(messages).values({ room: chat, number, senderId, body: "Servus", createdAt: 1 });
    for (const player of [a, b]) this.#know(player, chat);
    for (const player of this.#players) {
      for (const channel of openChannels) this.#know(player, channel);
      this.#know(player, userRoomName(user(player.id)));
      for (let tab = 0; tab < 2; tab++) await this.signIn(this.#players.indexOf(player));
    }
  }

  async #addGame(players: readonly Player[], isRunning: boolean): Promise<void> {
    const people = players.map(({ id, names: [name] }) => {
      return { kind: "human" as const, identity: { ...user(id), name } };
    });
    const bot = { kind: "bot" as const, level: "solid" as const, name: "bot1" };
    const game = { variant: "4x2n" as const, createdAt: 1, seats: [...people, bot, bot], waitingID: null };
    const gameID = await addGame(this.#db, game);
    if (!isRunning)
      await this.#db.update(games).set({ status: "aborted", endedAt: 2 }).where(eq(games.id, gameID));
    for (const player of players) {
      this.#know(player, String(gameID), isRunning);
      if (isRunning) this.#know(player, gameChannel(gameID));
    }
  }

  /** A room knows a player. @param isTold whether it hears new names, and not only that the account is deleted */
  #know(player: Player, name: string, isTold = true): void {
    const room = this.#roomNamed(name);
    room.known.set(player.id, { ...user(player.id), name: player.names[0], nameVersion: 0 });
    this.#knowing.push({ player, room: name, isTold });
  }

  #roomNamed(name: string): Room {
    const known = this.#rooms.get(name);
    if (known !== undefined) return known;
    const room: Room = {
      ...{ name, manner: "answers", known: new Map(), sockets: new Set() },
      ...{ friends: [], heard: [], underWay: new Set() },
    };
    this.#rooms.set(name, room);
    return room;
  }

  #roomAt(which: number): Room {
    return this.#roomNamed(this.rooms[which % this.rooms.length]);
  }

  #own(userID: number): Room {
    return this.#roomNamed(userRoomName(user(userID)));
  }

  /** A Worker does something, until it ends in the middle. What it throws is an answer to somebody. */
  #work(act: (work: Work) => Promise<void>): void {
    const number = ++this.#last;
    const ended = Promise.withResolvers<void>();
    this.#workers.set(number, ended);
    const env = {
      LIBSQL_URL: `http://worker-${number}${ofTrial}`,
      LIBSQL_AUTH_TOKEN: this.#address.token,
      ...Object.fromEntries(["User", "Game", "Channel", "Chat"].map((party) => [party, this.#calls(number)])),
    } as unknown as Env;
    const later: Promise<unknown>[] = [];
    const work = {
      env,
      now: Date.now(),
      later: (doing: () => Promise<unknown>) => void later.push(doing()),
    };
    const done = act(work)
      .catch(() => {})
      .then(() => Promise.all(later))
      .catch(() => {});
    void Promise.race([done, ended.promise]).then(() => this.#workers.delete(number));
  }

  /** The rooms as a Worker calls them. */
  #calls(number: number) {
    const call = (room: Room, what: string, hear: () => Promise<unknown> | unknown) =>
      this.#call(number, room, what, hear);
    return {
      getByName: (name: string) => {
        const room = this.#roomNamed(name);
        return {
          renamed: (named: Identity) =>
            call(room, `${named.id} is ${named.name}`, () => this.#hearName(room, named)),
          end: (person: Person) => call(room, "end", () => this.#hearEnd(room, person)),
          logOut: (_: Person, meant: SessionsMeant) =>
            call(room, "logOut", () => this.#hearLogOut(room, meant)),
          sessions: () => call(room, "sessions", () => [...room.sockets]),
          friendsChanged: () => call(room, "friendsChanged", () => this.#hearFriends(room)),
        };
      },
    };
  }

  async #call(number: number, room: Room, what: string, hear: () => Promise<unknown> | unknown) {
    const ended = new Promise<never>(() => {});
    const call = {};
    const isOfAccount = room.name.startsWith("user-") && (what === "end" || what.includes(" is "));
    if (isOfAccount && number >= this.#firstInTime) {
      if (room.underWay.size > 0) this.#fault(`two at once to ${room.name}: ${what}`);
      if (what !== "end" && room.heard.includes("end"))
        this.#fault(`${room.name} hears "${what}" after its end`);
      room.underWay.add(call);
    }
    let answer: unknown;
    let manner: Manner = "answers";
    await this.#scheduler.scheduleSequence([
      {
        label: `${room.name}: ${what}`,
        builder: async () => {
          manner = room.manner;
          if (manner === "refuses" || manner === "hangs") return;
          room.heard.push(what);
          answer = await hear();
        },
      },
      { label: "answer", builder: async () => {} },
    ]).task;
    if (this.#gone.has(number) || manner.startsWith("hangs")) return ended;
    room.underWay.delete(call);
    if (manner !== "answers") throw new Error(`${room.name} ${manner}`);
    return answer;
  }

  #hearName(room: Room, named: Identity): void {
    const known = room.known.get(named.id);
    if (known === undefined || isNewer(named, known)) room.known.set(named.id, named);
  }

  #hearEnd(room: Room, person: Person): boolean {
    room.known.set(person.id, { ...person, name: "" });
    room.sockets.clear();
    return true;
  }

  async #hearLogOut(room: Room, { only, except = [] }: SessionsMeant): Promise<void> {
    const living = await this.#livingMarks();
    for (const mark of [...room.sockets]) {
      if (only === undefined ? except.includes(mark) : !only.includes(mark)) continue;
      room.sockets.delete(mark);
      if (living.includes(mark)) this.#fault(`${room.name} ends a session that goes on`);
    }
  }

  async #hearFriends(room: Room): Promise<void> {
    const friends = await friendsOf(this.#db, Number(room.name.replace("user-", "")));
    room.friends = friends.map(({ username }) => username);
  }

  async #livingMarks(): Promise<string[]> {
    const rows = await this.#db.select({ hash: sessions.tokenHash }).from(sessions);
    return rows.map(({ hash }) => sessionMark(hash));
  }

  #dead() {
    return this.#db.select({ id: jobs.id }).from(jobs).where(isNotNull(jobs.diedAt));
  }

  /** Lets the longest delay before a retry pass so often, and everything happen that can. */
  async #passUntilDone(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await this.#idle();
      await this.pass(limits.jobRetryMaxMs);
      await this.#idle();
    }
  }

  async #idle(): Promise<void> {
    await settled();
    while (this.#scheduler.count() > 0) {
      await this.#scheduler.waitOne();
      await settled();
    }
  }

  /** No name of a deleted account is left anywhere in libSQL. */
  async #checkNames(): Promise<void> {
    for (const { id, names } of this.#players) {
      if (await findUser(this.#db, id)) continue;
      const tables = await this.#db.all<{ name: string }>(
        sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
      );
      for (const { name } of tables) {
        const rows = await this.#db.all(sql.raw(`SELECT * FROM "${name}"`));
        if (JSON.stringify(rows).includes(names[0])) this.#fault(`${name} has the name of a deleted account`);
      }
    }
  }

  /** All rooms know the user by the newest name, or as deleted, and have the sockets of living sessions only. */
  async #checkPlayer(player: Player): Promise<void> {
    const found = await findUser(this.#db, player.id);
    const isGone = found === undefined;
    if (found !== undefined && found.deletedAt !== null) this.#fault(`${player.id} was not deleted`);
    const expected = found ? userIdentity(found.id, found.username, found.nameVersion) : null;
    for (const { room, isTold } of this.#knowing.filter((one) => one.player === player)) {
      const known = this.#roomNamed(room).known.get(player.id);
      if (isGone ? !known || !isDeleted(known) : isTold && known?.name !== expected?.name)
        this.#fault(`${room} knows ${player.id} as "${known?.name}" instead of "${expected?.name ?? ""}"`);
    }
    const living = await this.#livingMarks();
    for (const mark of this.#own(player.id).sockets)
      if (!living.includes(mark)) this.#fault(`a socket of ${player.id} has outlived its session`);
    if (isGone) return;
    const friends = (await friendsOf(this.#db, player.id)).map(({ username }) => username);
    const gone = this.#own(player.id).friends.filter((name) => !friends.some((one) => one.startsWith(name)));
    const gonePlayers = this.#players.filter(({ names }) => gone.some((name) => names.includes(name)));
    for (const { id } of gonePlayers)
      if (!(await findUser(this.#db, id))) this.#fault(`user-${player.id} still has ${id} as a friend`);
  }

  /** Nothing has failed: so every room was told of each account as often as there were jobs about it. */
  #checkOnce(): void {
    for (const { name, known, heard } of this.#rooms.values())
      for (const { id, jobs } of this.#players.filter((player) => known.has(player.id))) {
        const told = heard.filter(
          (what) => what.startsWith(`${id} is`) || (what === "end" && name === `user-${id}`),
        );
        if (told.length > jobs) this.#fault(`${name} was told ${told} by ${jobs} jobs`);
      }
  }

  /** Whatever is under way may be done by others too from now on. */
  #nobodyWaits(): void {
    for (const { underWay } of this.#rooms.values()) underWay.clear();
    this.#firstInTime = this.#last + 1;
  }

  #fault(what: string): void {
    this.faults.push(what);
  }

  /** A `fetch` that passes requests of Workers on when the scheduler lets them, and their answers later. */
  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, host } = new URL(request.url);
    if (!host.endsWith(ofTrial)) return realFetch(request);
    const number = Number.parseInt(host.replace("worker-", ""), 10);
    const body = await request.text();
    const { method, headers } = request;
    const passOn = async () => {
      const url = request.url.replace(origin, this.#address.url);
      const response = await realFetch(url, { method, headers, body: body || undefined });
      return new Response(await response.arrayBuffer(), response);
    };
    let answer: Response | undefined;
    let failure: Failure | undefined;
    const ask = async () => {
      failure = this.#failures.shift();
      if (failure !== "away") answer = await passOn();
    };
    await this.#scheduler.scheduleSequence([
      { builder: ask, label: `worker ${number} asks libSQL` },
      { builder: async () => {}, label: "libSQL answers" },
    ]).task;
    if (this.#gone.has(number)) return new Promise(() => {});
    if (answer === undefined || failure !== undefined) throw new Error(`libSQL is ${failure}`);
    return answer;
  };
}

/** Waits for everything that happens without anybody's doing. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}
