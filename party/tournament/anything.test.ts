import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { presentTeams } from "#rules/tournament/match.ts";
import { tournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { comingsBeginWith } from "#schema/tournament/toasts.ts";
import { tournamentForm } from "#schema/tournament.ts";
import { runs } from "#tests/chance.ts";
import { createdPrivate, createdPublic } from "./creating.ts";
import type { Change, Effect } from "./effects.ts";
import * as games from "./games.ts";
import * as leading from "./leading.ts";
import * as organizing from "./organizing.ts";
import { renamed } from "./people.ts";
import { matchIn, placementsIn, roundsIn } from "./rounds.ts";
import * as signUp from "./signUp.ts";
import { snapshotOf } from "./snapshot.ts";
import { isFinished, type TournamentState } from "./state.ts";
import { admin, asker, hour, minute, player } from "./testSupport.ts";
import { act, dueAt, passTime } from "./time.ts";
import { withdraw } from "./withdrawing.ts";

const people = 14;
const someone = (n: number) => player((n % people) + 1);
const teamName = (n: number) => `Team ${n % 8}`;

/** A tournament on which anything is tried, and what must hold after each try. */
class Trial {
  state: TournamentState;
  now = 0;
  readonly asked: string[] = [];
  readonly #keys = new Set<string>();

  constructor(state: TournamentState) {
    this.state = state;
  }

  ask(command: (state: TournamentState) => Change, mayCorrect = false): void {
    const before = frozen(this.state);
    const { state, effects, error } = act(before, command, this.now);
    const isUnchanged = () => isDeepStrictEqual(state, passTime(before, this.now).state);
    must(error === null || isUnchanged(), "a refused command changes nothing");
    this.#check(before, state, effects, mayCorrect);
  }

  wait(ms: number): void {
    this.now += ms;
    const before = frozen(this.state);
    const { state, effects } = passTime(before, this.now);
    this.#check(before, state, effects, false);
    must(passTime(state, this.now).state === state, "time passes once");
  }

  #check(
    before: TournamentState,
    next: TournamentState,
    effects: readonly Effect[],
    mayCorrect: boolean,
  ): void {
    if (next === before) return;
    // The next change starts from what a room would have stored.
    this.state = JSON.parse(JSON.stringify(next));
    must(isDeepStrictEqual(this.state, next), "the state is JSON");
    for (const effect of effects) {
      const isAgain = effect.key.startsWith(comingsBeginWith);
      must(isAgain || !this.#keys.has(effect.key), `the key ${effect.key} is used once`);
      this.#keys.add(effect.key);
      if (effect.kind === "openGame") this.asked.push(effect.matchID);
      if ("to" in effect) must(effect.to.name !== "", "deleted accounts are told nothing");
    }
    must((dueAt(next) ?? Number.POSITIVE_INFINITY) > this.now, "nothing is overdue");
    checkPeople(next);
    for (const [matchID, result] of Object.entries(before.results)) {
      must(mayCorrect || isDeepStrictEqual(next.results[matchID], result), "a result stays");
    }
    for (const [matchID, { gameID, decision }] of Object.entries(next.matches)) {
      const gameBefore = before.matches[matchID]?.gameID ?? null;
      must(gameBefore === null || gameBefore === gameID, "a match has one game");
      must(
        (decision !== null) === (matchIn(next, matchID)?.result !== undefined),
        "a decision has its result",
      );
    }
  }

  gameOf(n: number): number {
    const open = Object.values(this.state.matches).flatMap(({ gameID }) => gameID ?? []);
    return open[n % open.length] ?? n;
  }

  matchOf(n: number): string {
    const all = this.state.teams.length < 2 ? [] : roundsIn(this.state).flatMap(({ matches }) => matches);
    return all[n % all.length]?.id ?? "none";
  }
}

/** What is tried, with two arbitrary numbers. */
const tries: ((trial: Trial, a: number, b: number) => void)[] = [
  (trial, a) => trial.wait(a * 2 * minute),
  (trial, a) => trial.wait((a % 10) * minute),
  (trial) => trial.wait(Math.max(0, (dueAt(trial.state) ?? 0) - trial.now)),
  (trial, a, b) =>
    trial.ask((state) =>
      signUp.registerTeam(
        state,
        asker(someone(a), { blockedUntil: b % 10 === 0 ? hour : null }),
        { name: teamName(b), players: [someone(a), someone(a + b)] },
        trial.now,
      ),
    ),
  (trial, a, b) => trial.ask((state) => signUp.joinTeam(state, asker(someone(a)), teamName(b))),
  (trial, a) => trial.ask((state) => signUp.activateUser(state, asker(someone(a)))),
  (trial, a) => trial.ask((state) => signUp.activateUser(state, asker(someone(a)))),
  (trial, a) => trial.ask((state) => signUp.leaveTournament(state, asker(someone(a)))),
  (trial, a) => trial.ask((state) => signUp.seekPartner(state, asker(someone(a)))),
  (trial, a) => trial.ask((state) => signUp.stopSeeking(state, asker(someone(a)))),
  (trial, a, b) =>
    trial.ask((state) => {
      const dates = Array.from({ length: b % 6 }, (_, i) => (12 + 4 * i) * hour);
      return leading.changeTournamentSignUpSize(state, admin, { nTeams: 2 + (a % 7), creationDates: dates });
    }),
  (trial, a, b) =>
    trial.ask((state) =>
      leading.exchangeUser(state, admin, { replaced: someone(a), replacement: someone(b) }),
    ),
  (trial, a, b) =>
    trial.ask((state) => {
      const matchID = trial.matchOf(a);
      const match = state.teams.length < 2 ? undefined : matchIn(state, matchID);
      const sides = match ? presentTeams(match) : [];
      const ranking = b % 2 === 0 ? sides : sides.toReversed().slice(b % 3);
      const by = state.organizer === null ? admin : asker(state.organizer.admin);
      return leading.decideByHand(state, by, { matchID, ranking, reason: "Because" }, trial.now);
    }, true),
  (trial, a, b) => {
    if (b % 10 === 0) trial.ask((state) => leading.abort(state, a % 2 ? admin : asker(someone(a))));
  },
  (trial, a, b) =>
    trial.ask((state) =>
      organizing.planAddPlayer(
        state,
        asker(state.organizer?.admin ?? someone(a)),
        { player: someone(a), teamTitle: teamName(b) },
        trial.now,
      ),
    ),
  (trial, a) =>
    trial.ask((state) =>
      organizing.planRemovePlayer(state, asker(state.organizer?.admin ?? someone(a)), someone(a)),
    ),
  (trial, a) => trial.ask((state) => organizing.start(state, asker(state.organizer?.admin ?? someone(a)))),
  (trial, a) =>
    trial.ask((state) => {
      const by = asker(state.organizer?.admin ?? someone(a));
      return organizing.startGame(state, by, trial.matchOf(a), trial.now);
    }),
  (trial, a) =>
    trial.ask((state) =>
      organizing.startWithPresent(
        state,
        Array.from({ length: a % people }, (_, i) => someone(i)),
        trial.now,
      ),
    ),
  (trial, a) => trial.ask((state) => organizing.handOver(state, asker(someone(0)), someone(a))),
  (trial, a, b) =>
    trial.ask((state) => renamed(state, { ...someone(a), name: `Renamed${a}`, nameVersion: 1 + (b % 3) })),
  (trial, a, b) => {
    if (b % 3 === 0) trial.ask((state) => renamed(state, { ...someone(a), name: "" }));
  },
  ...Array(3).fill((trial: Trial, a: number) => {
    const matchID = trial.asked[a % trial.asked.length];
    const gameID = trial.asked.indexOf(matchID) + 1;
    if (matchID !== undefined) trial.ask((state) => games.gameOpened(state, matchID, gameID, trial.now));
  }),
  ...Array(3).fill((trial: Trial, a: number, b: number) =>
    trial.ask((state) => games.teamCame(state, trial.gameOf(a), b % 2)),
  ),
  (trial, a, b) => {
    if (b % 3 === 0) trial.ask((state) => withdraw(state, asker(someone(a))));
    if (b % 9 === 1)
      trial.ask((state) => {
        const by = state.organizer === null ? admin : asker(state.organizer.admin);
        return withdraw(state, by, a % Math.max(1, state.teams.length));
      });
  },
  (trial, a, b) => trial.ask((state) => games.scoreNow(state, trial.gameOf(a), [a % 9, b % 9])),
  (trial, a, b) =>
    trial.ask((state) => {
      const sides = b % 2 === 0 ? [0, 1] : [1, 0];
      return games.gameEnded(
        state,
        trial.gameOf(a),
        { sides, home: [a % 9, b % 9], reason: "won" },
        trial.now,
      );
    }),
  (trial, a, b) => {
    if (b % 4 === 0) trial.ask((state) => games.gameAborted(state, trial.gameOf(a), trial.now));
  },
];

const forms = fc
  .record(
    {
      tournamentType: fc.constantFrom("knockout" as const, "roundRobin" as const, "swiss" as const),
      nTeams: fc.integer({ min: 2, max: 6 }),
      playersPerTeam: fc.constant(2 as const),
      teamsPerMatch: fc.constantFrom(2 as const, 3 as const),
      legs: fc.constantFrom(1 as const, 2 as const),
      rounds: fc.constant(null),
      timePerGameMs: fc.constantFrom(5 * minute, 30 * minute),
      moveTimeMs: fc.constant(minute),
    },
    { noNullPrototype: true },
  )
  .filter((form) => tournamentForm.safeParse(form).success);

const trials = fc.record({
  form: forms,
  isPublic: fc.boolean(),
  startsGames: fc.constantFrom("admin" as const, "players" as const, "present" as const),
  seed: fc.nat(),
  /** Some fill the teams first, so that every second tournament begins. */
  isFilled: fc.boolean(),
  steps: fc.array(fc.tuple(fc.nat(tries.length - 1), fc.nat(200), fc.nat(200)), { maxLength: 60 }),
});

test("whatever is tried, and however late, nobody is in two teams, each match has one game and one result, and it ends", () => {
  const ends: Record<string, number> = {};
  fc.assert(
    fc.property(trials, ({ form, isPublic, startsGames, seed, isFilled, steps }) => {
      const trial = new Trial(isPublic ? aPublicOne(form, seed) : aPrivateOne(form, startsGames, seed));
      if (isFilled) fill(trial);
      for (const [n, a, b] of steps) tries[n](trial, a, b);
      checkSnapshot(trial.state);
      for (let n = 0; !isFinished(trial.state); n++) {
        must(n < 500, "the tournament ends");
        trial.wait((dueAt(trial.state) as number) - trial.now);
      }
      if (trial.state.status === "ended") checkPlacements(trial.state);
      checkSnapshot(trial.state);
      ends[trial.state.status] = (ends[trial.state.status] ?? 0) + 1;
    }),
    { numRuns: runs(300) },
  );
  // Each way to end must have been tried often enough.
  for (const status of ["ended", "signUpFailed", "aborted"]) expect(ends[status]).toBeGreaterThan(runs(30));
});

function aPublicOne(form: TournamentState["form"], seed: number): TournamentState {
  for (let rounds = 1; ; rounds++) {
    const creationDates = Array.from({ length: rounds }, (_, i) => (12 + i) * hour);
    const schedule = { signUpBegin: hour, signUpDeadline: 10 * hour, creationDates, minTeams: 2 };
    const state = createdPublic({ id: 1, title: "Sunday cup", form, schedule, seed, now: 0 });
    if (!("error" in state)) return state;
  }
}

function aPrivateOne(
  form: TournamentState["form"],
  startsGames: "admin" | "players" | "present",
  seed: number,
): TournamentState {
  const by = asker(someone(0));
  const state = createdPrivate({ id: 1, title: "Family cup", form, by, startsGames, seed, now: 0 });
  if ("error" in state) throw new Error(state.error);
  return state;
}

/** Fills all places, and begins a private tournament. */
function fill(trial: Trial): void {
  const { organizer, form } = trial.state;
  if (organizer === null) trial.wait(hour);
  for (let n = 0; n < form.nTeams; n++) {
    for (const one of [someone(2 * n), someone(2 * n + 1)]) {
      if (organizer === null) trial.ask((state) => signUp.joinTeam(state, asker(one), teamName(n)));
      const registers = { name: teamName(n), players: [one] };
      const adds = { player: one, teamTitle: teamName(n) };
      trial.ask((state) =>
        organizer === null
          ? signUp.registerTeam(state, asker(one), registers, trial.now)
          : organizing.planAddPlayer(state, asker(organizer.admin), adds, trial.now),
      );
      trial.ask((state) => signUp.activateUser(state, asker(one)));
    }
  }
  if (organizer !== null) trial.ask((state) => organizing.start(state, asker(organizer.admin)));
}

function checkPeople({ registerTeams, teams, seekers }: TournamentState): void {
  const isOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
  const members = registerTeams.flatMap((team) => team.members);
  const playing = members.filter(({ isActivated }) => isActivated).map(({ identity }) => identity.id);
  const asked = members.filter(({ isActivated }) => !isActivated).map(({ identity }) => identity.id);
  const seeking = new Set(seekers.map(({ id }) => id));
  must(isOnce(playing), "nobody is in two registered teams");
  must(!asked.some((id) => playing.includes(id)), "who has confirmed in a team is asked by no other");
  must(
    registerTeams.every((team) => isOnce(team.members.map(({ identity }) => identity.id))),
    "nobody is in a team twice",
  );
  must(isOnce(teams.flatMap(({ players }) => players.map(({ id }) => id))), "nobody plays in two teams");
  must(seeking.size === seekers.length, "nobody is looking for two partners");
  must(
    !members.some((one) => one.isActivated && seeking.has(one.identity.id)),
    "who has a team looks for none",
  );
  must(isOnce([...registerTeams, ...teams].map(({ name }) => name)), "no two teams have one name");
}

function checkPlacements(state: TournamentState): void {
  const placed = placementsIn(state).map(({ team }) => team);
  must(new Set(placed).size === state.teams.length, "every team has a place");
}

function checkSnapshot(state: TournamentState): void {
  must(
    tournamentSnapshot.safeParse(snapshotOf({ state, key: null, endedAt: null })).success,
    "everybody sees what the protocol says",
  );
}

/** Far faster than `expect`, which would be asked a million times here. */
function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`not so: ${what}`);
}

/** The same state, which throws where it is changed. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value)).forEach(frozen);
  }
  return value;
}
