import { setTimeout as after } from "node:timers/promises";
import { limits } from "#schema/limits.ts";
import { Line } from "#scripts/visitors/line.ts";
import { beginPlaying } from "#scripts/visitors/playing.ts";
import type { Database } from "#store/db.ts";
import { aMember } from "./accounts.ts";
import { ReturningPlayer } from "./returningPlayer.ts";
import { aSessionOf } from "./users.ts";
import { aWaitingRoom } from "./waitingRooms.ts";

/** A player with a session. */
export type Person = { id: number; name: string; token: string };

/** What people of a site have been told that it has. */
export type Acknowledged = {
  /** Of each game: its player's token, and the version that the player has seen at least. */
  games: Map<number, { token: string; version: number; isOver: boolean }>;
  /** The bodies of the messages of each chat. */
  messages: Map<string, string[]>;
};

/** A pause between what one person does: rooms accept ten frames a second of each connection. */
const pauseMs = 120;
/** The same between two messages of one person. */
const writingPauseMs = (1.1 * limits.messagePeriodMs) / limits.messagesPerPeriod;

/** People who play, talk and wait on a running site until they are told to stop. */
export class Liveliness {
  readonly people: readonly Person[];
  readonly waiting: { waitingID: string; members: readonly Person[] };
  readonly acknowledged: Acknowledged = { games: new Map(), messages: new Map() };
  readonly #url: string;
  readonly #lines: { close(): void }[] = [];
  #isOver = false;
  #doings: Promise<void>[] = [];

  private constructor(url: string, people: readonly Person[], waitingID: string) {
    this.#url = url;
    this.people = people;
    this.waiting = { waitingID, members: people.slice(0, 2) };
  }

  /** People whose names begin so come to the site: five, of whom the first two wait with two bots. */
  static async come(url: string, db: Database, names: string): Promise<Liveliness> {
    const people = await Promise.all(
      Array.from({ length: 5 }, async (_, at): Promise<Person> => {
        const name = `${names}${at}`;
        const id = await aMember(db, name);
        return { id, name, token: await aSessionOf(db, id) };
      }),
    );
    const life = new Liveliness(url, people, await aWaitingRoom(url, people[0].token));
    const { waitingID, members } = life.waiting;
    const lines = await Promise.all(members.map(({ token }) => Line.open(url, "waiting", waitingID, token)));
    life.#lines.push(...lines);
    await lines[1].ask("waiting:joinGame", {});
    for (const slot of [2, 3]) await lines[0].ask("waiting:addBot", { slot, level: "solid" });
    life.#do(() => life.#hesitate(lines[1]));
    return life;
  }

  /** The last of these people starts a game with bots, and plays it without a pause. @returns its id */
  async play(as: Person = this.people[4]): Promise<number> {
    const { token } = as;
    const session = { username: as.name, token };
    const { gameID } = await beginPlaying(this.#url, { variant: "4x2m", level: "beginner" }, session);
    const player = new ReturningPlayer({ url: this.#url, gameID, token });
    this.#lines.push(player);
    this.acknowledged.games.set(gameID, { token, version: 0, isOver: false });
    this.#do(() => this.#playOn(player, gameID, token));
    return gameID;
  }

  /** Two people begin a chat, and write without a pause. @returns its id */
  async talk(one: Person, other: Person): Promise<string> {
    const own = await Line.open(this.#url, "user", `user-${one.id}`, one.token);
    const wish = { userids: [other.id], title: null };
    const { chatid } = await own.ask<{ chatid: string }>("chat:startChat", wish);
    own.close();
    for (const { token, name } of [one, other]) {
      const line = await Line.open(this.#url, "chat", chatid, token);
      this.#lines.push(line);
      this.#do(() => this.#write(line, chatid, name));
    }
    return chatid;
  }

  /** What has been acknowledged up to now. */
  soFar(): Acknowledged {
    return structuredClone(this.acknowledged);
  }

  /** Ends everything that goes on, and waits for its end. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#doings);
    for (const line of this.#lines) line.close();
  }

  #do(what: () => Promise<void>): void {
    this.#doings.push(what());
  }

  async #hesitate(line: Line): Promise<void> {
    for (let isReady = true; !this.#isOver; isReady = !isReady) {
      await line.ask("waiting:readyPlayer", { isReady });
      await after(pauseMs);
    }
    await line.ask("waiting:readyPlayer", { isReady: false });
  }

  async #playOn(player: ReturningPlayer, gameID: number, token: string): Promise<void> {
    while (!this.#isOver) {
      const { nextMove, position } = player;
      if (position && position.view.winner !== null) {
        this.acknowledged.games.set(gameID, { token, version: position.version, isOver: true });
        return;
      }
      if (nextMove) {
        const { version } = await player.ask<{ version: number }>("game:move", nextMove);
        this.acknowledged.games.set(gameID, { token, version, isOver: false });
      }
      await after(pauseMs);
    }
  }

  async #write(line: Line, chatid: string, name: string): Promise<void> {
    for (let n = 1; !this.#isOver; n++) {
      const body = `${name} says ${n}`;
      await line.ask("chat:sendMessage", { body });
      this.acknowledged.messages.set(chatid, [...(this.acknowledged.messages.get(chatid) ?? []), body]);
      await after(writingPauseMs);
    }
  }
}
