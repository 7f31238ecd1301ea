import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guests } from "#schema/db/guests.ts";
import { newLibsqlSecret } from "#scripts/data/libsqlSecret.ts";
import { childrenOf } from "#scripts/process/processes.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";
import { addressOf, start } from "#tests/support/started.ts";

/** A value that is in the database and nowhere else. */
const kept = 48_213_377;

let database: Awaited<ReturnType<typeof aDatabase>>;
beforeAll(async () => {
  database = await aDatabase();
  await database.db.insert(guests).values({ number: kept, createdAt: 0 });
});
afterAll(() => database?.stop());

const sql = "select number from guests";
const stmt = { sql };
const pipeline = { requests: [{ type: "execute", stmt }] };
const steps = { batch: { steps: [{ stmt }] } };

/** Every address at which a libSQL server reveals its data. */
const addresses: [method: string, path: string, body?: object][] = [
  ["POST", "/", { statements: [sql] }],
  ["POST", "/v1/execute", { stmt }],
  ["POST", "/v1/batch", steps],
  ["POST", "/v2/pipeline", pipeline],
  ["POST", "/v3/pipeline", pipeline],
  ["POST", "/v3/cursor", steps],
  ["POST", "/v3-protobuf/pipeline", {}],
  ["POST", "/v3-protobuf/cursor", {}],
  ["GET", "/v1/jobs"],
  ["GET", "/dump"],
  ["GET", "/beta/listen?table=guests&action=insert"],
];

const wrong: [string, Record<string, string>][] = [
  ["without the secret", {}],
  ["with another site's secret", { Authorization: `Bearer ${newLibsqlSecret().token}` }],
  ["with a token that nobody signed", { Authorization: `Bearer ${unsigned()}` }],
  ["from a page of another site", { Origin: "https://evil.example", Host: "evil.example" }],
];

function unsigned(): string {
  const part = (of: object) => Buffer.from(JSON.stringify(of)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part({ a: "rw" })}.`;
}

function ask([method, path, body]: (typeof addresses)[number], headers: Record<string, string>) {
  return fetch(`${database.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
}

describe("our own libSQL server tells nothing", () => {
  it.each(wrong)("%s", async (_, headers) => {
    for (const address of addresses) {
      const answer = await ask(address, headers);
      expect([address[1], answer.status]).toEqual([address[1], 401]);
      expect(await answer.text()).not.toContain(String(kept));
    }
  });

  it("at the addresses where anybody gets an answer", async () => {
    for (const path of ["/", "/health", "/version", "/v2", "/v3", "/console", "/metrics", "/v1/namespaces"]) {
      const answer = await fetch(`${database.url}${path}`);
      const text = await answer.text();
      expect(text).toMatch(/^$|^sqld [\d.]+ \(.*\)$|^Hello, this is HTTP API/);
    }
  });

  it.each([null, newLibsqlSecret().token])("over a socket", async (jwt) => {
    const socket = new WebSocket(database.url.replace("http:", "ws:"), ["hrana3", "hrana2"]);
    const heard: string[] = [];
    socket.addEventListener("message", ({ data }) => heard.push(String(data)));
    const ended = new Promise((resolve) => socket.addEventListener("close", resolve));
    socket.addEventListener("open", () => {
      const requests = [
        { type: "open_stream", stream_id: 1 },
        { type: "execute", stream_id: 1, stmt: { sql, want_rows: true } },
      ];
      socket.send(JSON.stringify({ type: "hello", jwt }));
      for (const [request_id, request] of requests.entries()) {
        socket.send(JSON.stringify({ type: "request", request_id, request }));
      }
    });
    await ended;
    expect(heard.filter((frame) => !frame.includes("hello_error"))).toEqual([]);
  });

  it.each([
    "/wal_log.ReplicationLog/Hello",
    "/wal_log.ReplicationLog/LogEntries",
    "/wal_log.ReplicationLog/BatchLogEntries",
    "/wal_log.ReplicationLog/Snapshot",
    "/proxy.Proxy/Execute",
    "/proxy.Proxy/StreamExec",
  ])("as to one of its own kind at %s", async (path) => {
    const session = connect(database.url);
    const namespace = Buffer.from("default").toString("base64");
    const call = session.request({
      ":method": "POST",
      ":path": path,
      "content-type": "application/grpc",
      te: "trailers",
      "x-namespace-bin": namespace,
    });
    let told = 0;
    const refusal = new Promise((resolve) => {
      call.on("response", (headers) => resolve(headers["grpc-message"]));
      call.on("data", (chunk: Buffer) => (told += chunk.length));
    });
    call.end(Buffer.alloc(5));
    expect(decodeURIComponent(String(await refusal))).toContain("auth");
    session.destroy();
    expect(told).toBe(0);
  });
});

it("no command line tells the secret, and no file that others may read", async () => {
  const DATA_DIR = aFolder();
  const started = start({ PORT: "0", DATA_DIR });
  await addressOf(started);
  const note = join(DATA_DIR, "libsql/server.json");
  const { url, token } = JSON.parse(readFileSync(note, "utf8"));
  expect((await fetch(`${url}/dump`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  expect((await fetch(`${url}/dump`)).status).toBe(401);

  expect((statSync(note).mode & 0o777).toString(8)).toBe("600");
  const programs = childrenOf(started.pid ?? 0);
  expect(programs.map(({ name }) => name)).toEqual(expect.arrayContaining(["sqld", "workerd"]));
  for (const { pid } of programs) expect(commandOf(pid)).not.toContain(token);
});

/** The command line of a process, as everybody on this machine may read it; empty once it has ended. */
function commandOf(pid: number): string {
  try {
    return process.platform === "linux"
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
