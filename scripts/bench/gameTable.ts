import { setTimeout as after } from "node:timers/promises";
import { chooseMove, formatMove, legalMoves, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import { isReadQuestion } from "#schema/protocol/envelope.ts";
import { openSocket } from "../visitors/calling.ts";
import type { Table } from "./pace.ts";
import type { SeatedGame } from "./seating.ts";
import type { Tally } from "./tally.ts";

type Position = { version: number; view: ViewData };
type Frame = { re?: string; error?: string; type?: string; data?: Partial<Position> };

const restPollMs = 100;

/** Players at one game of the site after the other, each with a socket, who play random moves. */
export class GameTable implements Table {
  readonly #url: string;
  readonly #seat: () => Promise<SeatedGame>;
  readonly #tally: Tally;
  readonly #onCut: (reason: string) => void;
  #gameID = 0;
  #sockets: WebSocket[] = [];
  /** What each seat knows; nothing before all have got a snapshot of the game. */
  #positions: Position[] = [];
  /** The last move that was sent. */
  #sent: string | undefined;

  private constructor(
    url: string,
    seat: () => Promise<SeatedGame>,
    tally: Tally,
    onCut: (reason: string) => void,
  ) {
    this.#url = url;
    this.#seat = seat;
    this.#tally = tally;
    this.#onCut = onCut;
  }

  /**
   * @param seat begins a game
   * @param onCut called when the site closes a socket or refuses the next game; the table then has nobody who plays
   * @throws if the room of the first game does not admit the players
   */
  static async open(
    url: string,
    seat: () => Promise<SeatedGame>,
    tally: Tally,
    onCut: (reason: string) => void = () => {},
  ): Promise<GameTable> {
    const table = new GameTable(url, seat, tally, onCut);
    await table.#begin();
    return table;
  }

  /** Begins another game after a cut. @throws if its room does not admit the players */
  async again(): Promise<void> {
    this.#sent = undefined;
    await this.#begin();
  }

  move(): void {
    if (this.#sent !== undefined && !this.#tally.isSeen(this.#sent)) return;
    for (const [seat, { version, view }] of this.#positions.entries()) {
      const move = chooseMove(viewOfData(view), "beginner", anyBelow);
      if (move === undefined) continue;
      const data = { version, move: formatMove(move) };
      this.#sent = this.#nameOf(version + 1);
      this.#tally.send(this.#sent, this.#sockets.length);
      this.#sockets[seat].send(JSON.stringify({ id: `move-${version}`, type: "game:move", data }));
      return;
    }
    const isOver = this.#positions.some(({ view }) => view.winner !== null);
    if (isOver) this.#begin().catch((error) => this.#cut(String(error)));
  }

  /** Waits until one of the players is to move, and no bot thinks. */
  async rest(): Promise<void> {
    while (
      !this.#positions.some(({ view }) => view.winner !== null || legalMoves(viewOfData(view)).length > 0)
    ) {
      await after(restPollMs);
    }
  }

  close(): void {
    const open = this.#sockets;
    this.#sockets = [];
    for (const socket of open) socket.close();
  }

  async #begin(): Promise<void> {
    this.close();
    this.#positions = [];
    const { gameID, tokens } = await this.#seat();
    this.#gameID = gameID;
    this.#positions = await Promise.all(
      tokens.map(async (token, seat) => {
        this.#sockets[seat] = await openSocket(this.#url, "game", String(gameID), token);
        return this.#listen(seat);
      }),
    );
  }

  /** Receives a seat's events; returns the first position. */
  #listen(seat: number): Promise<Position> {
    const socket = this.#sockets[seat];
    return new Promise((resolve, reject) => {
      socket.addEventListener("close", ({ code, reason }) => {
        const why = `closed: ${code} ${reason}`;
        reject(new Error(why));
        if (this.#sockets[seat] === socket && this.#positions.length > 0) this.#cut(why);
      });
      socket.addEventListener("message", ({ data }) => {
        if (isReadQuestion(data)) return socket.send(data);
        const frame = JSON.parse(String(data)) as Frame;
        if (frame.error) this.#tally.refuse();
        if (!frame.data?.view) return;
        const position = frame.data as Position;
        resolve(position);
        if (this.#positions.length > 0) this.#positions[seat] = position;
        if (frame.type === "game:moved") this.#tally.see(this.#nameOf(position.version), seat);
      });
    });
  }

  #cut(why: string): void {
    this.close();
    this.#positions = [];
    if (this.#sent !== undefined) this.#tally.cut(this.#sent);
    this.#onCut(why);
  }

  #nameOf(version: number): string {
    return `${this.#gameID} ${version}`;
  }
}

function anyBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}
