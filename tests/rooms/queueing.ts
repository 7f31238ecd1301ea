import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import type { Event } from "#schema/protocol/envelope.ts";
import type { QueueNews, QueueStatus, QueueWish } from "#schema/protocol/queue.ts";
import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import type { Player } from "./player.ts";
import { expectDone } from "./waitingTable.ts";
import { home } from "./writing.ts";

/** Whoever wants to play 2 against 2 with normal cards without a limit, rated or not, without bots. */
export const aWish: QueueWish = {
  variants: ["4x2n"],
  moveTimesMs: [null],
  rated: [true, false],
  botsAfterMs: null,
};

/** The only room of the party `queue`, as it is now: after an eviction that is another instance. */
export const queueOf = () => env.Queue.getByName("main");

/** The last word of a tab on its person's quick match; undefined before there is any. */
export function newsOn({ events }: Player): QueueNews | undefined {
  const isNews = ({ type }: Event) => type === "user:snapshot" || type === "queue:changed";
  const last = events.findLast(isNews) as Event<string, QueueNews> | undefined;
  return last && { because: null, queue: last.data.queue, ...("because" in last.data && last.data) };
}

/** Waits until a tab says that it stands like this. */
export function queueIs<State extends QueueStatus["state"]>(
  tab: Player,
  state: State,
): Promise<Extract<QueueStatus, { state: State }>> {
  return tab.until(() => {
    const queue = newsOn(tab)?.queue;
    return queue?.state === state && (queue as Extract<QueueStatus, { state: State }>);
  });
}

/** Waits until a tab says that its person is not in the queue. @returns why */
export function queueIsOver(tab: Player): Promise<QueueNews> {
  return tab.until(() => {
    const news = newsOn(tab);
    return news?.queue === null && news;
  });
}

/** Somebody in a tab, who waits. */
export async function waiter(person: Identity, wish: Partial<QueueWish> = {}): Promise<Player> {
  const tab = await home(person);
  expectDone(await tab.ask("queue:enter", { wish: { ...aWish, ...wish }, partner: null }));
  return tab;
}

/** Somebody who is called comes. */
export async function comes(tab: Player): Promise<void> {
  const { callID } = await queueIs(tab, "called");
  expectDone(await tab.ask("queue:come", { callID }));
}

/** Advances the clock (ms) of the queue, and does what is due there. */
export async function letPassInQueue(ms: number): Promise<void> {
  await runInDurableObject(queueOf(), (instance, { storage: { sql } }) => {
    for (const list of ["parties", "calls", "asks", "misses"])
      for (const { id, entry } of sql.exec<{ id: number; entry: string }>(`SELECT id, entry FROM ${list}`))
        sql.exec(`UPDATE ${list} SET entry = ? WHERE id = ?`, aged(entry, ms), id);
    sql.exec("UPDATE due SET at = at - ?", ms);
    // The room reads it again.
    (instance as unknown as { onUndone(): void }).onUndone();
  });
  await runDurableObjectAlarm(queueOf());
}

function aged(entry: string, ms: number): string {
  return entry.replace(
    /"(since|until|at|heldUntil)":(\d+)/g,
    (_, name, at) => `"${name}":${Number(at) - ms}`,
  );
}

/** Nobody waits any more: each test has the only queue for itself. */
export async function forgetQueue(): Promise<void> {
  await runInDurableObject(queueOf(), (instance, { storage: { sql } }) => {
    for (const list of ["parties", "calls", "asks", "misses"]) sql.exec(`DELETE FROM ${list}`);
    sql.exec("DELETE FROM due");
    (instance as unknown as { onUndone(): void }).onUndone();
  });
}

/** The names of all who wait or are called. */
export function peopleInQueue(): Promise<string[]> {
  return runInDurableObject(queueOf(), (_, { storage: { sql } }) => {
    const entries = sql.exec<{ entry: string }>(
      "SELECT entry FROM parties UNION ALL SELECT entry FROM calls",
    );
    const names = [...entries].flatMap(({ entry }) => [...entry.matchAll(/"name":"([^"]*)"/g)]);
    return names.map(([, name]) => name);
  });
}
