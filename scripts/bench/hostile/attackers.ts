import { setTimeout as after } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { SignedIn } from "../members.ts";
import { type Attack, attacks } from "./attacks.ts";
import { Visitor } from "./visitor.ts";

/**
 * A thread of its own, in which accounts attack a site, so that it doesn't hold up those who measure. It tells how often each
 * attack was tried, and accepted.
 */

/** What the thread is told. */
export type Orders = {
  url: string;
  /** An even number; each has the next one as a friend. */
  accounts: readonly SignedIn[];
  victim: SignedIn;
  /** When it ends (ms UTC). */
  until: number;
};

/** What the thread tells in the end. */
export type Attempts = Record<Attack, { tried: number; accepted: number }>;

/** Between two things that one account does. */
const pauseMs = 200;
/** Before it tries again, where the site has thrown it out. */
const backMs = 1000;

const { url, accounts, victim, until } = workerData as Orders;
const names = Object.keys(attacks) as Attack[];
const attempts = Object.fromEntries(names.map((name) => [name, { tried: 0, accepted: 0 }])) as Attempts;

for (let i = 0; i < accounts.length; i++) void attack(i);
// Who waits for an answer is not waited for.
await after(until - Date.now());
parentPort?.postMessage(attempts);

/** The account attacks until the end, in pairs each way to attack. */
async function attack(i: number): Promise<void> {
  const pair = i >> 1;
  const name = names[pair % names.length];
  const attacker = {
    visitor: new Visitor(url, `10.${i >> 8}.${i & 255}.7`, accounts[i].token),
    account: accounts[i],
    friend: accounts[i ^ 1],
    at: 2 * Math.floor(pair / names.length) + (i & 1),
    victim,
  };
  // They don't come in the same moment.
  await after((i * 1000) / accounts.length);
  while (Date.now() < until) {
    try {
      const act = await attacks[name](attacker);
      while (Date.now() < until) {
        attempts[name].tried++;
        if (await act()) attempts[name].accepted++;
        await after(pauseMs);
      }
    } catch {
      await after(backMs);
    }
  }
}
