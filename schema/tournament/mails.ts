import type { TournamentKind } from "../tournament.ts";

/** The mails about a tournament to its players (original.md 7). */
export type TournamentMail = "invitation" | "privateInvitation" | "calendar" | "reminder";

/** What a mail says of a tournament. */
export type MailedTournament = {
  id: number;
  type: TournamentKind;
  title: string;
  /** When its rounds begin (ms UTC): all of them, in a reminder the next one, for a private one none. */
  dates: readonly number[];
};
