import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "#scripts/paths.ts";
import { freePort } from "#scripts/ports.ts";
import { beGuest, beginGame, call, knock } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";

function start(env: Record<string, string>): ChildProcess {
  const started = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void started.kill("SIGTERM"));
  return started;
}

/** What `npm start` says and how it ends, where it can't start. */
async function failsWith(env: Record<string, string>) {
  const started = start(env);
  let said = "";
  started.stdout?.on("data", (chunk) => (said += chunk));
  started.stderr?.on("data", (chunk) => (said += chunk));
  const [code] = await once(started, "close");
  return { code, lines: said.trim().split("\n") };
}

/** Where the site is, once it says so. */
async function addressOf(started: ChildProcess): Promise<string> {
  let said = "";
  for await (const chunk of started.stdout ?? []) {
    said += chunk;
    const address = /http:\S+/.exec(said)?.[0];
    if (address && said.includes("Ctrl+C")) return address;
  }
  throw new Error(`It never said where it is: ${said}`);
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

  it("that PORT is no port", async () => {
    const { code, lines } = await failsWith({ PORT: "many" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('PORT must be a number from 0 to 65535, but is "many"')]);
  });
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
