import { setTimeout as after } from "node:timers/promises";
import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import { type Answer, type Event, isReadQuestion } from "#schema/protocol/envelope.ts";
import { openSocket } from "../../visitors/calling.ts";
import { type fourGuests, seatFour } from "../seating.ts";

type Position = { version: number; view: ViewData };

/** How long a player waits whose room says that too many frames came. */
const pauseMs = 100;

/** These four meet at the site and play a game to its end, as fast as they can. @returns the number of moves */
export async function playWholeGame(
  url: string,
  guests: Awaited<ReturnType<typeof fourGuests>>,
): Promise<number> {
  const { gameID, tokens } = await seatFour(url, guests);
  const players = await Promise.all(tokens.map((token) => Player.enter(url, gameID, token)));
  await Promise.all(players.map((player) => player.play()));
  for (const player of players) player.leave();
  return players[0].version;
}

class Player {
  readonly #socket: WebSocket;
  #position: Position | undefined;
  #wake = () => {};
  #requests = 0;
  #answered: string | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(String(data)));
  }

  static async enter(url: string, gameID: number, token: string): Promise<Player> {
    return new Player(await openSocket(url, "game", String(gameID), token));
  }

  get version(): number {
    return this.#position?.version ?? 0;
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    for (;;) {
      const position = this.#position;
      if (position?.view.phase === "over") return;
      const move = position && chooseMove(viewOfData(position.view), "solid", anyBelow);
      if (position === undefined || move === undefined) await this.#news();
      else await this.#make(position.version, formatMove(move));
    }
  }

  leave(): void {
    this.#socket.close();
  }

  /** Sends a move, and waits until it was answered and something has changed. */
  async #make(version: number, move: string): Promise<void> {
    const id = `m${++this.#requests}`;
    this.#socket.send(JSON.stringify({ id, type: "game:move", data: { version, move } }));
    while (this.#answered !== id) await this.#news();
    if (this.version === version) await after(pauseMs);
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #receive(text: string): void {
    if (isReadQuestion(text)) {
      this.#socket.send(text);
      return;
    }
    const frame = JSON.parse(text) as Answer | Event<string, Partial<Position>>;
    if ("re" in frame) this.#answered = frame.re;
    else if (frame.data?.view) this.#position = frame.data as Position;
    this.#wake();
  }
}

function anyBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}
