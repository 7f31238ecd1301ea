import { isSamePerson } from "#schema/names.ts";
import type { TournamentAsker } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import type { TournamentState } from "./state.ts";

export type { TournamentAsker as Asker };

type Refused = { error: TournamentRefusal };

/** Whether this is who leads the tournament: the organizer of a private one, an admin of the site for a public one. */
export function isLeader({ organizer }: TournamentState, { identity, isAdmin }: TournamentAsker): boolean {
  return organizer === null ? isAdmin : isSamePerson(organizer.admin, identity);
}

/** Refuses everybody but who leads the tournament. */
export function leaderOnly(state: TournamentState, by: TournamentAsker): Refused | undefined {
  return isLeader(state, by) ? undefined : { error: "not_admin" };
}

export function membersOnly({ identity }: TournamentAsker): Refused | undefined {
  return identity.kind === "guest" ? { error: "members_only" } : undefined;
}

/** Refuses whom moderation has blocked to invite others, or to write what they read. */
export function invitersOnly({ blockedUntil }: TournamentAsker, now: number): Refused | undefined {
  return blockedUntil !== null && blockedUntil > now ? { error: "blocked" } : undefined;
}
