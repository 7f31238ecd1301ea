import { createHash, randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { QueueState } from "#party/queue/state.ts";
import { ratedFamilies } from "#rules/rating/families.ts";
import { variantNames } from "#rules/variant.ts";
import { friendships } from "#schema/db/friendships.ts";
import { ratings } from "#schema/db/ratings.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import type { QueueStatus, QueueWish } from "#schema/protocol/queue.ts";
import type { Database } from "#store/db.ts";
import { type Patience, ReturningSocket } from "#tests/support/returningSocket.ts";
import { roomFilesIn } from "#tests/support/roomFiles.ts";
import { quickHash, thePassword } from "#tests/support/users.ts";

/** A number from 0 to below 1; the same ones in the same order for the same seed. */
export type Chance = () => number;

/** mulberry32 */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A player with an account: the rating as shown is the same in all families. */
export type Account = { id: number; name: string; token: string; rating: number };

/** So many players with sessions and ratings; of each of the first pairs both are friends. */
export async function accountsWith(
  db: Database,
  { n, pairs, chance }: { n: number; pairs: number; chance: Chance },
): Promise<Account[]> {
  const now = Date.now();
  const accounts: Account[] = [];
  for (let first = 0; first < n; first += accountsAtOnce) {
    const some = Array.from({ length: Math.min(accountsAtOnce, n - first) }, (_, i) => {
      const token = randomBytes(limits.sessionTokenBytes).toString("hex");
      const rating = Math.round(1500 + 200 * (chance() + chance() + chance() + chance() - 2));
      return { id: 0, name: nameOf(first + i), token, rating };
    });
    const ids = await db.insert(users).values(some.map(userRow)).returning({ id: users.id });
    const made = some.map((account, i) => ({ ...account, id: ids[i].id }));
    await db.insert(sessions).values(
      made.map(({ id, token }) => {
        const tokenHash = createHash("sha256").update(token).digest("hex");
        return { tokenHash, userId: id, createdAt: now, expiresAt: now + limits.sessionLifetimeMs };
      }),
    );
    await db.insert(ratings).values(made.flatMap((account) => ratingRows(account, now)));
    accounts.push(...made);
  }
  await db.insert(friendships).values(
    Array.from({ length: pairs }, (_, i) => {
      const ids = [accounts[2 * i].id, accounts[2 * i + 1].id].toSorted((one, other) => one - other);
      return { lowId: ids[0], highId: ids[1], since: now };
    }),
  );
  return accounts;
}

const accountsAtOnce = 100;
const passwordHash = quickHash(thePassword);

function nameOf(i: number): string {
  return `Wartet${[...String(i)].map((digit) => "abefhkmstz"[Number(digit)]).join("")}`;
}

function userRow({ name }: Account) {
  const email = `${name}@example.org`;
  return {
    username: name,
    usernameLower: name.toLowerCase(),
    usernameSkeleton: skeletonOf(name),
    email,
    emailLower: email,
    passwordHash,
    registeredAt: 1_000,
    activatedAt: 2_000,
  };
}

function ratingRows({ id, rating }: Account, now: number) {
  const mu = (25 + (rating - 1500) / 50) * 1_000_000;
  return ratedFamilies.map((family) => {
    const row = { family, players: String(id), size: 1, mu, sigma: 1_000_000, games: 40, lastAt: now };
    return { ...row, score: mu - 2_000_000, isRanked: true };
  });
}

/** What somebody wishes for: most want one or two kinds of games, some take bots after a while. */
export function aWish(chance: Chance): QueueWish {
  const times = [...limits.moveTimesMs, null];
  const bots = chance() < 0.15 ? limits.queueBotsAfterMs.from + Math.floor(chance() * 10_000) : null;
  const common = chance() < 0.6;
  return {
    variants: common ? someOf(["4x2n", "4x2m"], chance) : someOf(variantNames, chance, 3),
    moveTimesMs: someOf(times, chance),
    rated: chance() < 0.7 ? [true, false] : [chance() < 0.5],
    botsAfterMs: bots,
  };
}

function someOf<T>(values: readonly T[], chance: Chance, max = values.length): T[] {
  const order = values.map((value) => ({ value, at: chance() })).toSorted((one, other) => one.at - other.at);
  return order.slice(0, 1 + Math.floor(chance() * max)).map(({ value }) => value);
}

/**
 * As patiently as a client reconnects, and each at its time: four hundred who all come back at once, from a single
 * machine that is busy otherwise, keep libSQL from answering any of them.
 */
const patienceBy = (chance: Chance): Patience => ({
  maxRetries: Number.POSITIVE_INFINITY,
  minReconnectionDelay: limits.reconnectDelayMinMs + chance() * 2 * limits.reconnectDelayMaxMs,
  maxReconnectionDelay: 6 * limits.reconnectDelayMaxMs,
});

/** Somebody who wants to play, in a tab that reconnects by itself; comes when called, unless absent. */
export class Queuer {
  readonly account: Account;
  readonly wish: QueueWish;
  /** With whom the person waits, as partners. */
  partner: Queuer | undefined;
  isAbsent = false;
  /** Of a pair one asks, and the other says yes. */
  isAsking = true;
  /** How it stands; undefined until the room has told. */
  status: QueueStatus | null | undefined;
  /** Why it stands so, as told last. */
  because: string | null = null;
  /** When the person has entered the queue, and begun to play (ms UTC). */
  enteredAt: number | undefined;
  begunAt: number | undefined;
  /** All games that the room has said to have begun. */
  readonly games = new Set<number>();
  #hasGames = false;
  #hasFriends = false;
  readonly #url: string;
  #opened: ReturningSocket | undefined;

  constructor(url: string, account: Account, wish: QueueWish) {
    this.account = account;
    this.wish = wish;
    this.#url = url;
  }

  get opened(): number {
    return this.#tab.opened;
  }

  /** Opens the tab, and waits until it shows everything, and is looked at. */
  async open(chance: Chance): Promise<void> {
    const place = { url: this.#url, party: "user", room: "me", token: this.account.token } as const;
    this.#opened = new ReturningSocket(
      place,
      ({ type, data }) => this.#hear(type, data as Heard),
      patienceBy(chance),
    );
    const isWhole = () => this.status !== undefined && this.#hasGames && (!this.partner || this.#hasFriends);
    await this.#tab.until(isWhole);
    await this.#tab.ask("user:attention", { isLookedAt: true });
  }

  /** Enters the queue, alone or with the partner, and waits until the answer has come. */
  async enter(): Promise<void> {
    const { wish, partner } = this;
    this.enteredAt ??= Date.now();
    if (partner) partner.enteredAt ??= this.enteredAt;
    const entered = this.#tab.ask("queue:enter", { wish, partner: partner?.account.name ?? null });
    // If the answer was lost with the site, the repeated request may find them at a table.
    await entered.catch((error: Error) => {
      if (!error.message.includes("already_called")) throw error;
    });
  }

  get #tab(): ReturningSocket {
    if (this.#opened === undefined) throw new Error("expected an open tab");
    return this.#opened;
  }

  close(): void {
    this.#opened?.close();
  }

  #hear(type: string, data: Heard): void {
    if (data.friends?.some(({ status }) => status === "done")) this.#hasFriends = true;
    if (type === "games:getGames" || data.games) this.#hasGames = true;
    if (type !== "user:snapshot" && type !== "queue:changed") return;
    this.status = data.queue ?? null;
    this.because = data.because ?? null;
    const { status } = this;
    if (status?.state === "asked") this.#act("queue:answer", { partner: status.partner, accept: true });
    if (status?.state === "called" && !status.hasCome && !this.isAbsent)
      this.#act("queue:come", { callID: status.callID });
    // On a busy machine somebody may come too late.
    const isOver = status === null || status?.state === "missed";
    const isOut = isOver && this.games.size === 0 && this.because !== null;
    if (isOut && !this.isAbsent && !this.partner?.isAbsent && this.isAsking) this.#again();
    if (status?.state !== "begun") return;
    this.begunAt ??= Date.now();
    this.games.add(status.gameID);
  }

  #again(): void {
    this.enter().catch(() => {});
  }

  /** What comes too late is refused. */
  #act(type: string, data: unknown): void {
    this.#tab.ask(type, data).catch((error: Error) => {
      if (!/not_called|not_asked|connection/.test(error.message)) console.error(error.message);
    });
  }
}

type Heard = {
  friends?: { status: string }[] | null;
  games?: object | null;
  queue?: QueueStatus | null;
  because?: string | null;
};

/** The state of the queue of a site, as its room has stored it. It may be read while workerd runs. */
export function storedQueue(roomsDir: string): QueueState {
  for (const file of roomFilesIn(roomsDir)) {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const isQueue = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'numbers'").get() !== undefined;
      if (isQueue) return readQueue(db);
    } finally {
      db.close();
    }
  }
  throw new Error("expected the room of a queue");
}

function readQueue(db: DatabaseSync): QueueState {
  db.exec("BEGIN");
  const read = (list: string) =>
    db
      .prepare(`SELECT entry FROM ${list} ORDER BY id`)
      .all()
      .map(({ entry }) => JSON.parse(String(entry)));
  return { parties: read("parties"), calls: read("calls"), asks: read("asks"), misses: read("misses"), next: 0, turn: null };
}
