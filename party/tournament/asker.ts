import { isSamePerson } from "#schema/names.ts";
import type { Identity, ModerationStatus } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import type { TournamentState } from "./state.ts";

/** Who sends a request, as the Worker vouches for it. */
export type Asker = { identity: Identity } & Pick<ModerationStatus, "isAdmin" | "blockedUntil">;

type Refused = { error: TournamentRefusal };

/** Whether this is who leads the tournament: the organizer of a private one, an admin of the site for a public one. */
export function isLeader({ organizer }: TournamentState, { identity, isAdmin }: Asker): boolean {
  return organizer === null ? isAdmin : isSamePerson(organizer.admin, identity);
}

/** Refuses everybody but who leads the tournament. */
export function leaderOnly(state: TournamentState, by: Asker): Refused | undefined {
  return isLeader(state, by) ? undefined : { error: "not_admin" };
}

export function membersOnly({ identity }: Asker): Refused | undefined {
  return identity.kind === "guest" ? { error: "members_only" } : undefined;
}

/** Refuses to invite others to whom moderation has blocked. */
export function invitersOnly({ blockedUntil }: Asker, now: number): Refused | undefined {
  return blockedUntil !== null && blockedUntil > now ? { error: "blocked" } : undefined;
}
