import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { GameRoom } from "#party/game/room.ts";
import type { TournamentRoom } from "#party/tournament/room.ts";
import { followClock } from "#party/tournament/time.ts";
import { games } from "#schema/db/games.ts";
import { users } from "#schema/db/users.ts";
import { deleted } from "#schema/names.ts";
import type { tournament as protocol } from "#schema/protocol/tournament.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { removeUnopenedGames } from "#store/unopenedGames.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aPublicTournament, letPass, lookAt, type Opened } from "./tournaments.ts";
import { somebody } from "./writing.ts";

/** How many tournaments are tried, so many at a time, and how many things are tried with each. */
const tournaments = 60;
const atOnce = 6;
const tries = 12;

const minute = 60_000;
const hour = 60 * minute;
const finished = ["ended", "signUpFailed", "aborted"];

let players: Identity[];
let admin: Identity;

beforeAll(async () => {
  players = await Promise.all(Array.from({ length: 8 }, () => somebody("An")));
  admin = await somebody("Ad");
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id));
});

/** A tournament with which anything is tried, in its own room, with the rooms of its games and of its players. */
class Trial {
  readonly tournament: Opened;
  /** The last of the eight has an account that can be deleted. */
  readonly people: readonly Identity[];
  /** The games that the matches have had. */
  readonly #games = new Map<string, number>();
  /** Outbox messages that may be delivered once more. */
  #copied: Record<string, SqlStorageValue>[] = [];

  constructor(tournament: Opened, people: readonly Identity[]) {
    this.tournament = tournament;
    this.people = people;
  }

  async seen(): Promise<TournamentSnapshot> {
    const seen = (await this.tournament.room.snapshot()) as TournamentSnapshot;
    for (const { id, gameID } of matchesOf(seen)) {
      const before = this.#games.get(id);
      if (before !== undefined && before !== gameID)
        throw new Error(`match ${id} has another game, ${gameID} instead of ${before}`);
      if (gameID !== null) this.#games.set(id, gameID);
    }
    return seen;
  }

  async ask(person: Identity, type: keyof typeof protocol.requests, data: object): Promise<void> {
    const player = await lookAt(this.tournament, person).catch(() => undefined);
    await player?.ask(type, data);
    player?.leave();
  }

  async goToGame(match: TournamentMatch | undefined, side: number): Promise<void> {
    if (match === undefined || match.gameID === null || match.decision !== null) return;
    const name = String(match.gameID);
    const { teams } = await this.seen();
    const team = teams[match.teams.filter((one) => typeof one === "number")[side] as number];
    const person = this.people.find(({ name }) => team?.players.includes(name));
    const ticket = person && (await env.Game.getByName(name).issueTicket(person));
    if (ticket) await Player.connect("game", name, { ticket });
  }

  async matchAt(n: number): Promise<TournamentMatch | undefined> {
    const matches = matchesOf(await this.seen());
    return matches[n % Math.max(1, matches.length)];
  }

  /** Copies the outbox messages that wait, or delivers those that were copied once more. */
  async deliverTwice(): Promise<void> {
    await runInDurableObject(this.tournament.room, (_, { storage: { sql } }) => {
      const waiting = sql.exec("SELECT * FROM outbox").toArray();
      for (const { key, kind, payload, lane } of this.#copied)
        sql.exec(
          "INSERT OR IGNORE INTO outbox (key, kind, payload, lane, next_at, waits_since) VALUES (?, ?, ?, ?, 0, 0)",
          key,
          kind,
          payload,
          lane,
        );
      sql.exec("INSERT OR REPLACE INTO due (name, at, set_at) VALUES ('outbox', 0, 0)");
      this.#copied = waiting;
    });
    await runDurableObjectAlarm(this.tournament.room);
  }

  /** What waits to leave the room waits for minutes. */
  async delay(): Promise<void> {
    await runInDurableObject(this.tournament.room, (_, { storage: { sql } }) => {
      sql.exec("UPDATE outbox SET next_at = next_at + ?", 5 * minute);
      sql.exec("UPDATE due SET at = at + ? WHERE name = 'outbox'", 5 * minute);
    });
    await evictDurableObject(this.tournament.room, { webSockets: "hibernate" });
  }

  /** The clock is set back by an hour. */
  async setClockBack(): Promise<void> {
    await runInDurableObject(this.tournament.room, (_, { storage: { sql } }) => {
      const { state } = sql.exec<{ state: string }>("SELECT state FROM tournament").one();
      sql.exec("UPDATE tournament SET state = ?", JSON.stringify(followClock(JSON.parse(state), -hour)));
      sql.exec("UPDATE due SET at = at + ?1, set_at = set_at + ?1", hour);
    });
    await evictDurableObject(this.tournament.room, { webSockets: "hibernate" });
    await this.ask(admin, "tournament:catchUp", { v: 0 });
  }

  /** When the tournament does something next, in ms from now; null for never. */
  nextStep(): Promise<number | null> {
    return runInDurableObject(this.tournament.room, (_, { storage: { sql } }) => {
      const [row] = sql.exec<{ at: number }>("SELECT at FROM due WHERE name = 'step'");
      return row === undefined ? null : Math.max(0, row.at - Date.now());
    });
  }

  /** Waits until nothing waits to leave the room. */
  async settle(): Promise<void> {
    for (;;) {
      const isEmpty = await runInDurableObject(this.tournament.room, (_, { storage: { sql } }) => {
        const { n } = sql.exec<{ n: number }>("SELECT count(*) AS n FROM outbox").one();
        if (n > 0) {
          sql.exec("UPDATE outbox SET next_at = 0");
          sql.exec("INSERT OR REPLACE INTO due (name, at, set_at) VALUES ('outbox', 0, 0)");
        }
        return n === 0;
      });
      if (isEmpty) return;
      await runDurableObjectAlarm(this.tournament.room);
      await scheduler.wait(10);
    }
  }
}

function matchesOf({ rounds }: TournamentSnapshot): TournamentMatch[] {
  return rounds.flatMap(({ matches }) => matches);
}

type Try = (trial: Trial, a: number, b: number) => Promise<unknown>;

/** What is tried, with two arbitrary numbers. */
const anything: Record<string, Try> = {
  "time passes": (trial, a) => letPass(trial.tournament, a * 2 * minute),
  "time passes until something happens": async (trial) =>
    letPass(trial.tournament, (await trial.nextStep()) ?? 0),
  "it is days late": (trial, a) => letPass(trial.tournament, (a % 3) * 24 * hour),
  "somebody registers a team": (trial, a, b) => {
    const [one, other] = [trial.people[a % 8], trial.people[b % 8]];
    const team = { name: `The foxes ${b % 4}`, players: [other.name] };
    return trial.ask(one, "tournament:public:registerTeam", team);
  },
  "somebody joins": (trial, a, b) =>
    trial.ask(trial.people[a % 8], "tournament:public:joinTeam", { teamName: `The foxes ${b % 4}` }),
  "somebody confirms": (trial, a) => trial.ask(trial.people[a % 8], "tournament:public:activateUser", {}),
  "somebody leaves": (trial, a) => trial.ask(trial.people[a % 8], "tournament:public:leaveTournament", {}),
  "somebody looks for a partner": (trial, a) =>
    trial.ask(trial.people[a % 8], "tournament:public:seekPartner", { isSeeking: true }),
  "a team comes to its game": async (trial, a, b) => trial.goToGame(await trial.matchAt(a), b % 2),
  "all come to their games": async (trial) => {
    for (const match of matchesOf(await trial.seen()))
      for (const side of [0, 1]) await trial.goToGame(match, side);
  },
  "a game is told that its time is up": async (trial, a) => {
    const gameID = (await trial.matchAt(a))?.gameID;
    if (gameID) await env.Game.getByName(String(gameID)).endMatchGame();
  },
  "a game is aborted": async (trial, a) => {
    const gameID = (await trial.matchAt(a))?.gameID;
    if (gameID) await abortGame(gameID);
    if (gameID) await trial.tournament.room.gameAborted(gameID).catch(() => {});
  },
  "an admin decides a match": (trial, a, b) =>
    trial.ask(admin, "tournament:decideMatch", {
      tournamentRound: a % 2,
      roundGame: b % 2,
      ranking: [a % 4],
      reason: "They left",
    }),
  "somebody is exchanged": async (trial, a, b) => {
    const by = { identity: admin, isAdmin: true, blockedUntil: null };
    const [replaced, replacement] = [trial.people[a % 8], trial.people[b % 8]];
    await trial.tournament.room.exchangeUser(by, { replaced, replacement });
  },
  "somebody has a new name": (trial, a) => {
    const person = trial.people[a % 7];
    return trial.tournament.room.renamed({ ...person, name: `${person.name}${a}`, nameVersion: a + 1 });
  },
  "an account is deleted": (trial) => trial.tournament.room.renamed(deleted(trial.people[7])),
  "the room is evicted": ({ tournament }) =>
    evictDurableObject(tournament.room, { webSockets: "hibernate" }).catch(() => {}),
  "its room is killed": ({ tournament }) => kill(tournament.room),
  "the room of a game is killed": async (trial, a) => {
    const gameID = (await trial.matchAt(a))?.gameID;
    if (gameID) await kill(env.Game.getByName(String(gameID)));
  },
  "messages are delivered twice": (trial) => trial.deliverTwice(),
  "messages are late": (trial) => trial.delay(),
  "the clock is set back": (trial) => trial.setClockBack(),
};

/** Aborts a game, as its room does by itself. */
async function abortGame(gameID: number): Promise<void> {
  await runInDurableObject(env.Game.getByName(String(gameID)), (instance) => {
    const game = instance as unknown as {
      isRunning(): boolean;
      act(transaction: () => void): void;
      endEarly(now: number): void;
    };
    if (game.isRunning()) game.act(() => game.endEarly(Date.now()));
  });
}

/** Ends a room in the middle of whatever it does. */
async function kill(room: DurableObjectStub<TournamentRoom> | DurableObjectStub<GameRoom>): Promise<void> {
  await runInDurableObject(room as DurableObjectStub, (_, state) => state.abort("killed")).catch(() => {});
}

let made = 0;

/** A tournament of four pairs, of which so many are complete. */
async function begin(complete: number): Promise<Trial> {
  const ghost = await aUser(db, `Ghost${made++}`);
  const people = [...players.slice(0, 7), { kind: "user" as const, id: ghost, name: `Ghost${made - 1}` }];
  const now = Date.now();
  const creationDates = [now + 2 * hour, now + 4 * hour];
  const trial = new Trial(await aPublicTournament({ nTeams: 4 }, { creationDates }), people);
  for (let t = 0; t < complete; t++) {
    const [one, other] = people.slice(2 * t, 2 * t + 2);
    const team = { name: `The foxes ${t}`, players: [other.name] };
    await trial.ask(one, "tournament:public:registerTeam", team);
    await trial.ask(other, "tournament:public:activateUser", {});
  }
  return trial;
}

/** Lets time pass until the tournament has ended. @throws if it never does */
async function playOut(trial: Trial): Promise<TournamentSnapshot> {
  for (let step = 0; step < 100; step++) {
    const seen = await trial.seen();
    if (finished.includes(seen.status)) return seen;
    await trial.settle();
    await letPass(trial.tournament, (await trial.nextStep()) ?? 0);
  }
  throw new Error(`expected an end, found ${JSON.stringify(await trial.seen())}`);
}

/** Tries things with a tournament of which so many teams are complete, and lets it come to its end. */
async function tryOut({ complete, tried }: { complete: number; tried: [string, number, number][] }) {
  const trial = await begin(complete);
  for (const [name, a, b] of tried) {
    await anything[name](trial, a, b);
    await trial.seen();
  }
  const { status, rounds, placements, teams } = await playOut(trial);
  await trial.settle();
  const matches = rounds.flatMap((round) => round.matches);
  if (status === "ended") {
    const met = matches.filter((match) => match.teams.filter((one) => typeof one === "number").length > 1);
    expect(met.filter(({ decision }) => decision === null)).toEqual([]);
    expect(placements?.toSorted()).toEqual(teams.map((_, team) => team));
  }
  const opened = matches.flatMap(({ gameID }) => gameID ?? []).toSorted((one, other) => one - other);
  expect(new Set(opened).size).toBe(opened.length);
  const ofMatches = like(games.creationKey, `tournament ${trial.tournament.id} %`);
  const kept = () => db.select().from(games).where(ofMatches).orderBy(games.id);
  await giveUpUnopened((await kept()).filter(({ isOpened }) => !isOpened).map(({ id }) => id));
  await expect.poll(async () => (await kept()).filter(({ status }) => status === "running")).toEqual([]);
  expect((await kept()).map(({ id }) => id)).toEqual(opened);
}

/** What the clock does with games whose opening was interrupted. */
async function giveUpUnopened(gameIDs: readonly number[]): Promise<void> {
  for (const id of gameIDs)
    if (!(await env.Game.getByName(String(id)).openedOrNever())) await removeUnopenedGames(db, [id]);
}

test(`whatever is tried with ${tournaments} tournaments: each ends, each match has one game and one result`, async () => {
  const arbitrary = fc.record({
    complete: fc.integer({ min: 1, max: 4 }),
    tried: fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(anything)), fc.nat({ max: 60 }), fc.nat({ max: 60 })),
      { maxLength: tries, size: "max" },
    ),
  });
  const several = fc.array(arbitrary, { minLength: atOnce, maxLength: atOnce });
  const property = fc.asyncProperty(several, async (all) => {
    await Promise.all(all.map(tryOut));
  });
  await fc.assert(property, { numRuns: tournaments / atOnce, endOnFailure: true });
});
