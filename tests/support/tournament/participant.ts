import type { Event } from "#schema/protocol/envelope.ts";
import type { Database } from "#store/db.ts";
import { ReturningPlayer } from "#tests/support/returningPlayer.ts";
import { ReturningSocket, restless } from "#tests/support/returningSocket.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

type Site = { readonly url: string; readonly db: Database };

/** Somebody who takes part in a tournament: a tab of the site that stays open, and a seat at each of their games. */
export class Participant {
  readonly id: number;
  readonly name: string;
  /** The events about the tournament that the tab received, in order. */
  readonly toasts: Event[] = [];
  readonly token: string;
  readonly #url: string;
  readonly #tab: ReturningSocket;

  private constructor(url: string, who: { id: number; name: string; token: string }) {
    this.id = who.id;
    this.name = who.name;
    this.token = who.token;
    this.#url = url;
    const place = { url, party: "user", room: "me", token: who.token } as const;
    const hear = (event: Event) => {
      if (event.type.startsWith("tournament:toast:")) this.toasts.push(event);
    };
    this.#tab = new ReturningSocket(place, hear, restless);
  }

  /** Somebody with an account. Resolves when the tab is open. */
  static async come(
    { url, db }: Site,
    name: string,
    more: Parameters<typeof aUser>[2] = {},
  ): Promise<Participant> {
    const id = await aUser(db, name, more);
    const one = new Participant(url, { id, name, token: await aSessionOf(db, id) });
    await one.catchUp();
    return one;
  }

  /** Resolves when the tab is open and has heard all that its person's room had to tell. */
  async catchUp(): Promise<void> {
    // What was missed comes before an answer.
    await this.#tab.ask("games:getGames", {});
  }

  /** Asks the room of a tournament for something, until it answers. */
  async ask<Data>(tournamentID: number, type: string, data: object): Promise<Data> {
    const room = String(tournamentID);
    const place = { url: this.#url, party: "tournament", room, token: this.token } as const;
    const socket = new ReturningSocket(place, () => {}, restless);
    return socket.ask<Data>(type, data).finally(() => socket.close());
  }

  /** Sits down at a game. */
  async sitDown(gameID: number): Promise<ReturningPlayer> {
    const player = new ReturningPlayer({ url: this.#url, gameID, token: this.token }, restless);
    await player.until(() => player.position !== undefined);
    return player;
  }

  leave(): void {
    this.#tab.close();
  }
}
