import type { ApiCall } from "../call.ts";
import * as tournaments from "../tournaments.ts";

/** What admins do with public tournaments, and what everybody may fetch of a tournament. */
export const tournamentCalls: ApiCall[] = [
  {
    method: "POST",
    path: "/createTournament",
    about:
      "Creates a public tournament. Its rounds begin at the given dates, as many as a full tournament has rounds, each after the time of a game.",
    caller: "admin",
    body: tournaments.createTournamentBody,
    answer: { schema: tournaments.createTournamentAnswer },
    errors: ["wrong_dates"],
  },
  {
    method: "POST",
    path: "/exchangeUser",
    about: "Puts a player in the place of another, from the end of the sign-up on; at a running game too.",
    caller: "admin",
    body: tournaments.exchangeUserBody,
    errors: ["not_found", "not_admin", "not_member", "other_is_member", "wrong_status"],
  },
  {
    method: "POST",
    path: "/changeTournamentSignUpSize",
    about:
      "Changes the number of teams before the sign-up has ended; with as many dates as it has rounds then.",
    caller: "admin",
    body: tournaments.changeTournamentSignUpSizeBody,
    errors: ["not_found", "not_admin", "wrong_status", "wrong_dates"],
  },
  {
    method: "GET",
    path: "/generateTeamName",
    about: "A name that no team of this tournament has: an adjective and animals that begin alike.",
    caller: "anybody",
    query: tournaments.tournamentQuery,
    answer: { schema: tournaments.teamNameAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/tournamentCalendar",
    about:
      "A calendar file (RFC 5545) with the rounds of a tournament, and alarms a day and 15 minutes before.",
    caller: "anybody",
    query: tournaments.tournamentQuery,
    answer: { schema: tournaments.tournamentCalendarAnswer, mediaType: "text/calendar" },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/tournamentSeries",
    about: "The series that open a public tournament every week.",
    caller: "admin",
    answer: { schema: tournaments.allTournamentSeries },
  },
  {
    method: "POST",
    path: "/tournamentSeries",
    about: "Makes a series or, with an id, changes one from its next tournament on.",
    caller: "admin",
    body: tournaments.tournamentSeriesBody,
    answer: { schema: tournaments.tournamentSeriesAnswer },
    errors: ["not_found", "wrong_dates"],
  },
  {
    method: "DELETE",
    path: "/tournamentSeries",
    about: "Ends a series: it opens no more tournaments. Those that it has opened stay.",
    caller: "admin",
    body: tournaments.endTournamentSeriesBody,
    errors: ["not_found"],
  },
];
