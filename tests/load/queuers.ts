import { DatabaseSync } from "node:sqlite";
import type { QueueState } from "#party/queue/state.ts";
import { ratedFamilies } from "#rules/rating/families.ts";
import { variantNames } from "#rules/variant.ts";
import { ratings } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { QueueStatus, QueueWish } from "#schema/protocol/queue.ts";
import { addFriendships, addMembers, numberedName, type SignedIn } from "#scripts/bench/members.ts";
import type { Chance } from "#scripts/process/chance.ts";
import type { Database } from "#store/db.ts";
import { type Patience, ReturningSocket } from "#tests/support/returningSocket.ts";
import { roomFilesIn } from "#tests/support/roomFiles.ts";
import { quickHash, thePassword } from "#tests/support/users.ts";

/** A player with an account: the rating as shown is the same in all families. */
export type Account = SignedIn & { rating: number };

/** So many players with sessions and ratings; of each of the first pairs both are friends. */
export async function accountsWith(
  db: Database,
  { n, pairs, chance }: { n: number; pairs: number; chance: Chance },
): Promise<Account[]> {
  const now = Date.now();
  const names = Array.from({ length: n }, (_, i) => numberedName("Wartet", i));
  const members = await addMembers(db, names, quickHash(thePassword));
  const accounts = members.map((member) => {
    const rating = Math.round(1500 + 200 * (chance() + chance() + chance() + chance() - 2));
    return { ...member, rating };
  });
  for (let first = 0; first < n; first += accountsAtOnce) {
    const some = accounts.slice(first, first + accountsAtOnce);
    await db.insert(ratings).values(some.flatMap((account) => ratingRows(account, now)));
  }
  await addFriendships(
    db,
    Array.from({ length: pairs }, (_, i) => [accounts[2 * i], accounts[2 * i + 1]] as const),
  );
  return accounts;
}

const accountsAtOnce = 100;

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
  return {
    parties: read("parties"),
    calls: read("calls"),
    asks: read("asks"),
    misses: read("misses"),
    next: 0,
    turn: null,
  };
}
