import { and, eq, like, sql } from "drizzle-orm";
import { mails } from "#schema/db/mails.ts";
import type { Event } from "#schema/protocol/envelope.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import type { Database } from "#store/db.ts";
import type { Participant } from "./participant.ts";
import { teamsIn } from "./spectator.ts";

/** How somebody came into the team. */
export type Entry = "registers" | "registersAlone" | "isInvited" | "joins" | "seeks";

/** The toasts about the team itself. */
const teamToasts: Record<Entry, readonly string[]> = {
  registers: ["youCreated", "playerActivatedComplete"],
  registersAlone: ["youCreated", "playerJoinedComplete"],
  isInvited: ["youWereInvited", "youActivatedComplete"],
  joins: ["youJoinedComplete"],
  seeks: [],
};

/** Each toast that a player of a tournament gets until its end, once. */
export function expectedToasts(tournament: TournamentSnapshot, name: string, entry: Entry): string[] {
  const { rounds } = tournament;
  const played = matchesOfPlayer(tournament, name);
  const ofRounds = played.flatMap(({ round, games }) => {
    const toFinal = rounds.length - 1 - round;
    return [`roundStarted ${toFinal}`, ...games.map((id) => `gameStarted ${id}`), `roundEnded ${toFinal}`];
  });
  return [...teamToasts[entry], "signUpEnded", "started", ...ofRounds, "ended"].toSorted();
}

/** A toast as it stands in that list. */
export function toastOf({ type, data }: Event): string {
  const { roundsToFinal, gameID } = data as { roundsToFinal?: number; gameID?: number };
  return [type.slice("tournament:toast:".length), roundsToFinal ?? gameID]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** Each mail that a player of a tournament gets until its end, once. */
export function expectedMails(tournament: TournamentSnapshot, name: string, entry: Entry): string[] {
  return [
    "tournamentNews",
    ...(entry === "isInvited" ? ["tournamentInvitation"] : []),
    "tournamentCalendar",
    ...matchesOfPlayer(tournament, name).map(() => "tournamentReminder"),
  ].toSorted();
}

/** The kinds of the mails about a tournament that a player has got. */
export async function mailsTo(db: Database, title: string, { name }: Participant) {
  const ofTournament = and(like(mails.kind, "tournament%"), eq(sql`${mails.data} ->> 'title'`, title));
  const rows = await db
    .select({ kind: mails.kind })
    .from(mails)
    .where(and(ofTournament, eq(sql`${mails.data} ->> 'username'`, name)));
  return rows.map(({ kind }) => kind).toSorted();
}

/** The rounds that a player plays in, and the games that their matches got. */
function matchesOfPlayer({ rounds, teams }: TournamentSnapshot, name: string) {
  const team = teams.findIndex(({ players }) => players.includes(name));
  return rounds.flatMap(({ matches }, round) => {
    const own = matches.filter((match) => teamsIn(match).includes(team));
    return own.length === 0 ? [] : [{ round, games: own.flatMap(({ gameID }) => gameID ?? []) }];
  });
}
