import type { CreateTournamentBody } from "#schema/api/tournaments.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { call } from "./calling.ts";
import { comeToMatch, type Member, type Members } from "./joining.ts";
import { Line } from "./line.ts";
import type { Places } from "./pages.ts";

/** The ids of public tournaments in addresses. */
export type PublicTournaments = Pick<
  Places,
  "openTournament" | "fullTournament" | "runningTournament" | "wonTournament"
>;

type Form = Pick<CreateTournamentBody, "title" | "nTeams" | "teamsPerMatch">;
/** The members of teams; the first registers the team and invites the others. */
type Teams = Readonly<Record<string, readonly string[]>>;

type Changed = { changed: readonly TournamentMatch[] };
type Whole = { tournament: TournamentSnapshot };
type Site = { url: string; admin: Member; members: Members };

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long the teams of a tournament that shall begin at once have at first to sign up, in ms. */
const signUpMs = 10_000;

/**
 * Public tournaments of the site at `url`, made by an admin: one whose sign-up runs, one with a waiting list, one whose
 * first round has begun, which is decided at one of two tables and played at the other, and one that has ended.
 */
export async function beginPublicTournaments(
  url: string,
  admin: Member,
  members: Members,
): Promise<PublicTournaments> {
  const site: Site = { url, admin, members };
  const [openTournament, fullTournament, runningTournament, wonTournament] = await Promise.all([
    openSignUp(site),
    fillSignUp(site),
    begin(site, { title: "Adventsturnier", nTeams: 4 }, adventTeams),
    begin(site, { title: "Novemberpokal", nTeams: 3, teamsPerMatch: 3 }, novemberTeams),
  ]);
  await decideFirst(site, runningTournament, "Ein Spieler war verhindert.");
  await comeToSecond(site, runningTournament);
  await decideFirst(site, wonTournament, "Am Stammtisch ausgespielt.");
  return { openTournament, fullTournament, runningTournament, wonTournament };
}

const adventTeams: Teams = {
  "Die Dachse": ["Clara", "Bruno"],
  "Tac-Attacke": ["Jonas", "Rumpel"],
  Hinterholzer: ["Frieda", "Gustav"],
  Abendrunde: ["Hanna", "Ingo"],
};

const novemberTeams: Teams = {
  Ringelnattern: ["Erika", "Frieda"],
  "Die Dachse": ["Clara", "Bruno"],
  Feierabendkugeln: ["Sophie", "Jonas"],
};

/** A sign-up with a complete team, an unanswered invitation, a free place, and somebody who looks for a partner. */
async function openSignUp(site: Site): Promise<number> {
  const deadline = Date.now() + 3 * day;
  const creationDates = [30, 80, 130].map((minutes) => deadline + minutes * minute);
  const id = await create(site, { title: "Nikolausturnier", nTeams: 8, deadline, creationDates });
  await register(site, id, { "Die Dachse": ["Clara", "Bruno"], Waldameisen: ["Jonas"] });
  await ask(site, id, "Sophie", "registerTeam", { name: "Feierabendkugeln", players: ["Anton"] });
  await ask(site, id, "Rumpel", "seekPartner", { isSeeking: true });
  return id;
}

/** A sign-up with more teams than places: one of them is complete, and the member's team waits. */
async function fillSignUp(site: Site): Promise<number> {
  const deadline = Date.now() + 4 * day;
  const id = await create(site, {
    title: "Dreikönigsturnier",
    nTeams: 2,
    deadline,
    creationDates: [deadline + 30 * minute],
  });
  await register(site, id, { "Die Dachse": ["Clara", "Bruno"] });
  await ask(site, id, "Frieda", "registerTeam", { name: "Hinterholzer", players: ["Gustav"] });
  await ask(site, id, "Erika", "registerTeam", { name: "Ringelnattern", players: ["Jonas"] });
  await ask(site, id, "Hanna", "registerTeam", { name: "Feierabendkugelschieber", players: [] });
  return id;
}

/**
 * A tournament with these teams whose first round has begun, which it does when its sign-up has ended. If the teams were
 * not quick enough for that, another one gives them twice the time.
 */
async function begin(site: Site, form: Form, teams: Teams, ms = signUpMs): Promise<number> {
  const deadline = Date.now() + ms;
  const rounds = form.teamsPerMatch === 3 ? 1 : 2;
  const creationDates = Array.from({ length: rounds }, (_, round) => deadline + round * 90 * minute);
  const id = await create(site, { ...form, minTeams: form.nTeams, deadline, creationDates });
  await register(site, id, teams).catch((error) => {
    if (Date.now() < deadline) throw error;
  });
  const line = await Line.open(site.url, "tournament", String(id), site.admin.token);
  const { tournament } = await line.event<Whole>("tournament:public:update", ({ tournament: { status } }) =>
    ["running", "signUpFailed"].includes(status),
  );
  line.close();
  return tournament.status === "running" ? id : begin(site, form, teams, 2 * ms);
}

/** Decides the first match of a tournament by hand. */
async function decideFirst({ url, admin }: Site, id: number, reason: string): Promise<void> {
  const line = await Line.open(url, "tournament", String(id), admin.token);
  const { tournament } = await line.ask<Whole>("tournament:public:get", {});
  const ranking = tournament.rounds[0].matches[0].teams;
  await line.ask("tournament:decideMatch", { tournamentRound: 0, roundGame: 0, ranking, reason });
  line.close();
}

/** Both teams of the second match of a tournament come to their game, once it is open. */
async function comeToSecond({ url, admin, members }: Site, id: number): Promise<void> {
  const line = await Line.open(url, "tournament", String(id), admin.token);
  const secondIn = ({ tournament }: Whole) => tournament.rounds[0].matches[1];
  const whole = await line.ask<Whole>("tournament:public:get", {});
  const { id: matchID, teams } = secondIn(whole);
  const openIn = (matches: readonly TournamentMatch[]) =>
    matches.find(({ id, gameID }) => id === matchID && gameID !== null)?.gameID;
  const open = openIn([secondIn(whole)]);
  const gameID =
    open ??
    (await Promise.race([
      line.event<Changed>("tournament:matches", ({ changed }) => !!openIn(changed)),
      line.event<Whole>("tournament:public:update", (now) => !!openIn([secondIn(now)])),
    ]).then((news) => openIn("changed" in news ? news.changed : [secondIn(news)])));
  line.close();
  const firsts = teams.map((team) =>
    members.called(whole.tournament.teams[team as number].players[0] as string),
  );
  await comeToMatch(url, gameID as number, await Promise.all(firsts));
}

async function create({ url, admin }: Site, body: Omit<CreateTournamentBody, "secondsPerGame" | "begin">) {
  const whole: CreateTournamentBody = { ...body, begin: Date.now(), secondsPerGame: 30 * 60 };
  return (await call<{ id: number }>(url, "createTournament", whole, admin.token)).id;
}

/** Registers teams, whose members all confirm. */
async function register(site: Site, id: number, teams: Teams): Promise<void> {
  await Promise.all(
    Object.entries(teams).map(async ([name, [first, ...players]]) => {
      await ask(site, id, first, "registerTeam", { name, players });
      for (const player of players) await ask(site, id, player, "activateUser", {});
    }),
  );
}

/** Asks a tournament for something, as this player. */
async function ask(site: Site, id: number, username: string, what: string, data: object): Promise<void> {
  const { url, members } = site;
  const { token } = await members.called(username);
  const line = await Line.open(url, "tournament", String(id), token);
  await line.ask(`tournament:public:${what}`, data);
  line.close();
}
