import type { NewPrivateTournament } from "#schema/tournament/lists.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { type Member, signIn } from "./joining.ts";
import { Line } from "./line.ts";
import type { Places } from "./pages.ts";

/** The ids of tournaments in addresses. */
export type Tournaments = Pick<Places, "plannedTournament" | "ledTournament" | "endedTournament" | "match">;

const cup: NewPrivateTournament = {
  title: "Sommerpokal der Nachbarn",
  form: {
    tournamentType: "knockout",
    nTeams: 4,
    playersPerTeam: 2,
    teamsPerMatch: 2,
    legs: 1,
    rounds: null,
    timePerGameMs: 90 * 60_000,
    moveTimeMs: 60_000,
  },
  startsGames: "admin",
  repeats: null,
};

/**
 * Private tournaments that the member leads on the site at `url`: one whose teams are not complete, one that runs, one
 * that has ended, and one of others, whose match is being played.
 */
export async function beginTournaments(url: string, member: Member): Promise<Tournaments> {
  const planned = await create(url, member, cup);
  await plan(planned.line, { Ringelnattern: ["Erika", "Anton"], "Die Dachse": ["Clara"] });
  await accept(url, planned.id, ["Anton"]);

  const led = await beginDuel(url, member, "Revanche am Freitag");

  const ended = await beginDuel(url, member, "Duell unter Nachbarn");
  await ended.line.ask("tournament:decideMatch", {
    tournamentRound: 0,
    roundGame: 0,
    ranking: [1, 0],
    reason: "Auf dem Balkon gespielt, mit dem Brett aus Holz.",
  });

  const played = await beginDuel(url, member, "Nachtpokal", "Rumpel");
  const match = await beginMatch(played.line);
  for (const { line } of [planned, led, ended, played]) line.close();
  return { plannedTournament: planned.id, ledTournament: led.id, endedTournament: ended.id, match };
}

/** Begins the first match of a tournament. @returns the id of its game, once that is open */
async function beginMatch(line: Line): Promise<number> {
  await line.ask("tournament:private:startGame", { tournamentRound: 0, roundGame: 0 });
  const openIn = (matches: readonly TournamentMatch[]) => matches.find(({ gameID }) => gameID !== null);
  const news = await Promise.race([
    line.event<{ changed: TournamentMatch[] }>("tournament:matches", ({ changed }) => !!openIn(changed)),
    line.event<{ tournament: TournamentSnapshot }>(
      "tournament:private:update",
      (whole) => !!openIn(all(whole)),
    ),
  ]);
  return openIn("changed" in news ? news.changed : all(news))?.gameID as number;
}

function all({ tournament }: { tournament: TournamentSnapshot }): TournamentMatch[] {
  return tournament.rounds.flatMap(({ matches }) => matches);
}

/** A tournament of two teams that has begun. */
async function beginDuel(url: string, member: Member, title: string, first = "Erika") {
  const duel = await create(url, member, { ...cup, title, form: { ...cup.form, nTeams: 2 } });
  await plan(duel.line, { Ringelnattern: [first, "Anton"], "Die Dachse": ["Clara", "Bruno"] });
  // Whoever leads it has confirmed already.
  const others = [first, "Anton", "Clara", "Bruno"].filter((name) => name !== "Erika");
  await accept(url, duel.id, others);
  await duel.line.ask("tournament:private:start", {});
  return duel;
}

async function create(url: string, { token }: Member, wish: NewPrivateTournament) {
  const lobby = await Line.open(url, "lobby", "main", token);
  const { id } = await lobby.ask<{ id: number }>("tournament:private:create", wish);
  lobby.close();
  return { id, line: await Line.open(url, "tournament", String(id), token) };
}

async function plan(line: Line, teams: Record<string, readonly string[]>): Promise<void> {
  for (const [teamTitle, players] of Object.entries(teams)) {
    for (const usernameToAdd of players)
      await line.ask("tournament:private:planAddPlayer", { usernameToAdd, teamTitle });
  }
}

async function accept(url: string, tournamentID: number, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { token } = await signIn(url, name);
    const line = await Line.open(url, "tournament", String(tournamentID), token);
    await line.ask("tournament:private:acceptParticipation", {});
    line.close();
  }
}
