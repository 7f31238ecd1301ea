import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq, like } from "drizzle-orm";
import { followClock } from "#party/tournament/time.ts";
import { users } from "#schema/db/users.ts";
import { deleted } from "#schema/names.ts";
import type { tournament as protocol } from "#schema/protocol/tournament.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { untilDelivered } from "./deliverNow.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aPublicTournament, letPass, lookAt, type Opened } from "./tournaments.ts";
import { somebody } from "./writing.ts";

const minute = 60_000;
const hour = 60 * minute;
const finished = ["ended", "signUpFailed", "aborted"];

/** Who takes part in the trials of a test. */
export type Cast = {
  /** How their names begin. */
  readonly name: string;
  readonly players: readonly Identity[];
  readonly admin: Identity;
  /** Further players, whose accounts may be deleted, as long as no trial has them. */
  readonly ghosts: Identity[];
};

export async function gatherCast(name: string): Promise<Cast> {
  const players = await Promise.all(Array.from({ length: 7 }, () => somebody(name)));
  const admin = await somebody(`${name}ad`);
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id));
  await db
    .update(users)
    .set(noNews)
    .where(like(users.username, `${name}%`));
  return { name, players, admin, ghosts: [] };
}

/** Thousands of tournaments would write as many mails to each of them. */
const noNews = { mailsTournamentNews: false };

/** A tournament with which anything is tried, in its own room, with the rooms of its games and of its players. */
export class Trial {
  readonly tournament: Opened;
  readonly admin: Identity;
  /** The last of the eight has an account that can be deleted. */
  readonly people: readonly Identity[];
  isGhostDeleted = false;
  /** The games that the matches have had. */
  readonly #games = new Map<string, number>();
  readonly #players = new Map<number, Player>();
  /** Outbox messages that may be delivered once more. */
  #copied: Record<string, SqlStorageValue>[] = [];

  constructor(tournament: Opened, people: readonly Identity[], admin: Identity) {
    this.tournament = tournament;
    this.admin = admin;
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

  /** Asks for something. What a killed room does not answer is lost. */
  async ask(person: Identity, type: keyof typeof protocol.requests, data: object): Promise<void> {
    let player = this.#players.get(person.id);
    if (player === undefined || player.closed !== undefined) {
      player = await lookAt(this.tournament, person).catch(() => undefined);
      if (player === undefined) return;
      this.#players.set(person.id, player);
    }
    await Promise.race([player.ask(type, data), player.untilClosed()]);
  }

  async deleteGhost(): Promise<void> {
    this.isGhostDeleted = true;
    await this.tournament.room.renamed(deleted(this.people[7]));
  }

  leave(): void {
    for (const player of this.#players.values()) player.leave();
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
    await this.ask(this.admin, "tournament:catchUp", { v: 0 });
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
    await untilDelivered(this.tournament.room);
  }
}

export function matchesOf({ rounds }: TournamentSnapshot): TournamentMatch[] {
  return rounds.flatMap(({ matches }) => matches);
}

let made = 0;

async function newGhost(cast: string): Promise<Identity> {
  const name = `${cast}ghost${made++}`;
  return { kind: "user", id: await aUser(db, name, noNews), name };
}

/** A tournament of four pairs, of which so many are complete, whose sign-up lasts so many hours. */
export async function beginTrial(
  { name, players, admin, ghosts }: Cast,
  complete: number,
  signUpHours: number,
): Promise<Trial> {
  const ghost = ghosts.pop() ?? (await newGhost(name));
  const people = [...players, ghost];
  const signUpDeadline = Date.now() + signUpHours * hour;
  const creationDates = [signUpDeadline + hour, signUpDeadline + 3 * hour];
  const tournament = await aPublicTournament({ nTeams: 4 }, { signUpDeadline, creationDates });
  const trial = new Trial(tournament, people, admin);
  for (let t = 0; t < complete; t++) {
    const [one, other] = people.slice(2 * t, 2 * t + 2);
    const team = { name: `The foxes ${t}`, players: [other.name] };
    await trial.ask(one, "tournament:public:registerTeam", team);
    await trial.ask(other, "tournament:public:activateUser", {});
  }
  return trial;
}

/** Lets time pass until the tournament has ended. @throws if it never does */
export async function playOut(trial: Trial): Promise<TournamentSnapshot> {
  for (let step = 0; step < 100; step++) {
    const seen = await trial.seen();
    if (finished.includes(seen.status)) return seen;
    await trial.settle();
    await letPass(trial.tournament, (await trial.nextStep()) ?? 0);
  }
  throw new Error(`expected an end, found ${JSON.stringify(await trial.seen())}`);
}
