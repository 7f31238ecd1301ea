import { variantOf } from "#rules/index.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import type { TournamentForm } from "#schema/tournament.ts";
import { untilFound } from "#tests/support/patience.ts";
import { env } from "./env.ts";
import type { Table } from "./table.ts";
import { aPublicTournament, letPass, type Opened, register, untilTold } from "./tournaments.ts";
import { somebody } from "./writing.ts";

/** When the first round of the usual tournament begins, in ms from its creation. */
const untilFirstRound = 3 * 60 * 60_000;

/** The game of a match, and its tournament. */
export interface Match {
  readonly table: Table;
  readonly tournament: Opened;
}

/**
 * A running match of two pairs, nobody of whom has come to the table yet: the only one of a public tournament.
 * @param names how the names of its players begin; no other file may use these
 */
export async function aMatch(names: string, form: Partial<TournamentForm> = {}): Promise<Match> {
  const tournament = await aPublicTournament(form);
  const people = await Promise.all(["a", "b", "c", "d"].map((letter) => somebody(names + letter)));
  await register(tournament, "The foxes", people.slice(0, 2));
  await register(tournament, "The bears", people.slice(2));
  await stateWhere(tournament, ({ status }) => status === "signUpEnded");
  await untilTold(tournament);
  await letPass(tournament, untilFirstRound);
  const { rounds, teams } = await stateWhere(
    tournament,
    (now) => now.rounds[0]?.matches[0].gameID !== null && now.status === "running",
  );
  const [match] = rounds[0].matches;
  const owners: Table["owners"][number][] = [];
  variantOf("4x2m").teams.forEach((seats, side) => {
    seats.forEach((seat, i) => {
      const name = teams[match.teams[side] as number].players[i];
      owners[seat] = { kind: "human", identity: people.find((one) => one.name === name) as Identity };
    });
  });
  const gameID = match.gameID as number;
  const table = {
    gameID,
    owners,
    get room() {
      return env.Game.getByName(String(gameID));
    },
  };
  return { table, tournament };
}

/** The match in the tournament, once it is as wanted. */
export async function matchWhere(
  { tournament }: Match,
  wanted: (match: TournamentMatch) => boolean,
): Promise<TournamentMatch> {
  const { rounds } = await stateWhere(tournament, (now) => wanted(now.rounds[0].matches[0]));
  return rounds[0].matches[0];
}

/** The tournament, once it is as wanted. Who looks at it is told only once a second. */
function stateWhere(
  { room }: Opened,
  wanted: (now: TournamentSnapshot) => boolean,
): Promise<TournamentSnapshot> {
  let now: TournamentSnapshot | null = null;
  const look = async () => {
    now = await room.snapshot();
    return now !== null && wanted(now) && now;
  };
  return untilFound(`a tournament with ${wanted}`, look, { seen: () => now });
}
