/** Why a tournament refuses a request, with the status of the answer, as in the tables of the protocols. */
export const tournamentRefusals = {
  /** Guests do not take part. */
  members_only: 403,
  /** Moderation has blocked the player from inviting others, and from deciding matches with a reason. */
  blocked: 403,
  /** Somebody whom the player invites has muted them. */
  not_wanted: 403,
  not_admin: 403,
  /** Not in this tournament, or not in this match. */
  not_member: 403,
  not_found: 404,
  /** The status of the tournament does not allow it: too early, or too late. */
  wrong_status: 409,
  /** All places are taken, and nobody can withdraw any more. */
  full: 409,
  too_many: 409,
  team_full: 409,
  name_taken: 409,
  rude_name: 422,
  already_member: 409,
  /** Somebody else who was named is in a team already. */
  other_is_member: 409,
  too_many_players: 409,
  /** Not all teams are complete. */
  not_complete: 409,
  /** The match can't begin, or be decided, now. */
  not_due: 409,
  /** The game is running already. */
  running: 409,
  /** The rounds and their dates do not match, or the dates are not in order. */
  wrong_dates: 409,
  /** Matches that follow from the result have begun. */
  too_late: 409,
  /** The player has lately invited as many people as one may. */
  too_many_invited: 429,
} as const;
export type TournamentRefusal = keyof typeof tournamentRefusals;
