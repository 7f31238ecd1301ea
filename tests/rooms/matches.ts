import { variantOf } from "#rules/index.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentMatch } from "#schema/tournament/snapshot.ts";
import type { TournamentForm } from "#schema/tournament.ts";
import { env } from "./env.ts";
import type { Player } from "./player.ts";
import type { Table } from "./table.ts";
import { aPublicTournament, lookAt, type Opened, tournamentWhere } from "./tournaments.ts";
import { expectDone } from "./waitingTable.ts";
import { somebody } from "./writing.ts";

/** The game of a match, and its tournament. */
export interface Match {
  readonly table: Table;
  readonly tournament: Opened;
  /** Somebody who looks at the tournament. */
  readonly spectator: Player;
}

/** A running match of two pairs, nobody of whom has come to the table yet: the only one of a public tournament. */
export async function aMatch(form: Partial<TournamentForm> = {}): Promise<Match> {
  const begin = Date.now() + 3000;
  const tournament = await aPublicTournament(form, { signUpDeadline: begin, creationDates: [begin] });
  const people = await Promise.all(["Maa", "Mab", "Mac", "Mad"].map(somebody));
  await register(tournament, "The foxes", people.slice(0, 2));
  await register(tournament, "The bears", people.slice(2));
  const spectator = await lookAt(tournament);
  const { rounds, teams } = await tournamentWhere(
    spectator,
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
  return { table, tournament, spectator };
}

async function register(tournament: Opened, name: string, [first, second]: readonly Identity[]) {
  const [one, other] = [await lookAt(tournament, first), await lookAt(tournament, second)];
  expectDone(await one.ask("tournament:public:registerTeam", { name, players: [second.name] }));
  expectDone(await other.ask("tournament:public:activateUser", {}));
  one.leave();
  other.leave();
}

/** The match as the tournament shows it, once it is as wanted. */
export async function matchWhere(
  { spectator }: Match,
  wanted: (match: TournamentMatch) => boolean,
): Promise<TournamentMatch> {
  const { rounds } = await tournamentWhere(spectator, (now) => wanted(now.rounds[0].matches[0]));
  return rounds[0].matches[0];
}
