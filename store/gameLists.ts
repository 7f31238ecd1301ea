import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type GameStatus, gameSeats, games } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { users } from "#schema/db/users.ts";
import type { Player } from "#schema/protocol/seats.ts";
import type { OpenGame, Person } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { isSeatOf } from "./games.ts";
import { guestIdentity } from "./identities.ts";

/** A game's result for one of its players. For one who was replaced it was aborted; in Team-Tac all win together. */
export type GameResult = "running" | "aborted" | "won" | "lost" | "team";

const result = sql<GameResult>`case
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
  created: number;
  endedAt: number | null;
  /** The seat, or former seat, of the player whose list it is. */
  seat: number;
  players: Player[];
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
  /** The users who sit at these. */
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
  const counts = await db
    .select({ result, n: count() })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(isSeatOf(person))
    .groupBy(result);
  const ended = await db
    .select({ result })
    .from(gameSeats)
    .innerJoin(games, eq(games.id, gameSeats.gameId))
    .where(and(isSeatOf(person), isNull(gameSeats.satOn), eq(games.status, "won")))
    .orderBy(desc(games.endedAt), desc(games.id))
    .limit(limits.history);
  const running = await findRows(db, person, {
    where: and(isNull(gameSeats.satOn), eq(games.status, "running")),
    order: [desc(games.id)],
    offset: 0,
    limit: limits.running,
  });
  const seats = await seatsOf(db, running);
  const n = (wanted: GameResult) => counts.find((row) => row.result === wanted)?.n ?? 0;
  return {
    open: n("running"),
    aborted: n("aborted"),
    won: n("won"),
    lost: n("lost"),
    team: n("team"),
    history: ended.map((row) => historyCodes[row.result as keyof typeof historyCodes]),
    runningGames: withPlayers(running, seats),
    tables: running.map(({ id }) => ({
      gameID: id,
      userIDs: seats.flatMap(({ gameID, userID }) => (gameID === id && userID !== null ? [userID] : [])),
    })),
  };
}

/** A page of a person's games, and their total number. */
export async function ownGames(
  db: Database,
  person: Person,
  page: { offset: number; limit: number; sort: "created" | "id"; order: "asc" | "desc" },
): Promise<{ games: ListedGame[]; total: number }> {
  const [{ total }] = await db.select({ total: count() }).from(gameSeats).where(isSeatOf(person));
  const direction = page.order === "asc" ? asc : desc;
  const order =
    page.sort === "id" ? [direction(games.id)] : [direction(games.createdAt), direction(games.id)];
  const rows = await findRows(db, person, { ...page, order });
  return { games: withPlayers(rows, await seatsOf(db, rows)), total };
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
      result,
      created: games.createdAt,
      endedAt: games.endedAt,
      seat: sql<number>`coalesce(${gameSeats.satOn}, ${gameSeats.seat})`,
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
      guestNumber: guests.number,
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
    guestNumber: number | null;
  },
  row: number,
): Player {
  if (who.botLevel !== null) return { name: who.botName ?? `bot${row}`, kind: "bot" };
  if (who.guestID !== null && who.guestNumber !== null)
    return { name: guestIdentity(who.guestID, who.guestNumber).name, kind: "guest" };
  return { name: who.username ?? "", kind: "human" };
}
