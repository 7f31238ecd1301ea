import { setTimeout as after } from "node:timers/promises";
import { expect } from "vitest";
import { limits } from "#schema/limits.ts";
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

/** Between looks whether it is a player's turn: rare enough that 20 tables leave the cores to the kills. */
const lookMs = 200;
/** Before a refused move is tried again. */
const pauseMs = 100;

/** The history of a game between these players, one for each seat. */
export class GameHistory {
  readonly #players: readonly ReturningPlayer[];
  readonly #sent: SentMove[] = [];

  constructor(players: readonly ReturningPlayer[]) {
    this.#players = players;
  }

  /** Plays until somebody has won, as long as it is wanted. */
  async playWhile(isOn: () => boolean): Promise<void> {
    await Promise.all(this.#players.map((player) => this.#playSeat(player, isOn)));
  }

  /** Compares with the moves that the room has, and what everybody has been told of them. */
  async expectWhole(): Promise<void> {
    // All were answered in the end, so there is nothing of which it is unknown whether it was done.
    const acknowledged: string[] = [];
    for (const sent of this.#sent) if (sent.isAcknowledged) acknowledged[sent.answer.version - 1] = sent.move;
    expect(acknowledged).toHaveLength(this.acknowledged);
    await expect
      .poll(() => this.#players.map(({ position }) => position?.version))
      .toEqual(this.#players.map(() => acknowledged.length));
    // To the player on seat 0 the cards that others have traded are hidden.
    const visible = acknowledged.map((move) => move.replace(/^([1-9] trade) .*/, "$1"));
    expect(await this.#moves()).toEqual(visible);
    for (const { told } of this.#players)
      expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
  }

  get acknowledged(): number {
    return this.#sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** All moves, as the room tells a player. */
  async #moves(): Promise<string[]> {
    const [player] = this.#players;
    const moves: string[] = [];
    // `before` is the version that the first move of the page before has led to.
    for (let last = player.position?.version ?? 0; last > 0; last -= limits.movesPerRequest) {
      const wanted = { before: last + 1, limit: Math.min(last, limits.movesPerRequest) };
      const page = await player.ask<{ moves: { move: string }[] }>("game:getMoves", wanted);
      moves.unshift(...page.moves.map(({ move }) => move));
    }
    return moves;
  }

  async #playSeat(player: ReturningPlayer, isOn: () => boolean): Promise<void> {
    const isOver = () => player.position !== undefined && player.position.view.winner !== null;
    let tried = -1;
    while (isOn() && !isOver()) {
      const next = player.nextMove;
      if (next === undefined || next.version <= tried) {
        await after(lookMs);
        continue;
      }
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
