import type { Identity } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import type { TournamentToastKind } from "#schema/tournament/toasts.ts";
import type { TournamentForm, TournamentSchedule } from "#schema/tournament.ts";
import type { Asker } from "./asker.ts";
import { createdPrivate, createdPublic } from "./creating.ts";
import type { Change, Effect } from "./effects.ts";
import { activateUser, registerTeam } from "./signUp.ts";
import type { TournamentState } from "./state.ts";
import { act, passTime } from "./time.ts";

/** Tournaments for tests. All times are counted from the beginning of the sign-up. */

export const minute = 60_000;
export const hour = 60 * minute;

export const form: TournamentForm = {
  tournamentType: "knockout",
  nTeams: 4,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: 30 * minute,
  moveTimeMs: minute,
};

/** Sign-up from 0 to 10 o'clock, the first round at 12, another one each hour. */
export const schedule: TournamentSchedule = {
  signUpBegin: 0,
  signUpDeadline: 10 * hour,
  creationDates: [12 * hour, 13 * hour],
  minTeams: 2,
};

/** The user with this number; their name has as many letters as a name needs. */
export function player(id: number): Identity {
  const letter = (n: number) => String.fromCharCode(97 + (n % 26));
  return { kind: "user", id, name: `P${letter(id / 676)}${letter(id / 26)}${letter(id)}` };
}

export function asker(identity: Identity, more: Partial<Asker> = {}): Asker {
  return { identity, isAdmin: false, blockedUntil: null, ...more };
}

export const admin = asker({ kind: "user", id: 9999, name: "Admin" }, { isAdmin: true });

/** A tournament on its way, with all that has come of it. */
export class Played {
  state: TournamentState;
  now: number;
  readonly effects: Effect[] = [];

  constructor(state: TournamentState, now: number) {
    this.state = state;
    this.now = now;
    this.wait(0);
  }

  /** Time passes. @returns what is to be done then */
  wait(ms: number): readonly Effect[] {
    this.now += ms;
    const { state, effects } = passTime(this.state, this.now);
    this.state = state;
    this.effects.push(...effects);
    return effects;
  }

  until(at: number): readonly Effect[] {
    return this.wait(at - this.now);
  }

  /** Somebody asks for something, which is not refused. @returns what is to be done then */
  ask(command: (state: TournamentState, now: number) => Change): readonly Effect[] {
    const { state, effects, error } = act(this.state, (before) => command(before, this.now), this.now);
    if (error !== null) throw new Error(error);
    this.state = state;
    this.effects.push(...effects);
    return effects;
  }

  /** Why it is refused if somebody asks for this. */
  refusal(command: (state: TournamentState, now: number) => Change): TournamentRefusal | null {
    return act(this.state, (before) => command(before, this.now), this.now).error;
  }

  /** Registers a team of these users, who all confirm. */
  register(name: string, ...ids: readonly number[]): void {
    const players = ids.map(player);
    this.ask((state, now) => registerTeam(state, asker(players[0]), { name, players }, now));
    for (const one of players.slice(1)) this.ask((state) => activateUser(state, asker(one)));
  }
}

export function aPublicTournament(more: Partial<TournamentForm & TournamentSchedule> = {}): Played {
  const { signUpBegin, signUpDeadline, creationDates, minTeams, ...rest } = { ...schedule, ...form, ...more };
  const state = createdPublic({
    id: 1,
    title: "Sunday cup",
    form: rest,
    schedule: { signUpBegin, signUpDeadline, creationDates, minTeams },
    seed: 7,
    now: 0,
  });
  if ("error" in state) throw new Error(state.error);
  return new Played(state, 0);
}

export function aPrivateTournament(startsGames: "admin" | "players" | "present" = "admin"): Played {
  const state = createdPrivate({
    id: 1,
    title: "Family cup",
    form: { ...form, nTeams: 2 },
    by: asker(player(1)),
    startsGames,
    seed: 7,
    now: 0,
  });
  if ("error" in state) throw new Error(state.error);
  return new Played(state, 0);
}

/** Who gets which toast. */
export function toastsIn(effects: readonly Effect[]): [string, TournamentToastKind][] {
  return effects.flatMap((effect): [string, TournamentToastKind][] =>
    effect.kind === "toast" ? [[effect.to.name, effect.toast.kind]] : [],
  );
}
