import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import * as organizing from "./organizing.ts";
import { renamed } from "./people.ts";
import { playableMatches } from "./rounds.ts";
import * as signUp from "./signUp.ts";
import type { TournamentState } from "./state.ts";
import { aPrivateTournament, asker, type Played, player, toastsIn } from "./testSupport.ts";

const [ada, bea, cleo, dora, eve] = [1, 2, 3, 4, 5].map(player);
const adds =
  (one: typeof ada, teamTitle: string, by = asker(ada)) =>
  (state: TournamentState, now: number) =>
    organizing.planAddPlayer(state, by, { player: one, teamTitle }, now);
const removes = (one: typeof ada) => (state: TournamentState) =>
  organizing.planRemovePlayer(state, asker(ada), one);
const accepts = (one: typeof ada) => (state: TournamentState) => signUp.activateUser(state, asker(one));
const declines = (one: typeof ada) => (state: TournamentState) => signUp.leaveTournament(state, asker(one));
const starts = (by: typeof ada) => (state: TournamentState) => organizing.start(state, asker(by));
const startsGame = (by: typeof ada) => (state: TournamentState, now: number) =>
  organizing.startGame(state, asker(by), matchID(state), now);
const matchID = (state: TournamentState) => playableMatches(state)[0]?.id ?? Object.keys(state.matches)[0];

/** A private tournament of two teams, whose organizer plays. */
function aPlannedTournament(startsGames?: "admin" | "players" | "present"): Played {
  const cup = aPrivateTournament(startsGames);
  cup.ask(adds(ada, "Badgers"));
  cup.ask(adds(bea, "Badgers"));
  cup.ask(adds(cleo, "Foxes"));
  cup.ask(adds(dora, "Foxes"));
  return cup;
}

function aStartedTournament(startsGames?: "admin" | "players" | "present"): Played {
  const cup = aPlannedTournament(startsGames);
  for (const one of [bea, cleo, dora]) cup.ask(accepts(one));
  cup.ask(starts(ada));
  return cup;
}

describe("planning a private tournament", () => {
  test("is up to its organizer, who invites players into teams and takes part without confirming", () => {
    const cup = aPrivateTournament();
    expect(cup.refusal(adds(bea, "Badgers", asker(bea)))).toBe("not_admin");
    expect(cup.refusal(adds(bea, "Badgers", asker(ada, { blockedUntil: 1 })))).toBe("blocked");
    cup.ask(adds(ada, "Badgers"));
    expect(toastsIn(cup.ask(adds(bea, "Badgers")))).toEqual([[bea.name, "youWereInvited"]]);
    expect(cup.effects).toContainEqual(expect.objectContaining({ to: bea, mail: "privateInvitation" }));
    expect(cup.refusal(adds(cleo, "Badgers"))).toBe("team_full");
    expect(cup.refusal(adds(bea, "Foxes"))).toBe("other_is_member");
    cup.ask(adds(cleo, "Foxes"));
    expect(cup.refusal(adds(dora, "Geese"))).toBe("too_many");
  });

  test("keeps a team whose players decline, and tells the organizer", () => {
    const cup = aPlannedTournament();
    expect(toastsIn(cup.ask(declines(cleo)))).toEqual([
      [cleo.name, "youLeft"],
      [dora.name, "partnerLeft"],
      [ada.name, "partnerLeft"],
    ]);
    expect(cup.state.registerTeams.map(({ name }) => name)).toEqual(["Badgers", "Foxes"]);
    expect(toastsIn(cup.ask(removes(dora)))).toEqual([]);
    expect(cup.state.registerTeams.map(({ name }) => name)).toEqual(["Badgers"]);
    expect(cup.refusal(removes(dora))).toBe("not_member");
    cup.ask(accepts(bea));
    expect(toastsIn(cup.ask(removes(bea)))).toEqual([
      [bea.name, "youLeft"],
      [ada.name, "partnerLeft"],
    ]);
  });

  test("invites a player by one mail, one toast and one notice, though added and removed again and again", () => {
    const cup = aPrivateTournament();
    for (let n = 0; n < 60; n++) {
      cup.ask(adds(bea, "Badgers"));
      cup.ask(removes(bea));
    }
    const told = cup.effects.filter((effect) => "to" in effect);
    expect(told.map(({ kind }) => kind)).toEqual(["toast", "notice", "mail"]);
    expect(told.at(-1)).toMatchObject({ to: bea, by: ada.id });
  });

  test("lets who has the link join a team with a free place", () => {
    const cup = aPlannedTournament();
    cup.ask(declines(dora));
    cup.ask((state) => signUp.joinTeam(state, asker(eve), "Foxes"));
    expect(cup.refusal((state) => signUp.seekPartner(state, asker(dora)))).toBe("wrong_status");
  });

  test("ends when the organizer starts it, with all teams complete and all players confirmed", () => {
    const cup = aPlannedTournament();
    for (const one of [bea, cleo]) cup.ask(accepts(one));
    expect(cup.refusal(starts(ada))).toBe("not_complete");
    cup.ask(accepts(dora));
    expect(cup.refusal(starts(bea))).toBe("not_admin");
    expect(toastsIn(cup.ask(starts(ada)))).toHaveLength(4);
    expect(cup.state).toMatchObject({ status: "running", teams: [{ name: "Badgers" }, { name: "Foxes" }] });
    expect(cup.refusal(declines(cleo))).toBe("wrong_status");
  });
});

describe("the games of a private tournament", () => {
  test("are begun by the organizer, once", () => {
    const cup = aStartedTournament();
    expect(cup.refusal(startsGame(cleo))).toBe("not_admin");
    expect(cup.ask(startsGame(ada))).toMatchObject([{ kind: "openGame" }]);
    expect(cup.refusal(startsGame(ada))).toBe("running");
  });

  test("are begun by any player of the match where that is set", () => {
    const cup = aStartedTournament("players");
    expect(cup.refusal(startsGame(eve))).toBe("not_member");
    expect(cup.refusal(startsGame(cleo))).toBeNull();
  });

  test("begin by themselves when all players of a match are present, where that is set", () => {
    const cup = aStartedTournament("present");
    const comes = (state: TournamentState, now: number) =>
      organizing.startWithPresent(state, [ada, bea, cleo], now);
    expect(cup.ask(comes)).toEqual([]);
    cup.ask((state) => renamed(state, { ...dora, name: "" }));
    expect(cup.ask(comes)).toMatchObject([{ kind: "openGame" }]);
    expect(cup.ask(comes)).toEqual([]);
  });
});

describe("leading a private tournament", () => {
  test("can be handed over to somebody who takes part", () => {
    const cup = aPlannedTournament();
    const handsOver = (state: TournamentState) => organizing.handOver(state, asker(ada), bea);
    expect(cup.refusal(handsOver)).toBe("not_member");
    cup.ask(accepts(bea));
    expect(toastsIn(cup.ask(handsOver))).toEqual([[bea.name, "youLead"]]);
    expect(cup.refusal(handsOver)).toBe("not_admin");
    expect(cup.state.organizer?.admin).toEqual(bea);
  });

  test("falls to another player when the organizer's account is deleted, or ends with it", () => {
    const cup = aPlannedTournament();
    cup.ask(accepts(cleo));
    cup.ask((state) => renamed(state, { ...ada, name: "" }));
    expect(cup.state.organizer?.admin).toEqual(cleo);
    cup.ask((state) => renamed(state, { ...cleo, name: "" }));
    expect(cup.state.status).toBe("aborted");
  });

  test("ends when nothing has happened for a month", () => {
    const cup = aStartedTournament();
    cup.wait(limits.privateTournamentIdleMs - 1);
    expect(cup.state.status).toBe("running");
    cup.wait(1);
    expect(cup.state.status).toBe("aborted");
  });

  test("can be repeated with the same people, who confirm again", () => {
    const before = aStartedTournament();
    before.ask((state) => renamed(state, { ...dora, name: "" }));
    const cup = aPrivateTournament();
    const effects = cup.ask((state, now) => organizing.planAgain(state, asker(ada), before.state.teams, now));
    expect(toastsIn(effects)).toEqual([
      [bea.name, "youWereInvited"],
      [cleo.name, "youWereInvited"],
    ]);
    expect(cup.state.registerTeams).toMatchObject([
      { name: "Badgers", members: [{ isActivated: true }, { isActivated: false }] },
      { name: "Foxes", members: [{ isActivated: false }] },
    ]);
  });
});
