import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "#scripts/process/ports.ts";
import { childrenOf } from "#scripts/process/processes.ts";
import { beGuest, beginGame, call, knock } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";
import { addressOf, start } from "#tests/support/started.ts";

const often = { interval: 5 };

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What `npm start` prints and how it exits if it can't start. */
async function failsWith(env: Record<string, string>) {
  const started = start(env);
  let said = "";
  started.stdout?.on("data", (chunk) => (said += chunk));
  started.stderr?.on("data", (chunk) => (said += chunk));
  const [code] = await once(started, "close");
  return { code, lines: said.trim().split("\n") };
}

describe("npm start says in one line", () => {
  it("that the port is taken", async () => {
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const { code, lines } = await failsWith({ PORT: String(port), DATA_DIR: aFolder() });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
  });

  it("that no database answers", async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const { code, lines } = await failsWith({ PORT: "0", DATA_DIR: aFolder(), LIBSQL_URL: nowhere });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`No database answers at ${nowhere}`)]);
  });

  it("that the data folder is none", async () => {
    const file = join(aFolder(), "file");
    writeFileSync(file, "");
    const { code, lines } = await failsWith({ PORT: "0", DATA_DIR: file });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`The data folder ${file}`)]);
  });

  it("that it takes no money, because it sends no mail", async () => {
    const keys = { STRIPE_SECRET_KEY: "rk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const DATA_DIR = join(aFolder(), "data");
    const { code, lines } = await failsWith({ PORT: "0", DATA_DIR, ...keys });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is a live key, .* this machine sends none/),
    ]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it("that PORT is no port", async () => {
    const { code, lines } = await failsWith({ PORT: "many" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('PORT must be a number from 0 to 65535, but is "many"')]);
  });
});

describe("a data folder", () => {
  it("is for one site at a time, and for the next one when that has ended, however it did", async () => {
    const env = { PORT: "0", DATA_DIR: aFolder() };
    const first = start(env);
    const url = await addressOf(first);
    const { code, lines } = await failsWith(env);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Another site runs on the data folder ${env.DATA_DIR}`)]);
    expect((await call(url, "guestSession")).status).toBe(200);

    first.kill("SIGKILL");
    await once(first, "exit");
    await addressOf(start(env));
  });

  it("is for one of two that start at once", async () => {
    const env = { PORT: "0", DATA_DIR: aFolder() };
    const both = [start(env), start(env)];
    const ends = both.map(async (site) => ({ site, code: (await once(site, "exit"))[0] }));
    const refused = await Promise.race(ends);
    expect(refused.code).toBe(1);
    await addressOf(both.find((site) => site !== refused.site) as ChildProcess);
  });

  it("is closed to others on this machine", async () => {
    const DATA_DIR = join(aFolder(), "data");
    await addressOf(start({ PORT: "0", DATA_DIR }));
    for (const folder of ["", "libsql", "rooms"]) {
      expect((statSync(join(DATA_DIR, folder)).mode & 0o777).toString(8)).toBe("700");
    }
  });
});

describe("npm start leaves nothing running", () => {
  it.each([
    ["sqld", "SIGINT"],
    ["sqld", "SIGTERM"],
    ["sqld", "SIGKILL"],
    ["workerd", "SIGINT"],
    ["workerd", "SIGTERM"],
    ["workerd", "SIGKILL"],
  ] as const)("when it is ended as soon as %s has begun, by %s", async (program, signal) => {
    const started = start({ PORT: "0", DATA_DIR: aFolder() });
    const children = () => childrenOf(started.pid ?? 0).filter(({ name }) => /^(sqld|workerd)$/.test(name));
    await expect.poll(() => children().map(({ name }) => name), often).toContain(program);
    const left = children();
    const gone = once(started, "exit");
    started.kill(signal);
    await gone;
    await expect.poll(() => left.filter(({ pid }) => isRunning(pid)), often).toEqual([]);
  });

  it("when it stands and is asked to end: then it does so with code 0", async () => {
    const started = start({ PORT: "0", DATA_DIR: aFolder() });
    await addressOf(started);
    const left = childrenOf(started.pid ?? 0);
    const gone = once(started, "exit");
    started.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
    expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(["sqld", "workerd"]));
    await expect.poll(() => left.filter(({ pid }) => isRunning(pid)), often).toEqual([]);
  });
});

it("npm start ends with an error when its libSQL server has ended", async () => {
  const started = start({ PORT: "0", DATA_DIR: aFolder() });
  let complaint = "";
  started.stderr?.on("data", (chunk) => (complaint += chunk));
  await addressOf(started);
  const libsql = childrenOf(started.pid ?? 0).find(({ name }) => name === "sqld");
  const closed = once(started, "close");
  process.kill(libsql!.pid, "SIGKILL");
  expect(await closed).toEqual([1, null]);
  expect(complaint).toContain("The libSQL server has failed: ended by SIGKILL.");
});

it("npm start goes on when nobody reads what it says", async () => {
  const started = start({ PORT: "0", DATA_DIR: aFolder() });
  started.stdout?.destroy();
  // The last line that it prints, without the noise.
  await once(started.stderr as Readable, "data");
  const gone = once(started, "exit");
  started.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
});

describe("a site that was killed", () => {
  it("goes on where it was when it is started again, on the same port", async () => {
    const env = { PORT: String(await freePort()), DATA_DIR: aFolder() };
    const killed = start(env);
    const url = await addressOf(killed);
    const { token } = await beGuest(url);
    const gameID = await beginGame(url, token);
    killed.kill("SIGKILL");
    await once(killed, "exit");

    expect(await addressOf(start(env))).toBe(url);
    expect(await knock(url, `/parties/game/${gameID}`)).toBe(101);
    const ticket = await call(url, "socketTicket", { token, body: { party: "game", room: String(gameID) } });
    expect(ticket.status).toBe(200);
  });
});
