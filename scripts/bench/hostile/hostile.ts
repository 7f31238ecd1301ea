import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { and, eq, isNull } from "drizzle-orm";
import { hashPassword } from "#edge/services/passwords.ts";
import { mails } from "#schema/db/mails.ts";
import { type Database, openDatabase } from "#store/db.ts";
import { freePort } from "../../process/ports.ts";
import { childrenOf, memoryOf } from "../../process/processes.ts";
import { startSite } from "../../site/site.ts";
import { addFriendships, addMembers, numberedName, type SignedIn } from "../members.ts";
import type { Attempts, Orders } from "./attackers.ts";
import { activities, type Honest, honestPassword } from "./honest.ts";
import { addressHeader, Visitor } from "./visitor.ts";

/** How an attacked site has served others: the longest waits (ms), what went wrong for them, what grew, and the attacks. */
export type Served = {
  /** By what they did: how often, and the longest wait. */
  waits: Record<string, { times: number; longestMs: number; medianMs: number }>;
  /** From asking for a new password until the mail was written. */
  mail: { times: number; longestMs: number };
  /** What honest members were refused, or what broke. */
  faults: string[];
  /** How long the measuring thread itself stood still at most: nothing could reach it then. */
  stoodStillMs: number;
  grew: {
    roomsMB: number;
    databaseMB: number;
    memoryMB: number;
    mailsToVictim: number;
    eventsToVictim: number;
  };
  attacks: Attempts;
};

/** What an honest member may wait for anything, and for a mail to sign in with (ms). */
export const bounds = { waitMs: 2_000, mailMs: 10_000 };

const mailPauseMs = 4_000;
const mailPollMs = 100;
/** What has begun may take so long to end. */
const lastMs = 60_000;

/**
 * Starts a site of its own, lets so many accounts attack it for so many minutes, each from an address of its own, and
 * measures meanwhile what honest members wait for.
 */
export async function attackSite({
  accounts,
  minutes,
}: {
  accounts: number;
  minutes: number;
}): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-hostile-"));
  const port = await freePort();
  const site = await startSite({ dataDir, port, siteUrl: `http://127.0.0.1:${port}`, addressHeader });
  try {
    const db = openDatabase(site.libsql);
    const people = await settle(db, accounts, minutes);
    const victim = new Visitor(site.url, "192.0.2.1", people.victim.token);
    let eventsToVictim = 0;
    const own = await victim.enter("user", "me");
    own.hear = () => eventsToVictim++;
    const before = sizesOf(dataDir);
    const standstills = monitorEventLoopDelay();
    standstills.enable();

    const until = Date.now() + minutes * 60_000;
    const attack = attackBy({ url: site.url, accounts: people.attackers, victim: people.victim, until });
    const measured = new Measured(db, until);
    const visitorOf = (account: SignedIn, at: number): Honest => ({
      account,
      visitor: new Visitor(site.url, `192.0.2.${2 + at}`, account.token),
    });
    const measuring = [
      ...Object.entries(activities).map(([what, activity], at) =>
        measured.watch(what, activity, visitorOf(people.honest[at], at)),
      ),
      measured.watchMails(people.forgetful.map((account, at) => visitorOf(account, 20 + at))),
    ];
    const attacks = await attack;
    await Promise.race([Promise.all(measuring), after(lastMs, undefined, { ref: false })]);

    const grown = sizesOf(dataDir);
    return {
      ...measured.findings(),
      stoodStillMs: Math.round(standstills.max / 1e6),
      grew: {
        roomsMB: grown.roomsMB - before.roomsMB,
        databaseMB: grown.databaseMB - before.databaseMB,
        memoryMB: grown.memoryMB - before.memoryMB,
        mailsToVictim: await mailsTo(db, people.victim),
        eventsToVictim,
      },
      attacks,
    };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Everybody who comes, in the database of the site. */
async function settle(db: Database, accounts: number, minutes: number) {
  const passwordHash = await hashPassword(honestPassword);
  const named = (beginning: string, count: number) =>
    addMembers(
      db,
      Array.from({ length: count }, (_, n) => numberedName(beginning, n)),
      passwordHash,
    );
  const attackers = await named("Rabauke", accounts);
  await addFriendships(
    db,
    attackers.flatMap((one, i) => (i % 2 === 0 ? [[one, attackers[i + 1]] as const] : [])),
  );
  const forgotten = Math.ceil((minutes * 60_000) / mailPauseMs);
  const [victim] = await named("Opa", 1);
  return {
    attackers,
    victim,
    honest: await named("Ehrlich", Object.keys(activities).length),
    forgetful: await named("Vergess", forgotten),
  };
}

/** Lets the attackers loose in a thread of their own. @returns what they have done, once they are through */
function attackBy(orders: Orders): Promise<Attempts> {
  const thread = new Worker(join(import.meta.dirname, "attackers.ts"), { workerData: orders });
  return new Promise<Attempts>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  }).finally(() => thread.terminate());
}

/** What honest members wait for until a time (ms UTC). */
class Measured {
  readonly #db: Database;
  readonly #until: number;
  readonly #waits = new Map<string, number[]>();
  readonly #mailWaits: number[] = [];
  readonly #faults: string[] = [];

  constructor(db: Database, until: number) {
    this.#db = db;
    this.#until = until;
  }

  /** One member does the same again and again. */
  async watch(
    what: string,
    activity: (typeof activities)[keyof typeof activities],
    honest: Honest,
  ): Promise<void> {
    let act: Awaited<ReturnType<typeof activity.begin>> | undefined;
    while (Date.now() < this.#until) {
      let since = performance.now();
      const begins = () => {
        since = performance.now();
      };
      try {
        act ??= await activity.begin(honest);
        begins();
        await act(begins);
      } catch (error) {
        act = undefined;
        this.#faults.push(`${what}: ${(error as Error).message}`);
      }
      this.#note(what, performance.now() - since);
      await after(activity.pauseMs);
    }
  }

  /** One member after the other asks for a new password, and waits for the mail. */
  async watchMails(members: readonly Honest[]): Promise<void> {
    for (const { account, visitor } of members) {
      if (Date.now() >= this.#until) return;
      const since = performance.now();
      const { status } = await visitor.call("requestPasswordReset", { username: account.name });
      if (status >= 400) this.#faults.push(`asks for a new password: answered ${status}`);
      else {
        while ((await mailsTo(this.#db, account)) === 0 && performance.now() - since < lastMs)
          await after(mailPollMs);
        this.#mailWaits.push(performance.now() - since);
      }
      await after(Math.max(0, mailPauseMs - (performance.now() - since)));
    }
  }

  findings(): Pick<Served, "waits" | "mail" | "faults"> {
    const waits = [...this.#waits].map(([what, ms]) => {
      const sorted = ms.toSorted((a, b) => a - b);
      const longestMs = Math.round(sorted.at(-1) ?? 0);
      return [what, { times: ms.length, medianMs: Math.round(sorted[ms.length >> 1]), longestMs }];
    });
    return {
      waits: Object.fromEntries(waits),
      mail: { times: this.#mailWaits.length, longestMs: Math.round(Math.max(0, ...this.#mailWaits)) },
      faults: this.#faults,
    };
  }

  #note(what: string, ms: number): void {
    this.#waits.set(what, [...(this.#waits.get(what) ?? []), ms]);
  }
}

/** How many mails to an account have left; a site that sends nothing keeps them then. */
async function mailsTo(db: Database, { name }: SignedIn): Promise<number> {
  const recipient = `${name}@example.org`;
  return db.$count(mails, and(eq(mails.recipient, recipient), isNull(mails.nextAt)));
}

/** What the site of this process takes up, in MB. */
function sizesOf(dataDir: string) {
  const memory = childrenOf(process.pid).reduce((sum, { pid }) => sum + memoryOf(pid), 0);
  const [rooms, all] = [bytesIn(join(dataDir, "rooms")), bytesIn(dataDir)];
  const inMB = (bytes: number) => Math.round(bytes / 2 ** 20);
  return { roomsMB: inMB(rooms), databaseMB: inMB(all - rooms), memoryMB: inMB(memory) };
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + sizeOf(join(parentPath, name)), 0);
}

/** 0 for a file that has gone meanwhile, as those of transactions. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Whether others were served in time, and everything in words. */
export function reportOf(served: Served): { isGood: boolean; said: string } {
  const { waits, mail, faults, grew, attacks, stoodStillMs } = served;
  const late = Object.entries(waits).filter(([, { longestMs }]) => longestMs > bounds.waitMs);
  const isMailLate = mail.longestMs > bounds.mailMs;
  const said = [
    "Attacks",
    ...Object.entries(attacks).map(
      ([name, { tried, accepted }]) => `  ${name}: ${tried} tried, ${accepted} accepted`,
    ),
    "What others waited for",
    ...Object.entries(waits).map(
      ([what, { times, medianMs, longestMs }]) =>
        `  ${what}: ${times} times, ${medianMs} ms in the median, ${longestMs} ms at most`,
    ),
    `  a mail for a new password: ${mail.times} times, ${mail.longestMs} ms at most`,
    `  Who measured stood still for ${stoodStillMs} ms at most.`,
    "What grew",
    `  rooms ${grew.roomsMB} MB, database and log ${grew.databaseMB} MB, memory ${grew.memoryMB} MB`,
    `  ${grew.mailsToVictim} mails and ${grew.eventsToVictim} events to the one whom all attacked`,
    ...faults.slice(0, 20).map((fault) => `✗ ${fault}`),
    ...late.map(
      ([what, { longestMs }]) => `✗ ${what}: expected ${bounds.waitMs} ms at most, found ${longestMs} ms`,
    ),
    ...(isMailLate ? [`✗ a mail: expected ${bounds.mailMs} ms at most, found ${mail.longestMs} ms`] : []),
  ].join("\n");
  return { isGood: faults.length === 0 && late.length === 0 && !isMailLate, said };
}
