import type { Locale } from "#schema/settings.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { tournamentCalendar } from "./tournamentCalendar.ts";

/** The calendar of a tournament as a file. @param now ms UTC */
export function calendarFile(
  { tournament, v }: { tournament: TournamentSnapshot; v: number },
  about: { origin: string; locale: Locale; now: number },
): { filename: string; type: string; content: string } {
  return {
    filename: `tournament-${tournament.id}.ics`,
    type: "text/calendar; charset=utf-8",
    content: tournamentCalendar(tournament, { v, ...about }),
  };
}
