import type { OwnGames, UserProtocol } from "#schema/protocol/user.ts";
import type { Table } from "#store/gameLists.ts";
import type { Handlers } from "../../handlers.ts";
import { type OutboxKinds, toLibsql } from "../../outboxKinds.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import * as changes from "./gamesChanges.ts";
import { KeptGames } from "./keptGames.ts";
import { readOwnGames } from "./readGames.ts";

/** The person's statistics, and who sits at the person's running games. libSQL holds the truth about both. */
export class Games {
  readonly #room: OwnRoom;
  readonly #kept: KeptGames;
  readonly #change: ChangeBy<changes.GamesState>;

  constructor(room: OwnRoom) {
    this.#room = room;
    this.#kept = new KeptGames(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly handlers = {
    "games:getGames": async () => ({
      data: (await readOwnGames(this.#room.env, this.#room.self())).games,
    }),
  } satisfies Pick<Handlers<UserProtocol>, "games:getGames">;

  readonly kinds = {
    games: { schema: userMessages.games, ...toLibsql("games"), deliver: () => this.#read() },
  } satisfies Pick<OutboxKinds<UserMessages>, "games">;

  /** Null until they were read for the first time. */
  list(): OwnGames | null {
    return this.#kept.read().games;
  }

  /** The users who sit at the person's running games, as far as they were read. */
  tables(): readonly Table[] {
    return this.#kept.read().tables;
  }

  /** Somebody needs them. Only inside a transaction. */
  need(now: number): void {
    this.#change(changes.needed, now);
  }

  /** A game has begun or ended; `canWait` says that the person may never come back. Only inside a transaction. */
  onChange(canWait: boolean, now: number): void {
    this.#change(canWait ? changes.outdatedWhileAway : changes.outdated, now);
  }

  /** Reads them from libSQL. */
  async #read(): Promise<void> {
    const { games, tables } = await readOwnGames(this.#room.env, this.#room.self());
    this.#room.act(() => {
      if (this.#room.isOpen()) this.#change(() => changes.taken(games, tables), Date.now());
    });
  }

  /** The account was deleted. Only inside a transaction. */
  forget(now: number): void {
    this.#change(changes.forgotten, now);
  }
}
