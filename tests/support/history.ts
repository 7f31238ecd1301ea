import { setTimeout as after } from "node:timers/promises";
import { expect } from "vitest";
import { formatMove } from "#rules/index.ts";
import { parseRecordLine } from "#rules/notation/recordLine.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { call } from "./api.ts";
import type { ReturningPlayer } from "./returningPlayer.ts";
import type { ReturningSocket } from "./returningSocket.ts";

/**
 * What clients asked of a site and what became of it, to be compared with what the site has written down (after Jepsen):
 * what was acknowledged is there once, what was refused is not there, and nothing else is.
 */
type Outcome<Answer> = { isAcknowledged: true; answer: Answer } | { isAcknowledged: false };

/** A move that a player sent; acknowledged with the version of the position that it has led to. */
type SentMove = Outcome<{ version: number }> & { move: string };

/** A message with this text. */
type SentMessage = Outcome<{ id: number }> & { body: string };

/** Asks until the room answers, whatever is cut meanwhile. */
async function ask<Answer>(socket: ReturningSocket, type: string, data: unknown): Promise<Outcome<Answer>> {
  const outcome = await socket.requests.ask(type, data);
  if ("failure" in outcome) throw new Error(`${type} was never answered: ${outcome.failure}`);
  const { answer } = outcome;
  if (answer.error !== undefined) return { isAcknowledged: false };
  return { isAcknowledged: true, answer: answer.data as Answer };
}

/** Before a refused move is tried again. */
const pauseMs = 100;

/** The history of a game between these players, one for each seat. */
export class GameHistory {
  readonly #gameID: number;
  readonly #players: readonly ReturningPlayer[];
  readonly #sent: SentMove[] = [];

  constructor(gameID: number, players: readonly ReturningPlayer[]) {
    this.#gameID = gameID;
    this.#players = players;
  }

  /** Plays until somebody has won. */
  async play(): Promise<void> {
    await Promise.all(this.#players.map((player) => this.#playSeat(player)));
  }

  /** Compares with the record that the site has of the game. */
  async expectWhole(url: string): Promise<void> {
    const record = await recordOf(url, this.#gameID);
    const moves = movesIn(record);
    const acknowledged: string[] = [];
    for (const sent of this.#sent) if (sent.isAcknowledged) acknowledged[sent.answer.version - 1] = sent.move;
    // All were answered in the end, so there is nothing of which it is unknown whether it was done.
    expect(moves).toEqual(acknowledged);
    expect(moves).toHaveLength(this.acknowledged);
    expect(record.times).toHaveLength(moves.length);
    for (const { told } of this.#players)
      expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
  }

  get acknowledged(): number {
    return this.#sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  async #playSeat(player: ReturningPlayer): Promise<void> {
    const isOver = () => player.position?.view.winner !== null && player.position !== undefined;
    let tried = -1;
    for (;;) {
      const next = await player.until(
        () => isOver() || ((player.nextMove?.version ?? -1) > tried && player.nextMove),
      );
      if (next === true) return;
      tried = next.version;
      const sent = await ask<{ version: number }>(player, "game:move", next);
      this.#sent.push({ move: next.move, ...sent });
      // Another seat may have moved first, and the room may ask for patience.
      if (!sent.isAcknowledged) {
        tried = -1;
        await after(pauseMs);
      }
    }
  }
}

/** The history of a room with messages: who has written what, and what each of them was told. */
export class TalkHistory {
  readonly sent: SentMessage[] = [];

  async write(writer: ReturningSocket, party: "channel" | "chat", body: string): Promise<void> {
    this.sent.push({ body, ...(await ask<{ id: number }>(writer, `${party}:sendMessage`, { body })) });
  }

  get acknowledged(): number {
    return this.sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** Compares with the messages that are there, in order. */
  expectWhole(stored: readonly { number: number; body: string }[]): void {
    const acknowledged = this.sent.flatMap((message) =>
      message.isAcknowledged ? [{ number: message.answer.id, body: message.body }] : [],
    );
    expect(stored.toSorted(inOrder)).toEqual(acknowledged.toSorted(inOrder));
  }
}

const inOrder = (one: { number: number }, other: { number: number }) => one.number - other.number;

async function recordOf(url: string, gameID: number): Promise<GameRecordAnswer> {
  const read = () => call<GameRecordAnswer>(url, `getGameRecord?gameID=${gameID}`, { method: "GET" });
  await expect.poll(async () => (await read()).status, { interval: 200 }).toBe(200);
  return (await read()).body;
}

function movesIn({ record }: GameRecordAnswer): string[] {
  return record.split("\n").flatMap((text) => {
    const line = parseRecordLine(text);
    return line?.type === "move" ? [formatMove(line.move)] : [];
  });
}
