import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, ne, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type GameStatus, gameSeats, games } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { type Family, guestTotals, playerTotals } from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import type { EndReason } from "#schema/endReasons.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Player } from "#schema/protocol/seats.ts";
import type { OpenGame, Person } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { isSeatOf } from "./games.ts";
import { guestIdentity } from "./identities.ts";

/** A game's result for one of its players. For one who was replaced it was aborted; in Team-Tac all win together. */
export type GameResult = "running" | "aborted" | "won" | "lost" | "team";

/** The result of a row of `gameSeats`, joined with its game. */
export const resultOfSeat = sql<GameResult>`case
  when ${gameSeats.satOn} is not null or ${games.status} = 'aborted' then 'aborted'
  when ${games.status} = 'running' then 'running'
  when substr(${games.variant}, 3, 1) = '1' then 'team'
  when ${gameSeats.hasWon} then 'won'
  else 'lost'
end`;

/** A game as lists show it. Times in ms UTC; `players` by seat. */
export type ListedGame = {
  id: number;
  variant: OpenGame["variant"];
  status: GameStatus;
  result: GameResult;
  decidedBy: EndReason | null;
  created: number;
  endedAt: number | null;
  /** The seat, or former seat, of the player whose list it is. */
  seat: number;
  players: Player[];
  /** The time per move; null without a limit, and for older games. */
  moveTimeMs: number | null;
};

/** A summary of a player's games. */
export type GamesSummary = {
  open: number;
  aborted: number;
  won: number;
  lost: number;
  team: number;
  /** The last finished games, newest first: 1 won, 0 lost, 2 Team-Tac. */
  history: (0 | 1 | 2)[];
  /** The running ones, newest first. */
  runningGames: ListedGame[];
  /** The running ones with other users that are not turn-based. */
  tables: Table[];
};

/** The users who sit at a game. */
export type Table = { gameID: number; userIDs: number[] };

const historyCodes = { won: 1, lost: 0, team: 2 } as const;

/** The summary of a person's games, with the newest `limits` of those that are named. */
export async function gamesSummaryOf(
  db: Database,
  person: Person,
  limits: { history: number; running: number },
): Promise<GamesSummary> {
  const totals = await resultsOf(db, person);
  const ended = await db
    .select({ result: resultOfSeat })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(
      and(isSeatOf(person), isNotNull(gameSeats.endedAt), isNull(gameSeats.satOn), eq(games.status, "won")),
    )
    .orderBy(desc(gameSeats.endedAt), desc(gameSeats.gameId))
    .limit(limits.history);
  const isRunning = and(isNull(gameSeats.endedAt), eq(games.status, "running"));
  const [{ open, left }] = await db
    .select({
      open: sql<number>`count(*) - count(${gameSeats.satOn})`,
      left: count(gameSeats.satOn),
    })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), isRunning));
  const running = await findRows(db, person, {
    where: and(isNull(gameSeats.satOn), isRunning),
    order: [desc(games.id)],
    offset: 0,
    limit: limits.running,
  });
  const seats = await seatsOf(db, running);
  return {
    open,
    ...totals,
    aborted: totals.aborted + left,
    history: ended.map((row) => historyCodes[row.result as keyof typeof historyCodes]),
    runningGames: withPlayers(running, seats),
    tables: await tablesOf(db, person),
  };
}

/** The running games in which a person sits with other users, all of them: none may be hidden behind others. */
async function tablesOf(db: Database, person: Person): Promise<Table[]> {
  const other = alias(gameSeats, "other");
  const rows = await db
    .select({ gameID: games.id, userID: other.userId, moveTimeMs: games.moveTimeMs })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .innerJoin(other, eq(other.gameId, games.id))
    .where(
      and(
        isSeatOf(person),
        isNull(gameSeats.satOn),
        isNull(gameSeats.endedAt),
        eq(games.status, "running"),
        isNull(other.satOn),
        isNotNull(other.userId),
      ),
    )
    .orderBy(desc(games.id), asc(other.seat));
  // In the weeks that a turn-based game takes its players may well write to each other.
  const live = rows.filter((game) => !isTurnBased(game));
  const userIDsOf = Map.groupBy(live, ({ gameID }) => gameID);
  const tables = [...userIDsOf].map(([gameID, seats]) => ({
    gameID,
    userIDs: seats.flatMap(({ userID }) => userID ?? []),
  }));
  return tables.filter(({ userIDs }) => userIDs.length > 1);
}

/** How a person's ended games ended. */
async function resultsOf(db: Database, { kind, id }: Person) {
  const totals = kind === "user" ? playerTotals : guestTotals;
  const isOwn = kind === "user" ? eq(playerTotals.userId, id) : eq(guestTotals.guestId, id);
  const sum = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`;
  const [results] = await db
    .select({
      aborted: sum(totals.aborted),
      won: sum(totals.won),
      lost: sum(totals.lost),
      team: sum(totals.team),
    })
    .from(totals)
    .where(isOwn);
  return results;
}

/** Which of a person's games a list is of: a family, a result, with this other user at the table, or none that runs. */
export type GameFilter = { family?: Family; result?: GameResult; withID?: number; isEnded?: boolean };

/** A page of a person's games, and how many there are in all. */
export async function ownGames(
  db: Database,
  person: Person,
  page: { offset: number; limit: number; sort: "created" | "id"; order: "asc" | "desc" },
  filter: GameFilter = {},
): Promise<{ games: ListedGame[]; total: number }> {
  const where = filterOf(filter);
  const [{ total }] = await db
    .select({ total: count() })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), where));
  const direction = page.order === "asc" ? asc : desc;
  const order =
    page.sort === "id" ? [direction(games.id)] : [direction(games.createdAt), direction(games.id)];
  const rows = await findRows(db, person, { ...page, where, order });
  return { games: withPlayers(rows, await seatsOf(db, rows)), total };
}

function filterOf({ family, result, withID, isEnded }: GameFilter): SQL | undefined {
  const other = sql`exists (select 1 from ${gameSeats} as other
    where other.game_id = ${games.id} and other.user_id = ${withID})`;
  return and(
    isEnded ? ne(games.status, "running") : undefined,
    family && like(games.variant, `${family}%`),
    result && eq(resultOfSeat, result),
    withID === undefined ? undefined : other,
  );
}

type Row = Omit<ListedGame, "players">;
type Seated = Awaited<ReturnType<typeof playersOf>>[number];

function findRows(
  db: Database,
  person: Person,
  page: { where?: SQL; order: SQL[]; offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select({
      id: games.id,
      variant: games.variant,
      status: games.status,
      result: resultOfSeat,
      decidedBy: games.decidedBy,
      created: games.createdAt,
      endedAt: games.endedAt,
      seat: sql<number>`coalesce(${gameSeats.satOn}, ${gameSeats.seat})`,
      moveTimeMs: games.moveTimeMs,
    })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), page.where))
    .orderBy(...page.order)
    .limit(page.limit)
    .offset(page.offset);
}

/** Who sits at these games now. */
async function seatsOf(db: Database, rows: readonly Row[]): Promise<Seated[]> {
  const ids = rows.map(({ id }) => id);
  return (await playersOf(db, ids)).filter(({ satOn }) => satOn === null);
}

function withPlayers(rows: readonly Row[], seats: readonly Seated[]): ListedGame[] {
  return rows.map((row) => ({
    ...row,
    players: seats.filter(({ gameID }) => gameID === row.id).map(({ player }) => player),
  }));
}

/** Everybody who sits or has sat at these games, by row. Deleted players have no name. */
export async function playersOf(db: Database, gameIDs: readonly number[]) {
  if (gameIDs.length === 0) return [];
  const rows = await db
    .select({
      gameID: gameSeats.gameId,
      row: gameSeats.seat,
      satOn: gameSeats.satOn,
      botLevel: gameSeats.botLevel,
      botName: gameSeats.botName,
      userID: users.id,
      username: users.username,
      guestID: guests.id,
      number: guests.number,
      guestName: guests.name,
      guestNameVersion: guests.nameVersion,
      color: gameSeats.color,
    })
    .from(gameSeats)
    .leftJoin(users, eq(users.id, gameSeats.userId))
    .leftJoin(guests, eq(guests.id, gameSeats.guestId))
    .where(inArray(gameSeats.gameId, [...gameIDs]))
    .orderBy(gameSeats.gameId, gameSeats.seat);
  return rows.map(({ gameID, row, satOn, color, ...who }) => ({
    gameID,
    row,
    satOn,
    color,
    botLevel: who.botLevel,
    userID: who.userID,
    player: playerOf(who, row),
  }));
}

function playerOf(
  who: {
    botLevel: string | null;
    botName: string | null;
    username: string | null;
    guestID: number | null;
    number: number | null;
    guestName: string | null;
    guestNameVersion: number | null;
  },
  row: number,
): Player {
  if (who.botLevel !== null) return { name: who.botName ?? `bot${row}`, kind: "bot" };
  const { guestID, number } = who;
  if (guestID !== null && number !== null)
    return { name: guestIdentity(guestID, { ...who, number }).name, kind: "guest" };
  return { name: who.username ?? "", kind: "human" };
}
