import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { childrenOf } from "#scripts/process/processes.ts";
import { call } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";
import { addressOf, start } from "#tests/support/started.ts";

/** Everything that a process logs from now on. */
function logOf({ stdout, stderr }: ChildProcess): () => string {
  let log = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => (log += chunk));
  return () => log;
}

function workerdOf(started: ChildProcess): number {
  return childrenOf(started.pid ?? 0).find(({ name }) => name === "workerd")?.pid ?? 0;
}

/** A call that claims to come from the platform, and is none; resolves as soon as it is sent. */
async function stumble(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const line = connect(Number(port), hostname).resume();
  // workerd may reset it once it has failed.
  line.on("error", () => {});
  line.end(`GET /gameApi/getServerVersion HTTP/1.1\r\nHost: ${hostname}\r\nMF-CF-Blob: {\r\n\r\n`);
  await once(line, "connect");
  return line;
}

/** Resolves when a line closes, in whatever way. */
function closingOf(line: Socket): Promise<void> {
  return new Promise((resolve) => line.once("close", () => resolve()));
}

describe("a site on which more than a thousand broken calls wait, while the clock goes off", () => {
  it("answers, keeps its log short, and ends when it is asked to", async () => {
    const busy = start({ DATA_DIR: aFolder() }, "tests/support/busySite.ts");
    const url = await addressOf(busy);
    const log = logOf(busy);
    const workerd = workerdOf(busy);
    // Send all at once; the clock waits behind them for an answer.
    process.kill(workerd, "SIGSTOP");
    const lines = await Promise.all(Array.from({ length: 1200 }, () => stumble(url)));
    process.kill(workerd, "SIGCONT");
    await Promise.all(lines.map(closingOf));
    expect((await call(url, "getServerVersion", { method: "GET" })).status).toBe(200);
    expect(log().length).toBeLessThan(200_000);
    const gone = once(busy, "exit");
    busy.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
  });
});

describe("npm start whose workerd stands still", () => {
  it("says so in one line and ends with 1, for who runs it to start it again", async () => {
    const started = start({ PORT: "0", DATA_DIR: aFolder(), WATCHDOG_SECONDS: "10" });
    await addressOf(started);
    await once(started.stderr as NodeJS.ReadableStream, "data");
    const log = logOf(started);
    const closed = once(started, "close");
    process.kill(workerdOf(started), "SIGSTOP");
    expect(await closed).toEqual([1, null]);
    expect(log().trim()).toBe("The site ends: workerd has not answered for 10 s. Start it again.");
  });

  it("ends when it is asked to", async () => {
    const started = start({ PORT: "0", DATA_DIR: aFolder() });
    await addressOf(started);
    const workerd = workerdOf(started);
    const gone = once(started, "exit");
    process.kill(workerd, "SIGSTOP");
    started.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
    await expect.poll(() => childrenOf(started.pid ?? 0)).toEqual([]);
  });
});
