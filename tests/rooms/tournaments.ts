import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import type { TournamentRoom } from "#party/tournament/room.ts";
import type { TournamentState } from "#party/tournament/state.ts";
import { limits } from "#schema/limits.ts";
import type { Identity, NewTournament } from "#schema/rooms.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import type { GameStarter, TournamentForm, TournamentSchedule } from "#schema/tournament.ts";
import { addTournament } from "#store/tournaments.ts";
import { aged } from "#tests/support/tournament/aged.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { expectDone } from "./waitingTable.ts";

/** A tournament that a test has opened. */
export interface Opened {
  readonly id: number;
  /** The room. A new stub each time, because one that has met a killed room no longer works. */
  readonly room: DurableObjectStub<TournamentRoom>;
}

const hour = 60 * 60_000;

/** A knockout of two pairs. */
export const usualForm: TournamentForm = {
  tournamentType: "knockout",
  nTeams: 2,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: limits.tournamentGameTimeMs.from,
  moveTimeMs: limits.tournamentMoveTimeMs.from,
};

/** A public tournament whose sign-up has begun: it ends in an hour, and the first round begins two hours later. */
export async function aPublicTournament(
  form: Partial<TournamentForm> = {},
  schedule: Partial<TournamentSchedule> = {},
): Promise<Opened> {
  const now = Date.now();
  const usual = {
    signUpBegin: now,
    signUpDeadline: now + hour,
    creationDates: [now + 3 * hour],
    minTeams: 2,
  };
  return open({
    title: "Sunday cup",
    form: { ...usualForm, ...form },
    createdAt: now,
    schedule: { ...usual, ...schedule },
  });
}

/** A private tournament that this user organizes. */
export function aPrivateTournament(
  organizer: Identity,
  form: Partial<TournamentForm> = {},
  startsGames: GameStarter = "admin",
): Promise<Opened> {
  return open({
    title: "Family cup",
    form: { ...usualForm, ...form },
    createdAt: Date.now(),
    organizer,
    startsGames,
    repeats: [],
  });
}

async function open(tournament: NewTournament): Promise<Opened> {
  const id = await addTournament(db, tournament);
  const opened = tournamentOf(id);
  await opened.room.open({ id, ...tournament });
  return opened;
}

/** Looks at a tournament, as a person or anonymously, with a key in the address or without one. */
export async function lookAt(
  { id, room }: Opened,
  person: Identity | null = null,
  key: string | null = null,
): Promise<Player> {
  const ticket = person && ((await room.issueTicket(person)) as string);
  return Player.connect("tournament", String(id), {
    ...(ticket !== null && { ticket }),
    ...(key !== null && { key }),
  });
}

function tournamentOf(id: number): Opened {
  return {
    id,
    get room() {
      return env.Tournament.getByName(String(id));
    },
  };
}

/** Waits until the newest state that the player has received satisfies a test's condition, and returns it. */
export function tournamentWhere(
  player: Player,
  seen: (now: TournamentSnapshot) => boolean,
): Promise<TournamentSnapshot> {
  return player.until((one) => {
    const now = tournamentSeenBy(one);
    return now !== undefined && seen(now) && now;
  });
}

/** The tournament as a player sees it: the last whole one, with the matches that have changed since. */
export function tournamentSeenBy({ events }: Player): TournamentSnapshot | undefined {
  const from = events.findLastIndex(({ type }) => type.endsWith(":update"));
  if (from < 0) return undefined;
  const { tournament } = events[from].data as { tournament: TournamentSnapshot };
  const later = events
    .slice(from + 1)
    .flatMap(({ data }) => (data as { changed: TournamentMatch[] }).changed);
  const changed = new Map(later.map((match) => [match.id, match]));
  const rounds = tournament.rounds.map((round) => {
    return { ...round, matches: round.matches.map((match) => changed.get(match.id) ?? match) };
  });
  return { ...tournament, rounds };
}

/**
 * Advances a tournament's clock (ms): everything that its room has recorded, its dates too, is that much longer ago, and
 * its alarm fires. Its games have clocks of their own.
 */
export async function letPass({ room }: Opened, ms: number): Promise<void> {
  await runInDurableObject(room, async (instance, { storage }) => {
    const { sql } = storage;
    const { text } = sql.exec<{ text: string }>("SELECT state AS text FROM tournament").one();
    sql.exec("UPDATE tournament SET state = ?", JSON.stringify(aged(JSON.parse(text), ms)));
    sql.exec("UPDATE due SET at = at - ?1, set_at = set_at - ?1 WHERE name = 'step'", ms);
    // What the room remembers of the state is outdated, as after a rollback.
    (instance as unknown as { onUndone(): void }).onUndone();
    await storage.setAlarm(Date.now());
  });
  const isOverdue = () =>
    runInDurableObject(room, (_, { storage: { sql } }) => {
      return sql.exec("SELECT 1 FROM due WHERE name = 'step' AND at <= ?", Date.now()).toArray().length > 0;
    });
  await expect.poll(isOverdue).toBe(false);
}

/** The rooms that these messages are for have them. */
export async function untilTold({ room }: Opened): Promise<void> {
  const waiting = () =>
    runInDurableObject(room, (_, { storage: { sql } }) => sql.exec("SELECT kind FROM outbox").toArray());
  await expect.poll(waiting).toEqual([]);
}

/** The games have reported that both teams of each match have come. */
export async function untilCome({ room }: Opened): Promise<void> {
  const haveCome = () =>
    runInDurableObject(room, (_, { storage: { sql } }) => {
      const { text } = sql.exec<{ text: string }>("SELECT state AS text FROM tournament").one();
      const { matches }: TournamentState = JSON.parse(text);
      return Object.values(matches).every(({ came }) => came.length === 2);
    });
  await expect.poll(haveCome).toBe(true);
}

/** Registers a team of these two, who both confirm. */
export async function register(tournament: Opened, name: string, pair: readonly Identity[]): Promise<void> {
  const [one, other] = await Promise.all(pair.map((person) => lookAt(tournament, person)));
  expectDone(await one.ask("tournament:public:registerTeam", { name, players: [pair[1].name] }));
  expectDone(await other.ask("tournament:public:activateUser", {}));
  for (const player of [one, other]) player.leave();
}
