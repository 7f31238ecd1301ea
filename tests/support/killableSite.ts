import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { childrenOf } from "#scripts/process/processes.ts";
import { ageDatabase, ageRooms } from "./movedClock.ts";
import { tasksLeft } from "./roomFiles.ts";
import { withSite } from "./site.ts";

/** The site of a test file whose workerd can be killed, and whose clock can be moved. Linux only: it reads /proc. */
export type KillableSite = ReturnType<typeof withKillableSite>;

/** Longer than a bot takes for a move, and shorter than anybody waits for a notice (ms). */
const soonMs = 2_000;

/** The built site for all tests of a file. miniflare starts a workerd that was killed again by itself. */
export function withKillableSite(options: Parameters<typeof withSite>[0] = {}) {
  const site = withSite(options);
  const rooms = () => join(site.dataDir, "rooms/v3");
  const untilIdle = () => expect.poll(() => tasksLeft(rooms(), soonMs), { interval: 100 }).toBe(0);
  /**
   * Changes what the rooms have stored, in this folder, while workerd is dead. Nothing else of this process runs
   * meanwhile, so miniflare waits before it starts the next one.
   */
  async function whileDead(change: (roomsDir: string) => void): Promise<void> {
    const pid = workerd();
    process.kill(pid, "SIGKILL");
    const end = performance.now() + deathMs;
    while (isAlive(pid)) {
      if (performance.now() > end) throw new Error("workerd has survived its end");
      Atomics.wait(nothing, 0, 0, 1);
    }
    change(rooms());
    await answers(site.url);
  }
  return Object.assign(site, {
    /** Waits until no room has anything to do or to tell soon: bots play their moves, and notices come later. */
    untilIdle,

    /** Kills workerd, and waits until another one answers. Whatever was not stored is lost, and every socket is cut. */
    async kill(): Promise<void> {
      process.kill(workerd(), "SIGKILL");
      await answers(site.url);
    },

    whileDead,

    /**
     * Advances the clock by so many ms: everything that is stored becomes that much older while workerd is dead, and the
     * next workerd does what is due. Before that, everything that is due soon is done, as it would be in all that time.
     */
    async letPass(ms: number): Promise<void> {
      const byMs = Math.round(ms);
      await untilIdle();
      await ageDatabase(site.db, byMs);
      await whileDead((roomsDir) => ageRooms(roomsDir, byMs));
    },
  });
}

/** Longer than the system takes to end a process, in ms. */
const deathMs = 30_000;
const nothing = new Int32Array(new SharedArrayBuffer(4));

function workerd(): number {
  const found = childrenOf(process.pid).find(({ name, pid }) => name === "workerd" && isAlive(pid));
  if (found === undefined) throw new Error("expected a workerd that runs");
  return found.pid;
}

/** Whether a child of ours has not ended yet; one that nobody has asked for its end stays as a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<void> {
  const ask = async () => (await fetch(`${url}/gameApi/getServerVersion`)).ok;
  await expect.poll(() => ask().catch(() => false), { interval: 20 }).toBe(true);
}
