import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import { mails } from "#schema/db/mails.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { noticeKinds } from "#schema/settings.ts";
import { chanceFor } from "#tests/chance.ts";
import { call } from "./api.ts";
import type { KillableSite } from "./killableSite.ts";
import type { PushService } from "./pushService.ts";
import { RoomSocket } from "./roomSocket.ts";
import { aSessionOf, aUser } from "./users.ts";

const chance = chanceFor("moves in a turn-based game");

const allKinds = Object.fromEntries(noticeKinds.map((kind) => [kind, true]));

/** The titles of pushes about turns, in English. */
export const titles = {
  begun: "Your game has begun",
  turn: "It’s your turn",
  timeShort: "Your time is running out",
  seatOffered: "A bot is playing for you",
} as const;
const whats = Object.keys(titles) as (keyof typeof titles)[];

/** What somebody has heard: pushes and mails about turns. */
export type Heard = Partial<Record<keyof typeof titles | "mail", number>>;

/** Somebody who plays turn by turn, hears of it in a browser and by mail, and is at the site only to play. */
export class TurnPlayer {
  readonly name: string;
  readonly id: number;
  readonly token: string;
  readonly #site: KillableSite;
  readonly #service: PushService;
  readonly #endpoint: string;
  /** All mails that were ever there: the site deletes them after a day. */
  readonly #mails = new Map<number, { games: string }>();

  private constructor(
    site: KillableSite,
    service: PushService,
    who: { name: string; id: number; token: string; endpoint: string },
  ) {
    this.#site = site;
    this.#service = service;
    this.name = who.name;
    this.id = who.id;
    this.token = who.token;
    this.#endpoint = who.endpoint;
  }

  static async come(site: KillableSite, service: PushService, name: string): Promise<TurnPlayer> {
    const id = await aUser(site.db, name, { locale: "en" });
    const token = await aSessionOf(site.db, id);
    const subscription = await service.subscribe();
    await call(site.url, "subscribeToPush", { token, body: { ...subscription, locale: "en" } });
    const player = new TurnPlayer(site, service, { name, id, token, endpoint: subscription.endpoint });
    await player.choose(null);
    return player;
  }

  /** Wants all pushes but none in these hours. */
  async choose(quietHours: { from: number; to: number; timeZone: string } | null): Promise<void> {
    const body = { kinds: allKinds, quietHours };
    const { status } = await call(this.#site.url, "setPushSettings", { token: this.token, body });
    expect(status).toBe(200);
  }

  /** What was heard so far. */
  async heard(): Promise<Heard> {
    const pushes = this.#service.received.filter(({ endpoint }) => endpoint === this.#endpoint);
    const heard: Heard = {};
    for (const { title } of pushes) {
      const what = whats.find((one) => titles[one] === title);
      if (what !== undefined) heard[what] = (heard[what] ?? 0) + 1;
    }
    const count = (await this.mails()).length;
    return count === 0 ? heard : { ...heard, mail: count };
  }

  /** The mails about turns, oldest first. */
  async mails(): Promise<{ games: string }[]> {
    const rows = await this.#site.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, `${this.name}@example.org`));
    for (const { id, kind, data } of rows)
      if (kind === "yourTurn") this.#mails.set(id, { games: String(data.games) });
    return [...this.#mails.values()];
  }

  /** Asks the player's own room for something. */
  async askHome<Data>(type: string, data: object): Promise<Data> {
    const tab = await RoomSocket.enter(this.#site.url, "user", "me", this.token);
    const answer = await tab.ask(type, data);
    tab.close();
    expect(answer).toMatchObject({ status: 200 });
    return answer.data as Data;
  }
}

/** The game as somebody sees it now; a spectator without a token. */
export async function look(site: KillableSite, gameID: number, token?: string): Promise<Snapshot> {
  const address = `${site.url.replace(/^http/, "ws")}/parties/game/${gameID}`;
  const socket =
    token === undefined ? new RoomSocket(address, site.url) : await RoomSocket.open(site.url, gameID, token);
  const { data } = await socket.until(({ events }) => events.find(({ type }) => type === "game:snapshot"));
  socket.close();
  return data as Snapshot;
}

/** A player comes, plays what there is to play now, and leaves. */
export async function playTurn(site: KillableSite, gameID: number, token: string): Promise<void> {
  const socket = await RoomSocket.open(site.url, gameID, token);
  let { version, view } = (await socket.until(({ events }) => events[0])).data as Snapshot;
  for (;;) {
    const move = chooseMove(viewOfData(view), "solid", (limit) => Math.floor(chance() * limit));
    if (move === undefined) break;
    const answer = await socket.ask("game:move", { version, move: formatMove(move) });
    expect(answer).toMatchObject({ status: 200 });
    const after = (answer.data as { version: number }).version;
    const moved = await socket.until(({ events }) =>
      events.find(({ data }) => (data as Snapshot).version >= after),
    );
    ({ version, view } = moved.data as Snapshot);
  }
  socket.close();
}

/** Opens a table with so much time a move; all sit down and are ready. @returns the game */
export async function beginTurnBased(
  site: KillableSite,
  players: readonly TurnPlayer[],
  moveTimeMs: number,
): Promise<number> {
  const [{ token }] = players;
  const lobby = await RoomSocket.enter(site.url, "lobby", "main", token);
  const wishes = { nPlayers: 4, nTeams: 2, meister: false, private: false, membersOnly: false, moveTimeMs };
  const { data } = await lobby.ask("waiting:createGame", wishes);
  lobby.close();
  const { waitingID } = data as { waitingID: string };
  const sockets: RoomSocket[] = [];
  for (const player of players) {
    const socket = await RoomSocket.enter(site.url, "waiting", waitingID, player.token);
    await socket.ask("waiting:joinGame", {});
    sockets.push(socket);
  }
  for (const socket of sockets)
    expect(await socket.ask("waiting:readyPlayer", { isReady: true })).toMatchObject({ status: 200 });
  const begun = await sockets[0].until(({ events }) =>
    events.find(({ type }) => type === "waiting:startGame"),
  );
  for (const socket of sockets) socket.close();
  return (begun.data as { gameID: number }).gameID;
}
