import { withKey } from "#schema/roomKeys.ts";
import type { NewPrivateTournament } from "#schema/tournament/lists.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import type { Member, Members } from "./joining.ts";
import { Line } from "./line.ts";
import type { Places } from "./pages.ts";

/** The ids of tournaments in addresses. */
export type Tournaments = Pick<
  Places,
  | "plannedTournament"
  | "shownTournament"
  | "joinedTournament"
  | "ledTournament"
  | "endedTournament"
  | "match"
  | "matchOfSix"
  | "tournamentOfSix"
  | "roundRobin"
  | "swiss"
>;

/** A private cup of four pairs, whose matches an admin begins. */
export const cup: NewPrivateTournament = {
  title: "Sommerpokal der Nachbarn",
  form: {
    tournamentType: "knockout",
    nTeams: 4,
    playersPerTeam: 2,
    teamsPerMatch: 2,
    legs: 1,
    rounds: null,
    timePerGameMs: 90 * 60_000,
    moveTimeMs: 5 * 60_000,
  },
  startsGames: "admin",
  repeats: null,
};

/** The site, the member who leads the tournaments, and everybody else. */
type Site = { url: string; member: Member; members: Members };

type Teams = Readonly<Record<string, readonly string[]>>;

const pairs: Teams = { Ringelnattern: ["Erika", "Anton"], "Die Dachse": ["Clara", "Bruno"] };
const manyPairs: Teams = {
  ...pairs,
  Hinterholzer: ["Frieda", "Gustav"],
  Abendrunde: ["Hanna", "Ingo"],
  Feierabendkugelschieber: ["Jonas", "Sophie"],
};
const threes: Teams = {
  "Drei Käse hoch": ["Rumpel", "Anton", "Frieda"],
  Feierabendkugelschieber: ["Clara", "Bruno", "Gustav"],
};

/**
 * Private tournaments that the member leads on the site at `url`: one whose teams are not complete, one that runs, one
 * that has ended, one of others, whose match is being played, one of teams of three, whose match has begun, and a round
 * robin and a swiss tournament with results.
 */
export async function beginTournaments(url: string, member: Member, members: Members): Promise<Tournaments> {
  const site: Site = { url, member, members };
  const planned = await create(url, member, cup);
  await plan(planned.line, { ...pairs, "Die Dachse": ["Clara"] });
  await accept(site, planned.id, ["Anton"]);

  const led = await beginDuel(site, "Revanche am Freitag");

  const ended = await beginDuel(site, "Duell unter Nachbarn");
  await ended.line.ask("tournament:decideMatch", {
    tournamentRound: 0,
    roundGame: 0,
    ranking: [1, 0],
    reason: "Auf dem Balkon gespielt, mit dem Brett aus Holz.",
  });

  const played = await beginDuel(site, "Nachtpokal", "Rumpel");
  const match = await beginMatch(site, played.line, ["Rumpel", "Clara", "Bruno"]);

  const ofSix = await begin(site, { title: "Dreierpokal", playersPerTeam: 3 }, threes);
  const matchOfSix = await beginMatch(site, ofSix.line, ["Rumpel", "Frieda", "Clara", "Bruno", "Gustav"]);

  const { Feierabendkugelschieber, ...four } = manyPairs;
  const roundRobin = await begin(site, { title: "Winterliga", tournamentType: "roundRobin" }, four);
  await decideMatches(roundRobin.line, 3);
  const swiss = await begin(
    site,
    { title: "Schweizer Abend", tournamentType: "swiss" },
    { ...four, Feierabendkugelschieber },
  );
  await decideMatches(swiss.line, 2);

  const [shownTournament, endedTournament] = [await show(planned), await show(ended)];
  const { invitation } = await planned.line.ask<{ invitation: string }>(
    "tournament:private:getInvitation",
    {},
  );
  for (const { line } of [planned, led, ended, played, ofSix, roundRobin, swiss]) line.close();
  return {
    plannedTournament: planned.id,
    shownTournament,
    joinedTournament: `${shownTournament}?invitation=${invitation}`,
    ledTournament: led.id,
    endedTournament,
    match,
    matchOfSix,
    tournamentOfSix: ofSix.id,
    roundRobin: roundRobin.id,
    swiss: swiss.id,
  };
}

/** Shows a tournament to everybody who has its address. @returns that address */
async function show({ id, line }: { id: number; line: Line }): Promise<string> {
  await line.ask("tournament:private:show", { isShown: true });
  const { tournament } = await line.event<{ tournament: TournamentSnapshot }>("tournament:private:update");
  return withKey(String(id), tournament.key);
}

/** Decides so many matches by hand: the first team of each wins. */
async function decideMatches(line: Line, count: number): Promise<void> {
  const { tournament } = await line.ask<{ tournament: TournamentSnapshot }>("tournament:private:get", {});
  const known = all({ tournament }).filter((match) => match.winner === null && !match.teams.includes(null));
  for (const { id, teams: ranking } of known.slice(0, count)) {
    const [tournamentRound, roundGame] = id.split("-").map(Number);
    const reason = "Auf dem Balkon gespielt.";
    await line.ask("tournament:decideMatch", { tournamentRound, roundGame, ranking, reason });
  }
}

/**
 * Begins the first match of a tournament, to which these players come. They stay: for whoever has left, autopilot would play
 * as soon as somebody looks. @returns the id of its game, once that is open
 */
async function beginMatch({ url, members }: Site, line: Line, comers: readonly string[]): Promise<number> {
  await line.ask("tournament:private:startGame", { tournamentRound: 0, roundGame: 0 });
  const openIn = (matches: readonly TournamentMatch[]) => matches.find(({ gameID }) => gameID !== null);
  const news = await Promise.race([
    line.event<{ changed: TournamentMatch[] }>("tournament:matches", ({ changed }) => !!openIn(changed)),
    line.event<{ tournament: TournamentSnapshot }>(
      "tournament:private:update",
      (whole) => !!openIn(all(whole)),
    ),
  ]);
  const gameID = openIn("changed" in news ? news.changed : all(news))?.gameID as number;
  for (const name of comers) await Line.open(url, "game", String(gameID), (await members.called(name)).token);
  return gameID;
}

function all({ tournament }: { tournament: TournamentSnapshot }): TournamentMatch[] {
  return tournament.rounds.flatMap(({ matches }) => matches);
}

/** A tournament of two teams that has begun. */
async function beginDuel(site: Site, title: string, first = "Erika") {
  return begin(site, { title }, { ...pairs, Ringelnattern: [first, "Anton"] });
}

/** A tournament of these teams that has begun. */
async function begin(
  site: Site,
  { title, ...form }: { title: string } & Partial<NewPrivateTournament["form"]>,
  teams: Teams,
) {
  const { url, member } = site;
  const nTeams = Object.keys(teams).length;
  const begun = await create(url, member, { ...cup, title, form: { ...cup.form, ...form, nTeams } });
  await plan(begun.line, teams);
  // Whoever leads it has confirmed already.
  const others = Object.values(teams).flat();
  await accept(
    site,
    begun.id,
    others.filter((name) => name !== member.username),
  );
  await begun.line.ask("tournament:private:start", {});
  begun.line.close();
  // The room accepts ten frames a second from each connection.
  return { id: begun.id, line: await lineTo(url, begun.id, member) };
}

async function create(url: string, { token }: Member, wish: NewPrivateTournament) {
  const lobby = await Line.open(url, "lobby", "main", token);
  const { id } = await lobby.ask<{ id: number }>("tournament:private:create", wish);
  lobby.close();
  return { id, line: await lineTo(url, id, { token }) };
}

function lineTo(url: string, tournamentID: number, { token }: Pick<Member, "token">): Promise<Line> {
  return Line.open(url, "tournament", String(tournamentID), token);
}

async function plan(line: Line, teams: Teams): Promise<void> {
  for (const [teamTitle, players] of Object.entries(teams)) {
    for (const usernameToAdd of players)
      await line.ask("tournament:private:planAddPlayer", { usernameToAdd, teamTitle });
  }
}

async function accept({ url, members }: Site, tournamentID: number, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const line = await lineTo(url, tournamentID, await members.called(name));
    await line.ask("tournament:private:acceptParticipation", {});
    line.close();
  }
}
