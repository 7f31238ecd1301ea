import { io, type Socket } from "socket.io-client";
import type { Table } from "./pace.ts";
import type { Tally } from "./tally.ts";

const seats = 4;
/** As long as a move of the game. */
const move = "0 7 b0-3 b4+2";

/** Four clients of the yardstick, who move in turn. */
export class PlainTable implements Table {
  readonly #name: string;
  readonly #tally: Tally;
  readonly #sockets: Socket[];
  #version = 0;

  private constructor(name: string, tally: Tally, sockets: Socket[]) {
    this.#name = name;
    this.#tally = tally;
    this.#sockets = sockets;
  }

  static async open(url: string, name: string, tally: Tally): Promise<PlainTable> {
    const options = { transports: ["websocket"], forceNew: true, query: { table: name } };
    const sockets = Array.from({ length: seats }, () => io(url, options));
    const table = new PlainTable(name, tally, sockets);
    for (const [seat, socket] of sockets.entries()) {
      socket.on("moved", ({ version }) => tally.see(table.#nameOf(version), seat));
    }
    await Promise.all(sockets.map((socket) => new Promise<void>((open) => socket.once("connect", open))));
    return table;
  }

  move(): void {
    if (this.#version > 0 && !this.#tally.isSeen(this.#nameOf(this.#version))) return;
    const version = ++this.#version;
    this.#tally.send(this.#nameOf(version), seats);
    this.#sockets[version % seats].emit("move", { version, move }, () => {});
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #nameOf(version: number): string {
    return `${this.#name} ${version}`;
  }
}
