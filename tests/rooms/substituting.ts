import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { gameSeats } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import type { game as protocol } from "#schema/protocol/game.ts";
import type { Identity } from "#schema/rooms.ts";
import { addGuest } from "#store/guests.ts";
import { untilFound } from "#tests/support/patience.ts";
import { letPass } from "./clock.ts";
import { db } from "./database.ts";
import { Player } from "./player.ts";
import { beginGame, goodMove, make, myTurn, position, positionWhere, sit, type Table } from "./table.ts";

/** The event of an offer of substitution. */
export type Changed = ReturnType<(typeof protocol.events)["substitution:changed"]["parse"]>;

/** A guest who has not played. */
export const someone = () => addGuest(db, { number: 4711, createdAt: Date.now() });

/** Enters a game as a person, with or without a seat. */
export async function come(table: Table, identity: Identity): Promise<Player> {
  const ticket = (await table.room.issueTicket(identity)) as string;
  const player = await Player.connect("game", String(table.gameID), { ticket });
  await player.event("game:snapshot");
  return player;
}

/** The events about offers that the player received, in order. */
export const changes = ({ events }: Player) =>
  events.filter(({ type }) => type === "substitution:changed").map(({ data }) => (data as Changed).change);

/** Waits until the player has received these changes, one after the other. */
export const untilTold = (player: Player, wanted: Changed["change"][]) =>
  player.until((p) => JSON.stringify(changes(p)) === JSON.stringify(wanted));

/** A table of four people who are all present; the last one has not given a card for a minute. */
export async function withSleeper() {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  for (const player of players.slice(0, 3)) {
    const now = await myTurn(player);
    await make(player, now.version, goodMove(now) as string);
  }
  await positionWhere(players[3], ({ view }) => view.traded[2]);
  await letPass(table, limits.replaceableAfterMs);
  const identity = await someone();
  return { table, players, identity, substitute: await come(table, identity) };
}

/** The seat of the player's view; null for a spectator. */
export const mySeat = (player: Player) => position(player)!.view.seat;

/** The rows of a game's seats, once there are this many. */
export function untilSeated({ gameID }: Table, rows: number): Promise<(typeof gameSeats.$inferSelect)[]> {
  let seats: (typeof gameSeats.$inferSelect)[] = [];
  const look = async () => {
    seats = await db
      .select()
      .from(gameSeats)
      .where(eq(gameSeats.gameId, gameID))
      .orderBy(asc(gameSeats.seat));
    return seats.length === rows && seats;
  };
  return untilFound(`${rows} rows of seats of game ${gameID}`, look, { seen: () => seats });
}

/** Kills the room after its presence check: whoever makes an offer must be back before the next one. */
export async function kill({ room }: Table): Promise<void> {
  const looks = () =>
    runInDurableObject(
      room,
      (_, { storage }) => storage.sql.exec("SELECT 1 FROM due WHERE name = 'presence'").toArray().length,
    );
  await expect.poll(looks).toBe(0);
  await abortAllDurableObjects();
}
