import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import type { GameRoom } from "#party/game/room.ts";
import type { TournamentRoom } from "#party/tournament/room.ts";
import { env } from "./env.ts";
import { letPass } from "./tournaments.ts";
import { matchesOf, type Trial } from "./tournamentTrial.ts";

const minute = 60_000;
const hour = 60 * minute;

export type Try = (trial: Trial, a: number, b: number) => Promise<unknown>;

/** What is tried while a tournament's sign-up goes on, with two arbitrary numbers. */
export const duringSignUp: Record<string, Try> = {
  "minutes pass": (trial, a) => letPass(trial.tournament, a * minute),
  "somebody registers a team": (trial, a, b) => {
    const [one, other] = [trial.people[a % 8], trial.people[b % 8]];
    const team = { name: `The foxes ${b % 4}`, players: [other.name] };
    return trial.ask(one, "tournament:public:registerTeam", team);
  },
  "somebody registers a team with a free place": (trial, a, b) =>
    trial.ask(trial.people[a % 8], "tournament:public:registerTeam", {
      name: `The foxes ${b % 4}`,
      players: [],
    }),
  "somebody joins": (trial, a, b) =>
    trial.ask(trial.people[a % 8], "tournament:public:joinTeam", { teamName: `The foxes ${b % 4}` }),
  "somebody confirms": (trial, a) => trial.ask(trial.people[a % 8], "tournament:public:activateUser", {}),
  "somebody leaves": (trial, a) => trial.ask(trial.people[a % 8], "tournament:public:leaveTournament", {}),
  "somebody looks for a partner": (trial, a) =>
    trial.ask(trial.people[a % 8], "tournament:public:seekPartner", { isSeeking: true }),
  "somebody is exchanged": async (trial, a, b) => {
    const by = { identity: trial.admin, isAdmin: true, blockedUntil: null };
    const [replaced, replacement] = [trial.people[a % 8], trial.people[b % 8]];
    await trial.tournament.room.exchangeUser(by, { replaced, replacement });
  },
  "somebody has a new name": (trial, a) => {
    const person = trial.people[a % 7];
    return trial.tournament.room.renamed({ ...person, name: `${person.name}${a}`, nameVersion: a + 1 });
  },
  "an account is deleted": (trial) => trial.deleteGhost(),
  "the room is evicted": ({ tournament }) =>
    evictDurableObject(tournament.room, { webSockets: "hibernate" }).catch(() => {}),
  "its room is killed": ({ tournament }) => kill(tournament.room),
  "messages are delivered twice": (trial) => trial.deliverTwice(),
  "messages are late": (trial) => trial.delay(),
  "the clock is set back": (trial) => trial.setClockBack(),
};

/** What is tried from its sign-up on. */
export const ofSignUp: Record<string, Try> = {
  ...duringSignUp,
  "hours pass": (trial, a) => letPass(trial.tournament, a * 2 * minute),
  "time passes until something happens": async (trial) =>
    letPass(trial.tournament, (await trial.nextStep()) ?? 0),
  "it is days late": (trial, a) => letPass(trial.tournament, (a % 3) * 24 * hour),
};

/** What is tried with its games. */
export const ofGames: Record<string, Try> = {
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
    trial.ask(trial.admin, "tournament:decideMatch", {
      tournamentRound: a % 2,
      roundGame: b % 2,
      ranking: [a % 4],
      reason: "They left",
    }),
  "the room of a game is killed": async (trial, a) => {
    const gameID = (await trial.matchAt(a))?.gameID;
    if (gameID) await kill(env.Game.getByName(String(gameID)));
  },
};

/** Aborts a game, as its room does by itself. */
async function abortGame(gameID: number): Promise<void> {
  await runInDurableObject(env.Game.getByName(String(gameID)), (instance) => {
    const game = instance as unknown as {
      stateFor(viewer: string): { data: { status: string } };
      act(transaction: () => void): void;
      endEarly(now: number): void;
    };
    if (game.stateFor("spectator").data.status === "running") game.act(() => game.endEarly(Date.now()));
  });
}

/** Ends a room in the middle of whatever it does. */
async function kill(room: DurableObjectStub<TournamentRoom> | DurableObjectStub<GameRoom>): Promise<void> {
  await runInDurableObject(room as DurableObjectStub, (_, state) => state.abort("killed")).catch(() => {});
}
