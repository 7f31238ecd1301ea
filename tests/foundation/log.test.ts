import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Presence, Snapshot } from "#schema/protocol/game.ts";
import { gameChannel } from "#schema/roomNames.ts";
import { childrenOf } from "#scripts/process/processes.ts";
import { Line as VisitorsLine } from "#scripts/visitors/line.ts";
import { goodPassword } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { addressOf, startForFile } from "#tests/support/started.ts";

const database = await aDatabase();
afterAll(() => database.stop());

const dataDir = mkdtempSync(join(tmpdir(), "tac-logged-"));
let started: ChildProcess;
let url: string;
let said = "";
let readUntil = 0;
/** Everything that the site has logged since the test began. */
const log = () => said.slice(readUntil);

beforeAll(async () => {
  const settings = { LIBSQL_URL: database.url, LIBSQL_AUTH_TOKEN: database.token };
  started = startForFile({ PORT: "0", DATA_DIR: dataDir, ...settings });
  url = await addressOf(started);
  // The last line that it prints by itself.
  await once(started.stderr as Readable, "data");
  for (const stream of [started.stdout, started.stderr]) stream?.on("data", (chunk) => (said += chunk));
});
afterAll(async () => {
  const gone = once(started, "exit");
  started.kill("SIGTERM");
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  readUntil = said.length;
});

/** The bytes between a client and a room. */
class Line {
  readonly #socket: Socket;
  #came: Buffer;

  private constructor(socket: Socket, head: Buffer) {
    this.#socket = socket;
    this.#came = head;
    socket.on("data", (chunk) => {
      this.#came = Buffer.concat([this.#came, chunk]);
    });
  }

  /** Enters a game, and waits until the room has let it in. */
  static async open(url: string, gameID: number): Promise<Line> {
    const { hostname, port, origin } = new URL(url);
    const headers = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      Origin: origin,
    };
    const knocking = request({ hostname, port, path: `/parties/game/${gameID}`, headers }).end();
    const [, socket, head] = (await once(knocking, "upgrade")) as [unknown, Socket, Buffer];
    const line = new Line(socket, head);
    await line.untilFrame(textFrame);
    return line;
  }

  write(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  /** Waits for a frame with this first byte. */
  async untilFrame(first: number): Promise<void> {
    while (!firstBytesIn(this.#came).includes(first)) await once(this.#socket, "data");
  }

  cut(): void {
    this.#socket.destroy();
  }
}

/** The first byte of each frame from a room. */
function firstBytesIn(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = 0; at + 10 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] < 126); ) {
    found.push(bytes[at]);
    const short = bytes[at + 1];
    if (short < 126) at += 2 + short;
    else if (short === 126) at += 4 + bytes.readUInt16BE(at + 2);
    else at += 10 + Number(bytes.readBigUInt64BE(at + 2));
  }
  return found;
}

/** The first bytes of frames. */
const textFrame = 0x81;
const closeFrame = 0x88;

/** A frame as a client may send it: masked with zeros, so that it is readable here. */
const frame = (first: number, ...bytes: number[]) =>
  Uint8Array.of(first, 0x80 | bytes.length, 0, 0, 0, 0, ...bytes);

it("the log stays empty, and all are gone, whatever ends of sockets and frames that are none come", async () => {
  const { token } = await beGuest(url);
  const gameID = await beginGame(url, token);
  for (const bytes of [
    frame(closeFrame),
    frame(closeFrame, 0x03),
    frame(closeFrame, 0x03, 0xed),
    frame(closeFrame, 0x00, 0x00),
    frame(closeFrame, 0xff, 0xff, 0xff),
    frame(textFrame, 0xff, 0xfe),
    frame(0x83, 1, 2, 3),
    frame(0xf1, 1, 2, 3),
    frame(0x80, 1, 2, 3),
    frame(textFrame, 0x7b),
    Uint8Array.of(0x81, 0x03, 1, 2, 3),
    Uint8Array.of(0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0),
  ]) {
    const line = await Line.open(url, gameID);
    line.write(bytes);
    await line.untilFrame(closeFrame);
    line.cut();
  }
  (await Line.open(url, gameID)).cut();
  const player = await RoomSocket.open(url, gameID, token);
  await player.until(({ events }) => {
    const last = events.findLast(({ type }) => type === "game:presence" || type === "game:snapshot");
    const presence = (
      last?.type === "game:snapshot" ? (last.data as Snapshot).presence : last?.data
    ) as Presence;
    return presence.spectators === 0;
  });
  player.close();
  expect(log()).toBe("");
});

it("an error report stands in the log as one line, with its words and the game in Tac notation", async () => {
  const { token, id } = await beGuest(url);
  const gameID = await beginGame(url, token);
  const text = 'Die 7 ging nicht.\nerror report: {"by":"user 1"}';
  expect((await call(url, "reportError", { token, body: { gameID, text } })).status).toBe(204);
  await expect.poll(log).toMatch(/\n$/);
  const [line, ...others] = log().trim().split("\n");
  expect(others).toEqual([]);
  expect(line).toContain("error report");
  const said = Object.fromEntries(
    [...line.matchAll(/(\w+)=("(?:[^"\\]|\\.)*"|\d+)/g)].map(([, name, value]) => [name, JSON.parse(value)]),
  );
  expect(said).toEqual({
    by: `guest ${id}`,
    gameID,
    text,
    record: expect.stringMatching(/^variant 4x2m$/m),
    request: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

it("the log says so in one line when workerd was killed, and the site goes on at the same address", async () => {
  const { token } = await beGuest(url);
  const gameID = await beginGame(url, token);
  const workerd = childrenOf(started.pid ?? 0).find(({ name }) => name === "workerd");
  process.kill(workerd!.pid, "SIGKILL");
  await expect.poll(log).toContain("\n");
  expect(log().trim().split("\n")).toEqual([
    expect.stringContaining("workerd has failed and was started again"),
  ]);
  const body = { party: "game", room: String(gameID) };
  expect((await call(url, "socketTicket", { token, body })).status).toBe(200);
});

it("with the database away the log says what is not kept, and nothing of what people wrote or gave", async () => {
  const { token } = await beGuest(url);
  const gameID = await beginGame(url, token);
  const channel = gameChannel(gameID);
  const line = await VisitorsLine.open(url, "channel", channel, token);
  await database.stop();
  await line.ask("channel:sendMessage", { body: "a word between friends" });
  await expect.poll(log).toContain(`room="${channel}"`);
  const person = { username: "Ada", email: "ada@example.org", password: goodPassword, locale: "en" };
  expect((await call(url, "sign-up", { body: person })).status).toBe(503);
  await expect.poll(log).toContain("The database does not answer.");
  line.close();
  for (const secret of ["a word between friends", "ada@example.org", "Ada", goodPassword, token])
    expect(log()).not.toContain(secret);
});
