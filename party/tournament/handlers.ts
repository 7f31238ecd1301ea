import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { TournamentProtocol } from "#schema/protocol/tournament.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import type { TournamentKind } from "#schema/tournament.ts";
import type { Database } from "#store/db.ts";
import { findModerationStatus } from "#store/moderation.ts";
import { mutersAmong } from "#store/mutes.ts";
import { findPeopleByName } from "#store/tournaments.ts";
import type { Asked, Handlers } from "../handlers.ts";
import { type Asker, isLeader } from "./asker.ts";
import type { Change } from "./effects.ts";
import type { Kept } from "./keeping.ts";
import { abort, decideByHand } from "./leading.ts";
import { handOver, planAddPlayer, planRemovePlayer, show, start, startGame } from "./organizing.ts";
import { forOutsiders, isInside } from "./outside.ts";
import { roundsIn } from "./rounds.ts";
import { activateUser, joinTeam, leaveTournament, registerTeam, seekPartner, stopSeeking } from "./signUp.ts";
import { matchesOfRound } from "./snapshot.ts";
import { isPublic, peopleOf, type TournamentState } from "./state.ts";
import { stay, withdraw } from "./withdrawing.ts";

/** A tournament's room, as the handlers use it. */
type Desk = {
  kept(): Kept;
  /** The tournament as those see it who belong to it. */
  snapshot(): TournamentSnapshot;
  /** Carries out a command, on the state as it is by then. */
  carryOut(command: Command): { error: TournamentRefusal } | undefined;
  /** The person with the newest known name; null for a deleted account. */
  newest(identity: Identity): Identity | null;
  ask<T>(query: (db: Database) => Promise<T>): Promise<T>;
  /** Counts whom this person invites. @returns whether that is allowed */
  admit(identity: Identity, userIDs: readonly number[]): Promise<boolean>;
};

type Command = (state: TournamentState, now: number) => Change;
/** A command of somebody. `others` are the people whom the request names, in its order. */
type AskedCommand = (state: TournamentState, by: Asker, now: number, others: readonly Identity[]) => Change;

const done = { data: {} };

/** The requests of players, organizers and admins. */
export function tournamentHandlers(desk: Desk): Omit<Handlers<TournamentProtocol>, "tournament:catchUp"> {
  const kind = (): TournamentKind => (isPublic(desk.kept().state) ? "public" : "private");
  /** Why this person can ask for nothing; undefined if they can. */
  const refusalOf = (identity: Identity | null, of: TournamentKind) => {
    if (kind() !== of) return { error: "not_found" as const };
    return identity === null ? { error: "not_signed_in" as const } : undefined;
  };

  /** A request that is decided by the tournament alone. */
  const plain = ({ identity }: Asked<unknown>, of: TournamentKind, command: AskedCommand) => {
    const refusal = refusalOf(identity, of);
    if (refusal) return refusal;
    const by = { identity: identity as Identity, isAdmin: false, blockedUntil: null };
    return desk.carryOut((state, now) => command(state, by, now, [])) ?? done;
  };

  /** A request that depends on what libSQL knows of who asks, and of the people who are named, who are invited by it. */
  const checked = async (
    { identity }: Asked<unknown>,
    of: TournamentKind,
    command: AskedCommand,
    names: readonly string[] = [],
  ) => {
    const refusal = refusalOf(identity, of);
    if (refusal) return refusal;
    const asker = identity as Identity;
    if (asker.kind === "guest") return { error: "members_only" as const };
    const [status, found] = await Promise.all([
      desk.ask((db) => findModerationStatus(db, asker.id)),
      names.length === 0 ? [] : desk.ask((db) => findPeopleByName(db, names)),
    ]);
    const newest = desk.newest(asker);
    if (status === undefined || newest === null) return { error: "not_signed_in" as const };
    const others = names.map((name) => found.find((one) => isNamed(one, name)));
    const known = others.flatMap((one) => (one && desk.newest(one)) ?? []);
    if (known.length < names.length) return { error: "unknown_player" as const };
    const by = { identity: newest, isAdmin: status.isAdmin, blockedUntil: status.blockedUntil };
    const carryOut: Command = (state, now) => command(state, by, now, known);
    const unwanted = await refusalToInvite(newest, known, carryOut);
    return unwanted ?? desk.carryOut(carryOut) ?? done;
  };

  /** Why these people can't be invited by a command, which is refused, if it must be, before they count as invited. */
  const refusalToInvite = async (by: Identity, known: readonly Identity[], command: Command) => {
    const ids = known.filter((one) => !isSamePerson(one, by)).map(({ id }) => id);
    if (ids.length === 0) return undefined;
    const expected = command(desk.kept().state, Date.now());
    if ("error" in expected) return { error: expected.error };
    const muters = await desk.ask((db) => mutersAmong(db, ids, by.id));
    if (muters.length > 0) return { error: "not_wanted" as const };
    return (await desk.admit(by, ids)) ? undefined : { error: "too_many_invited" as const };
  };

  /** The whole tournament, as who asks sees it, for a request that asks for one of this kind. */
  const whole = ({ identity }: Asked<unknown>, of: TournamentKind) => {
    if (kind() !== of) return { error: "not_found" as const };
    const tournament = desk.snapshot();
    const isOutside = !isInside(desk.kept().state, identity);
    return { data: { tournament: isOutside ? forOutsiders(tournament) : tournament } };
  };

  return {
    "tournament:public:get": (asked) => whole(asked, "public"),
    "tournament:public:registerTeam": (asked) => {
      const { name, players: usernames } = asked.data;
      const register: AskedCommand = (state, by, now, players) =>
        registerTeam(state, by, { name, players }, now);
      return checked(asked, "public", register, usernames);
    },
    "tournament:public:joinTeam": (asked) =>
      plain(asked, "public", (state, by) => joinTeam(state, by, asked.data.teamName)),
    "tournament:public:activateUser": (asked) =>
      plain(asked, "public", (state, by) => activateUser(state, by, asked.data.teamName)),
    "tournament:public:leaveTournament": (asked) =>
      plain(asked, "public", (state, by) => leaveTournament(state, by, asked.data.teamName)),
    "tournament:public:seekPartner": (asked) =>
      plain(asked, "public", asked.data.isSeeking ? seekPartner : stopSeeking),
    "tournament:public:abort": (asked) => checked(asked, "public", abort),

    "tournament:private:get": (asked) => whole(asked, "private"),
    "tournament:private:getInvitation": ({ identity }) => {
      const refusal = refusalOf(identity, "private");
      if (refusal) return refusal;
      const { state, invitation } = desk.kept();
      const by = { identity: identity as Identity, isAdmin: false, blockedUntil: null };
      if (invitation === null || !isLeader(state, by)) return { error: "not_admin" };
      return { data: { invitation } };
    },
    "tournament:private:planAddPlayer": (asked) => {
      const { usernameToAdd, teamTitle } = asked.data;
      const add: AskedCommand = (state, by, now, [player]) =>
        planAddPlayer(state, by, { player, teamTitle }, now);
      return checked(asked, "private", add, [usernameToAdd]);
    },
    "tournament:private:planRemovePlayer": (asked) =>
      plain(asked, "private", (state, by) => {
        const player = memberNamed(state, asked.data.usernameToRemove);
        return player ? planRemovePlayer(state, by, player) : { error: "not_member" };
      }),
    "tournament:private:joinTeam": (asked) =>
      plain(asked, "private", (state, by) => {
        const isInvited = asked.data.invitation === desk.kept().invitation;
        return isInvited ? joinTeam(state, by, asked.data.teamName) : { error: "not_found" };
      }),
    "tournament:private:acceptParticipation": (asked) =>
      plain(asked, "private", (state, by) => activateUser(state, by)),
    "tournament:private:declineParticipation": (asked) =>
      plain(asked, "private", (state, by) => leaveTournament(state, by)),
    "tournament:private:handOver": (asked) =>
      plain(asked, "private", (state, by) => {
        const heir = memberNamed(state, asked.data.username);
        return heir ? handOver(state, by, heir) : { error: "not_member" };
      }),
    "tournament:private:show": (asked) =>
      plain(asked, "private", (state, by) => show(state, by, asked.data.isShown)),
    "tournament:private:start": (asked) => plain(asked, "private", start),
    "tournament:private:startGame": (asked) =>
      plain(asked, "private", (state, by, now) => {
        const matchID = matchAt(state, asked.data);
        return matchID === undefined ? { error: "not_found" } : startGame(state, by, matchID, now);
      }),
    "tournament:private:abort": (asked) => plain(asked, "private", abort),

    "tournament:round": ({ data }) => {
      const matches = matchesOfRound(desk.kept().state, data.tournamentRound);
      return matches === undefined ? { error: "not_found" } : { data: { matches } };
    },

    "tournament:withdraw": (asked) => {
      const { team } = asked.data;
      const command: AskedCommand = (state, by) => withdraw(state, by, team);
      // Only libSQL knows the admins, who lead public tournaments.
      return team !== undefined && kind() === "public"
        ? checked(asked, "public", command)
        : plain(asked, kind(), command);
    },
    "tournament:stay": (asked) => plain(asked, kind(), stay),

    "tournament:decideMatch": (asked) => {
      const { ranking, reason } = asked.data;
      const decide: AskedCommand = (state, by, now) => {
        const matchID = matchAt(state, asked.data);
        if (matchID === undefined) return { error: "not_found" };
        const { endedAt } = desk.kept();
        if (endedAt !== null && now > endedAt + limits.tournamentCorrectionMs)
          return { error: "wrong_status" };
        return decideByHand(state, by, { matchID, ranking, reason }, now);
      };
      return checked(asked, kind(), decide);
    },
  };
}

/** Somebody of the tournament, by the name that everybody sees there. */
function memberNamed(state: TournamentState, name: string): Identity | undefined {
  return peopleOf(state).find((one) => isNamed(one, name));
}

function isNamed({ name }: Identity, asked: string): boolean {
  return name.toLowerCase() === asked.toLowerCase();
}

type MatchPlace = { tournamentRound: number; roundGame: number };

/** The match that stands at this place. */
function matchAt(state: TournamentState, { tournamentRound, roundGame }: MatchPlace): string | undefined {
  if (state.teams.length === 0) return undefined;
  return roundsIn(state)[tournamentRound]?.matches[roundGame]?.id;
}
