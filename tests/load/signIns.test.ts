import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, it } from "vitest";
import { hashPassword } from "#edge/services/passwords.ts";
import { childrenOf, memoryOf } from "#scripts/process/processes.ts";
import { aMember, goodPassword } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";

const site = withSite();
const crowd = 100;
/** How long a call may wait, in ms; on a slow machine, as long as three sign-ins take there when they are slowest. */
const mostWaitMs = 1000;
const signInsMeanwhile = 3;

it(`${crowd} sign-ins at once: none fails, memory is steady, other calls are answered within a second`, async () => {
  const names = Array.from({ length: crowd }, (_, n) => `Member${String.fromCharCode(97 + (n % 26))}${n}`);
  const passwordHash = await hashPassword(goodPassword);
  for (const name of names) await aMember(site.db, name, { passwordHash });
  const { token } = await beGuest(site.url);

  let isOver = false;
  const standstills = monitorEventLoopDelay();
  standstills.enable();
  const begun = performance.now();
  const ends: number[] = [];
  const signingIn = Promise.all(
    names.map(async (username) => {
      const answer = await call(site.url, "login", { body: { username, password: goodPassword } });
      ends.push(performance.now());
      return answer;
    }),
  ).finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  const memory: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await beginGame(site.url, token);
    waits.push(performance.now() - asked);
    memory.push(memoryOfSite());
  }
  const statuses = (await signingIn).map(({ status }) => status);
  const tookMs = performance.now() - begun;
  // One password is hashed after the other, so the time between two answers is what a sign-in takes. The longest does
  // not count: it would be all of the time if all were answered together.
  const [, slowestMs] = ends.map((end, n) => end - (ends[n - 1] ?? begun)).sort((a, b) => b - a);
  standstills.disable();
  const standstillMs = standstills.max / 1e6;
  waits.sort((a, b) => a - b);
  const memoryRange = [Math.min(...memory), Math.max(...memory)].map(
    (bytes) => `${Math.round(bytes / 2 ** 20)} MB`,
  );
  console.log(
    `${crowd} in ${(tookMs / 1000).toFixed(1)} s, the slowest but one in ${Math.round(slowestMs)} ms; ${waits.length} other calls: median ${Math.round(waits[waits.length >> 1])} ms, longest ${Math.round(waits.at(-1)!)} ms (who asks stood still for ${Math.round(standstillMs)} ms at most); site ${memoryRange.join(" to ")}`,
  );
  expect(statuses).toEqual(Array(crowd).fill(200));
  // While the machine stalls for the callers, nobody can answer.
  expect(waits.at(-1)).toBeLessThan(Math.max(mostWaitMs, signInsMeanwhile * slowestMs) + standstillMs);
  // One hash at a time takes 32 MB. A hundred at once would take 3 GB, and leaks would add up.
  const [early, late] = [memory.slice(0, memory.length / 2), memory.slice(memory.length / 2)];
  expect(Math.max(...late) - Math.max(...early)).toBeLessThan(100 * 2 ** 20);
});

/** The memory of workerd and libSQL, which this process has started, in bytes. */
function memoryOfSite(): number {
  return childrenOf(process.pid)
    .map(({ pid }) => memoryOf(pid))
    .reduce((sum, bytes) => sum + bytes, 0);
}
