import { setTimeout as after } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { games } from "#schema/db/games.ts";
import { messages } from "#schema/db/messages.ts";
import { limits } from "#schema/limits.ts";
import { seatFour } from "#scripts/bench/seating.ts";
import type { Database } from "#store/db.ts";
import { chanceFor } from "#tests/chance.ts";
import { beGuest } from "./api.ts";
import { GameHistory, TalkHistory } from "./history.ts";
import { ReturningPlayer } from "./returningPlayer.ts";
import { ReturningSocket, restless } from "./returningSocket.ts";
import { aSessionOf, aUser } from "./users.ts";

const chance = chanceFor("how long people stay");
const chanceOfKills = chanceFor("moments of kills");
/** The longest life from a start to the next end, in ms. Most live much shorter: at first most happens. */
const longestLifeMs = 900;

type Served = { url: string; db: Database };

/** Games, chats and a waiting room that go on while something disturbs the site, and their histories. */
export class LivelySite {
  readonly #site: Served;
  readonly #games: GameHistory[] = [];
  readonly #talks: Talk[] = [];
  #waiting: ComingAndGoing | undefined;

  constructor(site: Served) {
    this.#site = site;
  }

  async open(tables: number): Promise<void> {
    for (let n = 0; n < tables; n++) this.#games.push(await sitDown(this.#site));
    this.#talks.push(await aGroup(this.#site), await aPair(this.#site), await general(this.#site));
    this.#waiting = await ComingAndGoing.open(this.#site);
  }

  /**
   * People play, talk, come and go while something is killed so often, and has come back when that resolves. Every second
   * time they have come back before; otherwise whoever comes meets the next end.
   */
  async liveThroughKills(kills: number, kill: () => Promise<void>): Promise<void> {
    await this.#liveWhile(async () => {
      for (let n = 0; n < kills; n++) {
        if (n % 2 === 0) await this.#untilBack();
        await after(chanceOfKills() ** 2 * longestLifeMs);
        await kill();
      }
    });
  }

  async #liveWhile(disturb: () => Promise<void>): Promise<void> {
    let isDisturbed = true;
    const isOn = () => isDisturbed;
    const disturbing = disturb().finally(() => (isDisturbed = false));
    await Promise.all([
      disturbing,
      ...this.#games.map((game) => game.playWhile(isOn)),
      ...this.#talks.map((talk) => talk.talkWhile(isOn)),
      this.#waiting?.comeAndGoWhile(isOn),
    ]);
  }

  /** What was acknowledged is there once, and nothing else. */
  async expectWhole(): Promise<void> {
    const { db } = this.#site;
    for (const game of this.#games) await game.expectWhole();
    for (const talk of this.#talks) await talk.expectWhole(db);
    await this.#waiting?.expectOneGame();
    expect(await db.select({ id: games.id }).from(games)).toHaveLength(this.#games.length + 1);
    const moves = this.#games.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const said = this.#talks.reduce((sum, { history }) => sum + history.sent.length, 0);
    expect(Math.min(moves, said)).toBeGreaterThan(this.#games.length);
    console.log(`${moves} moves and ${said} messages acknowledged`);
  }

  /** Waits until people are back in the waiting room, which would close if all of them stayed away. */
  async #untilBack(): Promise<void> {
    await expect.poll(() => this.#waiting?.areThere, { timeout: backWithinMs }).toBe(true);
  }
}

/** On busy cores all of them need long to be back after the site was killed. */
const backWithinMs = 180_000;

/** Four guests at a table. */
async function sitDown({ url }: Served): Promise<GameHistory> {
  const { gameID, tokens } = await seatFour(url);
  const players = tokens.map((token) => new ReturningPlayer({ url, gameID, token }, restless));
  onTestFinished(() => {
    for (const player of players) player.close();
  });
  await expect.poll(() => players.every(({ position }) => position)).toBe(true);
  return new GameHistory(players);
}

/** A room with messages and those who write in it. */
class Talk {
  readonly history = new TalkHistory();
  readonly #party: "channel" | "chat";
  readonly #room: string;
  readonly #writers: ReturningSocket[];

  constructor(site: Served, party: "channel" | "chat", room: string, tokens: readonly string[]) {
    this.#party = party;
    this.#room = room;
    this.#writers = tokens.map((token) => open(site, party, room, token));
  }

  /** Everybody writes one message after the other, as often as one may. */
  async talkWhile(isOn: () => boolean): Promise<void> {
    await Promise.all(
      this.#writers.map(async (writer, at) => {
        for (let n = 0; isOn(); n++) {
          await this.history.write(writer, this.#party, `${this.#room} ${at} ${n}`);
          await after(messagePauseMs);
        }
      }),
    );
  }

  /** libSQL has all messages a little later. */
  async expectWhole(db: Database): Promise<void> {
    const stored = () => db.select().from(messages).where(eq(messages.room, this.#room));
    // After long faults a room waits long before it tries again.
    await expect
      .poll(async () => (await stored()).length, { timeout: 2 * limits.outboxRetryMaxMs })
      .toBeGreaterThanOrEqual(this.history.acknowledged);
    this.history.expectWhole((await stored()).map(({ number, body }) => ({ number, body })));
  }
}

/** A little more than limits.messagePeriodMs / limits.messagesPerPeriod. */
const messagePauseMs = 1_100;

async function members(
  { db }: Served,
  names: readonly string[],
): Promise<{ ids: number[]; tokens: string[] }> {
  const ids: number[] = [];
  for (const name of names) ids.push(await aUser(db, name));
  return { ids, tokens: await Promise.all(ids.map((id) => aSessionOf(db, id))) };
}

async function startChat(site: Served, names: readonly string[], title: string | null): Promise<Talk> {
  const { ids, tokens } = await members(site, names);
  const own = open(site, "user", "me", tokens[0]);
  const { chatid } = await own.ask<{ chatid: string }>("chat:startChat", { userids: ids.slice(1), title });
  own.close();
  return new Talk(site, "chat", chatid, tokens);
}

const aGroup = (site: Served) => startChat(site, ["Hista", "Histb", "Histc"], "Disturbed");
const aPair = (site: Served) => startChat(site, ["Histd", "Histe"], null);
const general = async (site: Served) =>
  new Talk(site, "channel", "general", (await members(site, ["Histf", "Histg"])).tokens);

/** A waiting room into which three guests come and go, while the one who opened it stays. */
class ComingAndGoing {
  readonly #people: ReturningSocket[];
  readonly #begun: number[] = [];

  private constructor(site: Served, waitingID: string, tokens: readonly string[]) {
    this.#people = tokens.map((token) =>
      open(site, "waiting", waitingID, token, ({ type, data }) => {
        if (type === "waiting:startGame") this.#begun.push((data as { gameID: number }).gameID);
      }),
    );
  }

  static async open(site: Served): Promise<ComingAndGoing> {
    const guests = await Promise.all(Array.from({ length: wishes.nPlayers }, () => beGuest(site.url)));
    const tokens = guests.map(({ token }) => token);
    const lobby = open(site, "lobby", "main", tokens[0]);
    const { waitingID } = await lobby.ask<{ waitingID: string }>("waiting:createGame", wishes);
    lobby.close();
    return new ComingAndGoing(site, waitingID, tokens);
  }

  get areThere(): boolean {
    return this.#people.every(({ isOpen }) => isOpen);
  }

  /** In the end all are there. */
  async comeAndGoWhile(isOn: () => boolean): Promise<void> {
    await Promise.all(
      this.#people.slice(1).map(async (person) => {
        while (isOn()) {
          await person.ask("waiting:joinGame", {});
          await after(chance() * longestStayMs);
          await person.ask("waiting:removePlayer", {});
        }
        await person.ask("waiting:joinGame", {});
      }),
    );
  }

  /** All of them are ready: one game begins, and all are told the same. */
  async expectOneGame(): Promise<void> {
    for (const person of this.#people) await person.ask("waiting:readyPlayer", { isReady: true });
    await expect.poll(() => this.#begun.length).toBe(this.#people.length);
    expect(new Set(this.#begun).size).toBe(1);
  }
}

const longestStayMs = 300;
const wishes = {
  nPlayers: 4,
  nTeams: 2,
  meister: false,
  private: false,
  membersOnly: false,
  rated: false,
  moveTimeMs: null,
};

function open(
  { url }: Served,
  party: "channel" | "chat" | "lobby" | "user" | "waiting",
  room: string,
  token: string,
  hear: (event: { type: string; data: unknown }) => void = () => {},
): ReturningSocket {
  const socket = new ReturningSocket({ url, party, room, token }, hear, restless);
  onTestFinished(() => socket.close());
  return socket;
}
