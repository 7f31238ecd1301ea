import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { lobby as lobbyProtocol } from "#schema/protocol/lobby.ts";
import { tournament as protocol } from "#schema/protocol/tournament.ts";
import { user as userProtocol } from "#schema/protocol/user.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentInvitation } from "#schema/tournament/invitation.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { mute, unmute } from "#store/mutes.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { playAllBut } from "./playedGame.ts";
import { Player } from "./player.ts";
import { patiently, playOn, positionWhere } from "./table.ts";
import {
  aPrivateTournament,
  aPublicTournament,
  letPass,
  lookAt,
  register,
  tournamentSeenBy,
  tournamentWhere,
  untilCome,
} from "./tournaments.ts";
import { aGuest, expectDone } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

const hour = 60 * 60_000;

/** So many users. */
const people = (n: number, beginning = "Tn") =>
  Promise.all(Array.from({ length: n }, () => somebody(beginning)));

/** Goes to the game of a match, as a player. */
async function goToGame(gameID: number, person: Identity): Promise<Player> {
  const ticket = await env.Game.getByName(String(gameID)).issueTicket(person);
  return Player.connect("game", String(gameID), { ticket: ticket as string });
}

/** The games of a round, once all are open. */
async function gamesOf(spectator: Player, round: number): Promise<number[]> {
  const { rounds } = await tournamentWhere(spectator, (now) =>
    now.rounds[round].matches.every(({ gameID }) => gameID !== null),
  );
  return rounds[round].matches.map(({ gameID }) => gameID as number);
}

/** Plays the game to its end, if this is one of its players. */
async function playIfSeated(player: Player): Promise<void> {
  const { view } = await positionWhere(player, () => true);
  if (view.seat !== null) await playOn(player);
}

/** What came over a socket has the shapes that the protocol says. */
function expectProtocol({ events }: Player, { events: schemas }: { events: Record<string, unknown> }) {
  for (const { type, data } of events)
    (schemas[type] as (typeof protocol.events)["tournament:matches"]).parse(data);
}

describe("a public tournament", () => {
  test("goes from its sign-up to its winners, with games of its own", async () => {
    const players = await people(8);
    const now = Date.now();
    const tournament = await aPublicTournament(
      { nTeams: 4 },
      { creationDates: [now + 2 * hour, now + 4 * hour] },
    );
    const spectator = await lookAt(tournament);
    const firstRound = () => spectator.ask("tournament:round", { tournamentRound: 0 });
    expect(await firstRound()).toMatchObject({ error: "not_found" });
    const lobby = await Player.connect("lobby", "main");
    const tab = await home(players[0]);
    const names = ["The foxes", "The bears", "The wolves", "The owls"];
    for (const [t, name] of names.entries())
      await register(tournament, name, players.slice(2 * t, 2 * t + 2));
    await tournamentWhere(spectator, ({ status }) => status === "signUpEnded");

    await letPass(tournament, 2 * hour);
    const first = await gamesOf(spectator, 0);
    await playAllBut(20, { room: env.Game.getByName(String(first[0])) });
    const atTable = new Map<number, Player[]>();
    for (const gameID of first) {
      const seated = await Promise.all(players.map((person) => goToGame(gameID, person)));
      atTable.set(gameID, seated);
    }
    await tournamentWhere(spectator, ({ status }) => status === "running");
    await Promise.all((atTable.get(first[0]) as Player[]).map(playIfSeated));
    const played = await tournamentWhere(spectator, ({ rounds }) =>
      rounds[0].matches.some(({ decision }) => decision?.reason === "won"),
    );
    expect(played.rounds[0].matches.find(({ gameID }) => gameID === first[0])?.score).toContain(8);

    await letPass(tournament, limits.tournamentGameTimeMs.from);
    await tournamentWhere(spectator, ({ endedRounds }) => endedRounds === 1);
    await letPass(tournament, 2 * hour);
    const second = await gamesOf(spectator, 1);
    expect(second).toHaveLength(2);
    for (const gameID of second) await Promise.all(players.map((person) => goToGame(gameID, person)));
    await untilCome(tournament);
    await letPass(tournament, limits.tournamentGameTimeMs.from);
    const over = await tournamentWhere(spectator, ({ status }) => status === "ended");
    expect(over.placements?.toSorted()).toEqual([0, 1, 2, 3]);
    expect((await firstRound()).data).toEqual({ matches: over.rounds[0].matches });
    expectProtocol(spectator, protocol);

    const { data } = await lobby.until(({ events }) =>
      events.find(({ type }) => type === "tournament:winners:update"),
    );
    const [winner] = (data as { winners: { teamName: string; players: string[] }[] }).winners;
    expect(winner.teamName).toBe(over.teams[over.placements?.[0] as number].name);
    expectProtocol(lobby, lobbyProtocol);

    await tab.event("tournament:toast:ended");
    const told = tab.events.filter(({ type }) => type.startsWith("tournament:"));
    expect(told.map(({ type }) => type.slice("tournament:toast:".length))).toEqual([
      "youCreated",
      "playerActivatedComplete",
      "signUpEnded",
      "started",
      "roundStarted",
      "gameStarted",
      "roundEnded",
      "roundStarted",
      "gameStarted",
      "roundEnded",
      "ended",
    ]);
    expectProtocol(tab, userProtocol);
  });

  test("gives its last place to one of 20 teams that are complete at the same time, and tells the others so", async () => {
    const tournament = await aPublicTournament();
    const spectator = await lookAt(tournament);
    await register(tournament, "The foxes", await people(2));
    const teams = await Promise.all(
      Array.from({ length: 20 }, async (_, t) => {
        const pair = await people(2, "Tw");
        const [one, other] = await Promise.all(pair.map((person) => lookAt(tournament, person)));
        const team = { name: `The bears ${t}`, players: [pair[1].name] };
        expectDone(await one.ask("tournament:public:registerTeam", team));
        return other;
      }),
    );
    const answers = await Promise.all(teams.map((one) => one.ask("tournament:public:activateUser", {})));
    expect(answers.map(({ error }) => error).toSorted()).toEqual([...Array(19).fill("full"), undefined]);
    const now = await tournamentWhere(spectator, ({ status }) => status === "signUpEnded");
    expect(now.teams.map(({ name }) => name)).toEqual([
      "The foxes",
      `The bears ${answers.findIndex(({ status }) => status === 200)}`,
    ]);
  });

  test("tells what changes at most once a second, and who was away what they have missed", async () => {
    const tournament = await aPublicTournament({ nTeams: 8 }, { creationDates: dates(3) });
    const spectator = await lookAt(tournament);
    const away = await lookAt(tournament);
    const { v } = await away.event("tournament:public:update");
    away.leave();
    const begun = Date.now();
    const players = await people(12, "To");
    for (let t = 0; t < 6; t++) await register(tournament, `The foxes ${t}`, players.slice(2 * t, 2 * t + 2));
    const areComplete = ({ registerTeams }: TournamentSnapshot) =>
      registerTeams.filter(({ isComplete }) => isComplete).length === 6;
    const seen = await tournamentWhere(spectator, areComplete);
    const most = 2 + Math.ceil((Date.now() - begun) / limits.tournamentPauseMs);
    expect(spectator.events.length).toBeLessThanOrEqual(most);
    expect(spectator.events.length).toBeLessThan(12);

    const back = await Player.connect("tournament", String(tournament.id), { v: String(v) });
    expect(await tournamentWhere(back, areComplete)).toEqual(seen);
    expect(back.events[0].v).toBe(v + 1);
    const last = back.events.length;
    await patiently(back, "tournament:catchUp", { v: spectator.events.at(-1)?.v });
    expect(back.events).toHaveLength(last);
  });

  test("carries out a request once that comes twice, and none of strangers, guests and nobody", async () => {
    const tournament = await aPublicTournament();
    const [ada, ben, cleo, stranger] = await people(4, "Tu");
    const [one, again] = await Promise.all([lookAt(tournament, ada), lookAt(tournament, ada)]);
    const team = { name: "The foxes", players: [ben.name] };
    const answers = await Promise.all(
      [one, again].map((player) => player.ask("tournament:public:registerTeam", team, "twice")),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tournament.room.snapshot())?.registerTeams).toHaveLength(1);

    const refused = async (player: Player, type: string, data: object, error: string) => {
      const answer = await patiently(player, type, data);
      expect({ type, error: answer.error }).toEqual({ type, error });
    };
    const other = await lookAt(tournament, stranger);
    const decision = { tournamentRound: 0, roundGame: 0, ranking: [], reason: "They left" };
    await refused(other, "tournament:public:abort", {}, "not_admin");
    await refused(other, "tournament:decideMatch", decision, "not_found");
    await refused(other, "tournament:public:leaveTournament", {}, "not_member");
    await refused(other, "tournament:public:activateUser", {}, "not_member");
    await refused(other, "tournament:private:start", {}, "not_found");
    await refused(other, "tournament:public:joinTeam", { teamName: "The foxes" }, "team_full");
    await refused(
      other,
      "tournament:public:registerTeam",
      { name: "The foxes", players: [cleo.name] },
      "name_taken",
    );
    const unknown = { name: "The bears", players: ["Nobodyatall"] };
    await refused(other, "tournament:public:registerTeam", unknown, "unknown_player");
    await refused(other, "tournament:public:registerTeam", { name: 7 }, "invalid_data");
    await refused(other, "tournament:public:win", {}, "unknown_type");
    const guest = await lookAt(tournament, await aGuest());
    await refused(guest, "tournament:public:seekPartner", { isSeeking: true }, "members_only");
    await refused(guest, "tournament:public:registerTeam", unknown, "members_only");
    const nobody = await lookAt(tournament);
    await refused(nobody, "tournament:public:seekPartner", { isSeeking: true }, "not_signed_in");
    expect((await tournament.room.snapshot())?.registerTeams).toHaveLength(1);
  });
});

describe("a private tournament", () => {
  /** One whose two teams are complete, and who looks at it. */
  async function aReadyTournament(startsGames: "admin" | "players" | "present") {
    const players = await people(4, "Tp");
    const tournament = await aPrivateTournament(players[0], {}, startsGames);
    const admin = await lookAt(tournament, players[0]);
    for (const [i, { name }] of players.entries()) {
      const teamTitle = i < 2 ? "The foxes" : "The bears";
      expectDone(await admin.ask("tournament:private:planAddPlayer", { usernameToAdd: name, teamTitle }));
    }
    return { players, tournament, admin };
  }

  test("begins once everybody has confirmed, and its game once all its players are there", async () => {
    const { players, tournament, admin } = await aReadyTournament("present");
    expect((await admin.ask("tournament:private:start", {})).error).toBe("not_complete");
    const tab = await home(players[1]);
    const others: Player[] = [];
    for (const player of players.slice(1)) {
      const other = await lookAt(tournament, player);
      expectDone(await other.ask("tournament:private:acceptParticipation", {}));
      others.push(other);
    }
    others[2].leave();
    expectDone(await admin.ask("tournament:private:start", {}));
    const begun = await tournamentWhere(admin, ({ status }) => status === "running");
    expect(begun.rounds[0].matches[0].gameID).toBeNull();
    await lookAt(tournament, players[3]);
    const [gameID] = await gamesOf(admin, 0);
    const { data } = await tab.event("tournament:toast:gameStarted");
    expect(data).toMatchObject({ type: "private", gameID });
  });

  test("broadcasts only the match that has changed, also when its room has just woken up", async () => {
    const { players, tournament, admin } = await aReadyTournament("admin");
    for (const player of players.slice(1)) {
      const other = await lookAt(tournament, player);
      expectDone(await other.ask("tournament:private:acceptParticipation", {}));
      other.leave();
    }
    expectDone(await admin.ask("tournament:private:start", {}));
    await tournamentWhere(admin, (now) => now.status === "running");
    await evictDurableObject(tournament.room, { webSockets: "hibernate" });
    const before = admin.events.length;
    expectDone(await admin.ask("tournament:private:startGame", { tournamentRound: 0, roundGame: 0 }));
    await gamesOf(admin, 0);
    expect(new Set(admin.events.slice(before).map(({ type }) => type))).toEqual(
      new Set(["tournament:matches"]),
    );
  });

  test("has its last result corrected by its organizer alone, for a week after its end", async () => {
    const { players, tournament, admin } = await aReadyTournament("admin");
    const others = await Promise.all(players.slice(1).map((player) => lookAt(tournament, player)));
    for (const other of others) expectDone(await other.ask("tournament:private:acceptParticipation", {}));
    expectDone(await admin.ask("tournament:private:start", {}));
    const decides = (...ranking: number[]) => {
      return { tournamentRound: 0, roundGame: 0, ranking, reason: "Played on the balcony" };
    };
    expectDone(await admin.ask("tournament:decideMatch", decides(0, 1)));
    const { endedAt } = await tournamentWhere(admin, ({ placements }) => placements?.[0] === 0);
    expect((await others[0].ask("tournament:decideMatch", decides(1, 0))).error).toBe("not_admin");
    expectDone(await admin.ask("tournament:decideMatch", decides(1, 0)));
    const corrected = await tournamentWhere(admin, ({ placements }) => placements?.[0] === 1);
    expect(corrected).toMatchObject({ status: "ended", endedAt });
    const block = (blockedUntil: number | null) =>
      db.update(users).set({ blockedUntil }).where(eq(users.id, players[0].id));
    await block(Date.now() + hour);
    expect((await patiently(admin, "tournament:decideMatch", decides(0, 1))).error).toBe("blocked");
    await block(null);
    await runInDurableObject(tournament.room, (instance, { storage: { sql } }) => {
      sql.exec("UPDATE tournament SET ended_at = ended_at - ?", limits.tournamentCorrectionMs);
      (instance as unknown as { onUndone(): void }).onUndone();
    });
    expect((await patiently(admin, "tournament:decideMatch", decides(0, 1))).error).toBe("wrong_status");
  });

  test("goes on without a team that withdraws, which it does before its game, and whose players are told", async () => {
    const { players, tournament, admin } = await aReadyTournament("admin");
    const others = await Promise.all(players.slice(1).map((player) => lookAt(tournament, player)));
    for (const other of others) expectDone(await other.ask("tournament:private:acceptParticipation", {}));
    expect((await patiently(others[1], "tournament:withdraw", {})).error).toBe("wrong_status");
    expectDone(await admin.ask("tournament:private:start", {}));
    await tournamentWhere(admin, (now) => now.status === "running");
    const partner = await home(players[3]);
    expectDone(await others[2].ask("tournament:withdraw", {}));
    expect((await tournament.room.snapshot())?.withdrawn).toEqual([]);
    expectDone(await others[1].ask("tournament:withdraw", {}));
    const { data } = await partner.event("tournament:toast:teamWithdrew");
    expect(data).toMatchObject({ registerTeam: "The bears", player: players[2].name });
    const { status, withdrawn, rounds, teams, placements } = await tournamentWhere(
      admin,
      (now) => now.status === "ended",
    );
    expect({ status, team: teams[withdrawn[0]].name }).toEqual({ status: "ended", team: "The bears" });
    expect(rounds[0].matches[0]).toMatchObject({ gameID: null, decision: { reason: "withdrawn" } });
    expect(teams[placements![0]].name).toBe("The foxes");
    expect((await patiently(others[1], "tournament:withdraw", {})).error).toBe("wrong_status");
  });

  test("keeps a team that would withdraw in the middle of its game", async () => {
    const { players, tournament, admin } = await aReadyTournament("admin");
    const others = await Promise.all(players.slice(1).map((player) => lookAt(tournament, player)));
    for (const other of others) expectDone(await other.ask("tournament:private:acceptParticipation", {}));
    expectDone(await admin.ask("tournament:private:start", {}));
    await tournamentWhere(admin, (now) => now.status === "running");
    expectDone(await admin.ask("tournament:private:startGame", { tournamentRound: 0, roundGame: 0 }));
    await gamesOf(admin, 0);
    expect((await patiently(others[1], "tournament:withdraw", {})).error).toBe("running");
    expect((await tournament.room.snapshot())?.withdrawn).toEqual([]);
  });

  test("names who was asked to play to nobody else, who sees it at once, and everybody once they agree", async () => {
    const [founder, partner] = await people(2, "To");
    const tournament = await aPublicTournament();
    const [hers, his, stranger] = [
      await lookAt(tournament, founder),
      await lookAt(tournament, partner),
      await lookAt(tournament),
    ];
    const team = (player: Player) => tournamentSeenBy(player)?.registerTeams[0];
    const asks = { name: "The foxes", players: [partner.name] };
    expectDone(await hers.ask("tournament:public:registerTeam", asks));
    await his.until(() => team(his)?.members.some(({ name }) => name === partner.name));
    await stranger.until(() => team(stranger)?.asked === 1);
    expect(JSON.stringify(stranger.events)).not.toContain(partner.name);
    expectDone(await his.ask("tournament:public:activateUser", { teamName: "The foxes" }));
    await stranger.until(() => team(stranger)?.members.some(({ name }) => name === partner.name));
  });

  test("tells who was asked to play so at home, by whom and with whom, until they have answered", async () => {
    const [founder, partner] = await people(2, "Ti");
    const tournament = await aPublicTournament();
    const asks = { name: "The foxes", players: [partner.name] };
    const hers = await lookAt(tournament, founder);
    expectDone(await hers.ask("tournament:public:registerTeam", asks));
    const tab = await home(partner);
    const invitations = ({ events }: Player) =>
      events.flatMap(({ data }) => {
        const told = data as { tournamentInvitations?: readonly TournamentInvitation[] };
        return told.tournamentInvitations === undefined ? [] : [told.tournamentInvitations];
      });
    await tab.until((one) => (invitations(one).at(-1)?.length ?? 0) > 0);
    const asked = { tournamentID: tournament.id, type: "public", team: "The foxes", by: founder.name };
    expect(invitations(tab).at(-1)).toMatchObject([{ ...asked, partners: [founder.name] }]);
    // Whoever comes back later still finds it.
    const later = await home(partner);
    await later.until((one) => invitations(one)[0]?.length === 1);
    const his = await lookAt(tournament, partner);
    expectDone(await his.ask("tournament:public:leaveTournament", { teamName: "The foxes" }));
    await later.until((one) => invitations(one).at(-1)?.length === 0);
    expectProtocol(later, userProtocol);
  });

  test("invites nobody who has muted the organizer, and only so many people in an hour", async () => {
    const [organizer, muter, other] = await people(3, "Tm");
    const admin = await lookAt(await aPrivateTournament(organizer), organizer);
    const add = async (who: Identity) =>
      (
        await admin.ask("tournament:private:planAddPlayer", {
          usernameToAdd: who.name,
          teamTitle: "The foxes",
        })
      ).error;
    await mute(db, { userID: muter.id, mutedID: organizer.id }, 1);
    expect(await add(muter)).toBe("not_wanted");
    const many = Array.from({ length: limits.peopleInvitedPerPeriod }, (_, n) => 900_000 + n);
    const own = env.User.getByName(userRoomName(organizer));
    expect(await own.admitInvited(organizer, many.slice(1), "elsewhere")).toBe(true);
    expect(await add(other)).toBeUndefined();
    expectDone(await admin.ask("tournament:private:planRemovePlayer", { usernameToRemove: other.name }));
    await unmute(db, { userID: muter.id, mutedID: organizer.id });
    expect(await add(muter)).toBe("too_many_invited");
  });

  test("shows the secret of its link to its organizer alone, and lets in who has it", async () => {
    const [organizer, guestOfHonor, stranger] = await people(3, "Tq");
    const tournament = await aPrivateTournament(organizer);
    const admin = await lookAt(tournament, organizer);
    const add = { usernameToAdd: organizer.name, teamTitle: "The foxes" };
    expectDone(await admin.ask("tournament:private:planAddPlayer", add));
    const { data } = expectDone(await admin.ask("tournament:private:getInvitation", {}));
    const { invitation } = data as { invitation: string };
    expectDone(await admin.ask("tournament:private:show", { isShown: true }));
    const { key } = await tournamentWhere(admin, ({ isShown }) => isShown);
    const [friend, other] = [
      await lookAt(tournament, guestOfHonor, invitation),
      await lookAt(tournament, stranger, key),
    ];
    expect((await other.ask("tournament:private:show", { isShown: false })).error).toBe("not_admin");
    expect((await other.ask("tournament:private:getInvitation", {})).error).toBe("not_admin");
    const guessed = { teamName: "The foxes", invitation: "x".repeat(22) };
    expect((await other.ask("tournament:private:joinTeam", guessed)).error).toBe("not_found");
    expectDone(await admin.ask("tournament:private:show", { isShown: false }));
    expect(await other.untilClosed()).toMatchObject({ reason: "noSpectators" });
    expectDone(await friend.ask("tournament:private:joinTeam", { teamName: "The foxes", invitation }));
    expectDone(await admin.ask("tournament:private:handOver", { username: guestOfHonor.name }));
    expect((await patiently(admin, "tournament:private:getInvitation", {})).error).toBe("not_admin");
    expectDone(await friend.ask("tournament:private:planRemovePlayer", { usernameToRemove: organizer.name }));
    expect((await tournament.room.snapshot())?.registerTeams).toMatchObject([
      { members: [{ name: guestOfHonor.name }] },
    ]);
  });

  test("is looked for in vain with requests of a public one, and whoever is nobody may only look, with its link", async () => {
    const organizer = await somebody("Tr");
    const tournament = await aPrivateTournament(organizer);
    expect(await (await lookAt(tournament)).untilClosed()).toMatchObject({ reason: "noSpectators" });
    const lead = await lookAt(tournament, organizer);
    const asked = await lead.ask("tournament:private:getInvitation", {});
    const { invitation } = expectDone(asked).data as { invitation: string };
    const nobody = await lookAt(tournament, null, invitation);
    expect((await nobody.ask("tournament:public:get", {})).error).toBe("not_found");
    const { data } = await nobody.ask("tournament:private:get", {});
    expect((data as { tournament: TournamentSnapshot }).tournament).toEqual(tournamentSeenBy(nobody));
    const answer = await patiently(nobody, "tournament:private:acceptParticipation", {});
    expect(answer.error).toBe("not_signed_in");
  });
});

/** Dates of so many rounds, an hour apart. */
function dates(rounds: number): number[] {
  return Array.from({ length: rounds }, (_, round) => Date.now() + (3 + round) * hour);
}
