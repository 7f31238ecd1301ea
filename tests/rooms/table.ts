import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import type { GameRoom } from "#party/game/room.ts";
import { type BotLevel, chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import { gameRecords, gameSeats, gameStatistics, games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import type { Answer } from "#schema/protocol/envelope.ts";
import type { Moved, Snapshot } from "#schema/protocol/game.ts";
import type { Identity, OpenGame, SeatOwner } from "#schema/rooms.ts";
import { addGame } from "#store/games.ts";
import { addGuest } from "#store/guests.ts";
import { unpackGame } from "#store/packedGame.ts";
import { chanceFor } from "#tests/chance.ts";
import { untilFound } from "#tests/support/patience.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";

/** After so long (ms) what a request costs has been refilled. */
const refilledMs = (limits.readCost / limits.ratePerSecond) * limits.second;

/** A game that a test has started. */
export interface Table {
  gameID: number;
  /** The room. A new stub each time, because one that has met a killed room no longer works. */
  readonly room: DurableObjectStub<GameRoom>;
  owners: readonly SeatOwner[];
}

const next = chanceFor("players at a table");

/** Random whole numbers below a limit, by the seed of the run. */
export const chance = (limit: number) => Math.floor(next() * limit);

/** Starts a game, with these players on the first seats, guests on the given ones and bots on the others. */
export async function beginGame({
  variant = "4x2m" as OpenGame["variant"],
  people = [] as number[],
  level = "solid" as BotLevel,
  moveTimeMs = null as number | null,
  isPrivate = false,
  players = [] as readonly Identity[],
  series = undefined as OpenGame["series"],
} = {}): Promise<Table> {
  const owners = await Promise.all(
    Array.from({ length: Number(variant[0]) }, async (_, seat): Promise<SeatOwner> => {
      if (players[seat]) return { kind: "human", identity: players[seat] };
      if (!people.includes(seat)) return { kind: "bot", level, name: `bot${seat}` };
      return { kind: "human", identity: await addGuest(db, { number: 1000 + seat, createdAt: Date.now() }) };
    }),
  );
  const game = {
    variant,
    createdAt: Date.now(),
    seats: owners,
    colors: ballColors.slice(0, owners.length),
    moveTimeMs,
    isPrivate,
    isRated: true,
    waitingID: null,
    tournament: null,
    series,
  };
  const gameID = await addGame(db, game);
  const table = {
    gameID,
    owners,
    get room() {
      return env.Game.getByName(String(gameID));
    },
  };
  await table.room.open({ gameID, ...game });
  return table;
}

export function identityOf({ owners }: Table, seat: number): Identity {
  const owner = owners[seat];
  if (owner.kind !== "human") throw new Error(`expected a person on seat ${seat}`);
  return owner.identity;
}

/** Sits down on a seat. */
export async function sit(table: Table, seat: number, query: Record<string, string> = {}): Promise<Player> {
  const ticket = await table.room.issueTicket(identityOf(table, seat));
  return Player.connect("game", String(table.gameID), { ...query, ticket: ticket as string });
}

/** Enters as a spectator. */
export function watch(table: Table): Promise<Player> {
  return Player.connect("game", String(table.gameID));
}

/** Whether an event of this type contains a position. */
export function isPosition(type: string): boolean {
  return type === "game:snapshot" || type === "game:moved";
}

/** The newest position that the player received; `undefined` before the first. */
export function position(player: Player): Snapshot | Moved | undefined {
  return player.events.findLast(({ type }) => isPosition(type))?.data as Snapshot | Moved | undefined;
}

/** The newest position, once it satisfies `wanted`. */
export function positionWhere(
  player: Player,
  wanted: (position: Snapshot | Moved) => boolean,
): Promise<Snapshot | Moved> {
  return player.until((p) => {
    const now = position(p);
    return now !== undefined && wanted(now) && now;
  });
}

/** The move of a reasonable player here; `undefined` while this seat has nothing to do. */
export function goodMove({ view }: Snapshot | Moved): string | undefined {
  const move = chooseMove(viewOfData(view), "solid", chance);
  return move === undefined ? undefined : formatMove(move);
}

export function isOver({ view }: Snapshot | Moved): boolean {
  return view.phase === "over";
}

/** Waits until the player's seat is to move or the game is over, then returns the position. */
export function myTurn(player: Player): Promise<Snapshot | Moved> {
  return positionWhere(player, (now) => isOver(now) || goodMove(now) !== undefined);
}

/** Makes a move on the position. Returns the answer. */
export function make(player: Player, version: number, move: string, id?: string) {
  return patiently(player, "game:move", { version, move }, id);
}

/**
 * Sends a request, and repeats it if too many frames came before: once what it costs has been refilled, because who is
 * refused again and again is thrown out. Returns the answer.
 */
export function patiently(player: Player, type: string, data: unknown, id?: string): Promise<Answer> {
  const ask = async () => {
    const answer = await player.ask(type, data, id);
    return answer.status !== 429 && answer;
  };
  return untilFound(`an answer to ${type} other than that it comes too soon`, ask, { pauseMs: refilledMs });
}

/** The longest that anybody plays in a test (ms). */
const playingMaxMs = 50_000;

/**
 * Plays reasonably until the game is over or a position that the seat is to move in satisfies `until`.
 * @throws if that takes longer than tests may
 */
export async function playOn(
  player: Player,
  until: (position: Snapshot | Moved) => boolean = () => false,
): Promise<Snapshot | Moved> {
  const begun = Date.now();
  for (;;) {
    const now = await myTurn(player);
    if (isOver(now) || until(now)) return now;
    if (Date.now() - begun > playingMaxMs)
      throw new Error(`played ${playingMaxMs / 1000} s for ${until}, seen last: ${JSON.stringify(now)}`);
    const answer = await make(player, now.version, goodMove(now) as string);
    // In a trade another seat's card may have come first.
    if (answer.status !== 200 && answer.error !== "stale") throw new Error(JSON.stringify(answer));
    await positionWhere(player, ({ version }) => version > now.version);
  }
}

/** The finished game in libSQL, once it is there. */
export async function untilWritten(gameID: number) {
  const records = await untilFound(`the record of game ${gameID} in libSQL`, async () => {
    const found = await db.select().from(gameRecords).where(eq(gameRecords.gameId, gameID));
    return found.length > 0 && found;
  });
  const [game] = await db.select().from(games).where(eq(games.id, gameID));
  const seats = await db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID));
  const statistics = await db.select().from(gameStatistics).where(eq(gameStatistics.gameId, gameID));
  return { game, records, log: (await unpackGame(records[0].log)).moves, seats, statistics };
}

/** The room's log of moves, as text. */
export function movesOf({ room }: Table): Promise<string[]> {
  return runInDurableObject(room, (_, { storage }) =>
    [...storage.sql.exec<{ move: string }>("SELECT move FROM moves ORDER BY version")].map(
      ({ move }) => move,
    ),
  );
}
