import { describe, expect, test } from "vitest";
import type { Identity } from "#schema/rooms.ts";
import * as leading from "./leading.ts";
import { renamed } from "./people.ts";
import * as signUp from "./signUp.ts";
import { teamsByPlace } from "./state.ts";
import {
  admin,
  aPublicTournament,
  asker,
  hour,
  minute,
  type Played,
  player,
  toastsIn,
} from "./testSupport.ts";

const [ada, bea, cleo, dora] = [1, 2, 3, 4].map(player);
const names = ({ state }: Played) => teamsByPlace(state).map(({ name }) => name);
const registers =
  (by: Identity, name: string, ...players: Identity[]) =>
  (state: Played["state"], now: number) =>
    signUp.registerTeam(state, asker(by), { name, players }, now);
const joins = (by: Identity, name: string) => (state: Played["state"]) =>
  signUp.joinTeam(state, asker(by), name);
const activates = (by: Identity) => (state: Played["state"]) => signUp.activateUser(state, asker(by));
const leaves = (by: Identity) => (state: Played["state"]) => signUp.leaveTournament(state, asker(by));
const seeks = (by: Identity) => (state: Played["state"]) => signUp.seekPartner(state, asker(by));

describe("the sign-up", () => {
  test("begins at its date and not before", () => {
    const cup = aPublicTournament({ signUpBegin: hour });
    expect(cup.state.status).toBe("signUpWaiting");
    expect(cup.refusal(registers(ada, "Badgers", bea))).toBe("wrong_status");
    cup.until(hour);
    expect(cup.state.status).toBe("signUp");
    expect(cup.refusal(registers(ada, "Badgers", bea))).toBeNull();
  });

  test("takes a team whose founder is in at once, and invites the partner by toast and mail", () => {
    const cup = aPublicTournament();
    const effects = cup.ask(registers(ada, "Badgers", ada, bea));
    expect(toastsIn(effects)).toEqual([
      [ada.name, "youCreated"],
      [bea.name, "youWereInvited"],
    ]);
    expect(effects).toContainEqual(expect.objectContaining({ kind: "mail", to: bea, mail: "invitation" }));
    expect(cup.state.registerTeams[0]).toMatchObject({ completedAt: null });
    expect(toastsIn(cup.ask(activates(bea)))).toEqual([
      [bea.name, "youActivatedComplete"],
      [ada.name, "playerActivatedComplete"],
    ]);
    expect(cup.state.registerTeams[0].completedAt).not.toBeNull();
  });

  test("refuses guests, the blocked, names that are taken, and who is in a team already", () => {
    const cup = aPublicTournament();
    cup.ask(registers(ada, "Badgers", bea));
    const guest: Identity = { kind: "guest", id: 1, name: "guest1000" };
    expect(cup.refusal(registers(guest, "Foxes"))).toBe("members_only");
    expect(cup.refusal(joins(guest, "Badgers"))).toBe("members_only");
    const blocked = asker(cleo, { blockedUntil: hour });
    const tries = (state: Played["state"], now: number) =>
      signUp.registerTeam(state, blocked, { name: "Foxes", players: [] }, now);
    expect(cup.refusal(tries)).toBe("blocked");
    expect(cup.refusal(registers(cleo, "badgers"))).toBe("name_taken");
    cup.ask(activates(bea));
    expect(cup.refusal(registers(bea, "Foxes"))).toBe("already_member");
    expect(cup.refusal(registers(cleo, "Foxes", bea))).toBe("other_is_member");
    expect(cup.refusal(registers(cleo, "Foxes", dora, player(5)))).toBe("too_many_players");
    cup.wait(hour);
    expect(cup.refusal(tries)).toBeNull();
  });

  test("lets several teams ask for the same player, who decides for one of them, or for another team", () => {
    const cup = aPublicTournament();
    cup.ask(registers(ada, "Badgers", bea));
    cup.ask(registers(cleo, "Foxes", bea));
    cup.ask(registers(dora, "Geese", bea));
    cup.ask((state) => signUp.leaveTournament(state, asker(bea), "Geese"));
    const accepts = (state: Played["state"]) => signUp.activateUser(state, asker(bea), "Foxes");
    expect(toastsIn(cup.ask(accepts))).toEqual([
      [ada.name, "partnerLeft"],
      [bea.name, "youActivatedComplete"],
      [cleo.name, "playerActivatedComplete"],
    ]);
    expect(cup.state.registerTeams.map(({ members }) => members.length)).toEqual([1, 2, 1]);
    expect(cup.refusal(registers(player(5), "Hares", dora))).toBe("other_is_member");
    cup.ask(leaves(dora));
    cup.ask(registers(player(5), "Hares", dora));
    cup.ask(joins(dora, "Hares"));
    expect(cup.state.registerTeams.at(-1)).toMatchObject({
      name: "Hares",
      members: [{}, { isActivated: true }],
    });
  });

  test("invites a player once, however often, by whomever, and into whatever team", () => {
    const cup = aPublicTournament();
    cup.ask(registers(ada, "Badgers", bea));
    const told = [ada, cleo].flatMap((founder) =>
      [1, 2, 3].flatMap((n) => {
        const left = cup.refusal(leaves(founder)) === null ? cup.ask(leaves(founder)) : [];
        return [...left, ...cup.ask(registers(founder, `${founder.name} ${n}`, bea))];
      }),
    );
    const toBea = told.filter((effect) => "to" in effect && effect.to.id === bea.id);
    expect(toBea.filter(({ kind }) => kind === "mail" || kind === "notice")).toEqual([]);
    // That the same partner has left is the same toast each time.
    expect(toBea.map(({ kind, key }) => [kind, key.startsWith("coming ")])).toEqual(
      toBea.map(() => ["toast", true]),
    );
  });

  test("tells of the same player's coming and going in the same team by the same toasts", () => {
    const cup = aPublicTournament();
    cup.ask(registers(ada, "Badgers"));
    const keys = (command: Parameters<Played["ask"]>[0]) =>
      cup.ask(command).flatMap((effect) => ("to" in effect && effect.to.id === ada.id ? effect.key : []));
    const first = [...keys(joins(bea, "Badgers")), ...keys(leaves(bea))];
    expect(first).toHaveLength(2);
    expect([...keys(joins(bea, "Badgers")), ...keys(leaves(bea))]).toEqual(first);
    expect([...keys(joins(cleo, "Badgers")), ...keys(leaves(cleo))]).not.toEqual(first);
  });

  test("lets a player join a team with a free place", () => {
    const cup = aPublicTournament();
    cup.ask(registers(ada, "Badgers"));
    expect(cup.refusal(joins(bea, "Foxes"))).toBe("not_found");
    expect(toastsIn(cup.ask(joins(bea, "Badgers")))).toEqual([
      [bea.name, "youJoinedComplete"],
      [ada.name, "playerJoinedComplete"],
    ]);
    expect(cup.refusal(joins(cleo, "Badgers"))).toBe("team_full");
  });

  test("drops a team of which nobody is left who has confirmed", () => {
    const cup = aPublicTournament();
    cup.ask(registers(ada, "Badgers", bea));
    expect(toastsIn(cup.ask(leaves(ada)))).toEqual([
      [ada.name, "youLeft"],
      [bea.name, "partnerLeft"],
    ]);
    expect(names(cup)).toEqual([]);
    expect(cup.refusal(leaves(bea))).toBe("not_member");
    expect(cup.refusal(registers(bea, "Badgers"))).toBeNull();
  });

  test("takes deleted accounts out of their teams", () => {
    const cup = aPublicTournament();
    cup.register("Badgers", 1, 2);
    cup.ask(seeks(cleo));
    expect(toastsIn(cup.ask((state) => renamed(state, { ...bea, name: "" })))).toEqual([
      [ada.name, "partnerLeft"],
    ]);
    cup.ask((state) => renamed(state, { ...cleo, name: "" }));
    expect(cup.state.registerTeams[0]).toMatchObject({ completedAt: null, members: [{ identity: ada }] });
    expect(cup.state.seekers).toEqual([]);
  });
});

describe("the places", () => {
  test("go to the teams that were complete first; the others wait, and move up when somebody withdraws", () => {
    const cup = aPublicTournament({ nTeams: 3 });
    cup.ask(registers(ada, "Badgers", bea));
    cup.register("Foxes", 3, 4);
    cup.register("Geese", 5, 6);
    expect(names(cup)).toEqual(["Foxes", "Geese", "Badgers"]);
    cup.ask(leaves(cleo));
    cup.ask(activates(bea));
    expect(names(cup)).toEqual(["Geese", "Badgers", "Foxes"]);
  });

  test("are gone when all are taken by complete teams: then nobody withdraws, and all get the calendar", () => {
    const cup = aPublicTournament();
    cup.ask(registers(player(20), "Herons", player(21)));
    cup.ask(seeks(player(22)));
    for (const n of [0, 1, 2]) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
    cup.ask(registers(player(7), "Team 3"));
    const effects = cup.ask(joins(player(8), "Team 3"));
    expect(cup.state.status).toBe("signUpEnded");
    expect(cup.state.teams.map(({ name }) => name)).toEqual(["Team 0", "Team 1", "Team 2", "Team 3"]);
    const told = (kind: string) => toastsIn(effects).filter(([, toast]) => toast === kind);
    expect(told("signUpEnded")).toHaveLength(8);
    expect(told("signUpMissed").map(([name]) => name)).toEqual([20, 21, 22].map((id) => player(id).name));
    expect(effects.filter((effect) => effect.kind === "mail" && effect.mail === "calendar")).toHaveLength(8);
    expect(cup.refusal(leaves(ada))).toBe("full");
    expect(cup.refusal(seeks(player(30)))).toBe("full");
  });

  test("20 teams that complete at once for the last place: one gets it, 19 hear that all is full", () => {
    const cup = aPublicTournament();
    for (const n of [0, 1, 2]) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
    const rivals = Array.from({ length: 20 }, (_, n) => [player(100 + n), player(200 + n)]);
    for (const [n, [one, other]] of rivals.entries()) cup.ask(registers(one, `Rivals ${n}`, other));
    const answers = rivals.map(([, other]) => {
      const refusal = cup.refusal(activates(other));
      if (refusal === null) cup.ask(activates(other));
      return refusal;
    });
    expect(answers).toEqual([null, ...Array(19).fill("full")]);
    expect(cup.state.teams.map(({ name }) => name)).toContain("Rivals 0");
    const missed = toastsIn(cup.effects).filter(([, kind]) => kind === "signUpMissed");
    expect(missed).toHaveLength(38);
  });

  test("can be made more or fewer before the sign-up has ended, if the dates match the rounds", () => {
    const cup = aPublicTournament();
    const resizes =
      (nTeams: number, creationDates?: number[], by = admin) =>
      (state: Played["state"]) =>
        leading.changeTournamentSignUpSize(state, by, { nTeams, creationDates });
    expect(cup.refusal(resizes(8, undefined, asker(ada)))).toBe("not_admin");
    expect(cup.refusal(resizes(8))).toBe("wrong_dates");
    expect(cup.refusal(resizes(8, [12 * hour, 13 * hour, 13 * hour + minute]))).toBe("wrong_dates");
    expect(cup.refusal(resizes(8, [9 * hour, 13 * hour, 14 * hour]))).toBe("wrong_dates");
    cup.ask(resizes(8, [12 * hour, 13 * hour, 14 * hour]));
    for (const n of [0, 1, 2, 3]) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
    expect(cup.state.status).toBe("signUp");
    cup.ask(resizes(3, [12 * hour, 13 * hour]));
    expect(cup.state.status).toBe("signUpEnded");
    expect(toastsIn(cup.effects).filter(([, kind]) => kind === "signUpMissed")).toHaveLength(2);
    expect(cup.refusal(resizes(4))).toBe("wrong_status");
  });
});

describe("the deadline", () => {
  test("is the end of a sign-up with enough complete teams", () => {
    const cup = aPublicTournament();
    cup.register("Badgers", 1, 2);
    cup.register("Foxes", 3, 4);
    cup.ask(registers(player(5), "Geese"));
    const effects = cup.until(10 * hour);
    expect(cup.state).toMatchObject({
      status: "signUpEnded",
      teams: [{ name: "Badgers" }, { name: "Foxes" }],
    });
    expect(toastsIn(effects)).toContainEqual([player(5).name, "signUpMissed"]);
  });

  test("fails a sign-up with too few", () => {
    const cup = aPublicTournament({ minTeams: 3 });
    cup.register("Badgers", 1, 2);
    cup.register("Foxes", 3, 4);
    expect(toastsIn(cup.until(10 * hour))).toEqual(
      [1, 2, 3, 4].map((id) => [player(id).name, "signUpFailed"]),
    );
    expect(cup.state.status).toBe("signUpFailed");
    expect(cup.refusal(registers(player(5), "Geese"))).toBe("wrong_status");
  });

  test("puts those together who look for a partner, by lot, always the same for the same seed", () => {
    const play = () => {
      const cup = aPublicTournament();
      for (let id = 1; id <= 7; id++) cup.ask(seeks(player(id)));
      cup.ask((state) => signUp.stopSeeking(state, asker(player(6))));
      cup.ask(registers(player(7), "Badgers"));
      cup.ask(joins(player(8), "Badgers"));
      cup.until(10 * hour);
      return cup;
    };
    const cup = play();
    expect(cup.state.teams.map(({ name }) => name)[0]).toBe("Badgers");
    expect(cup.state.teams).toHaveLength(3);
    const drawn = cup.state.teams.slice(1).flatMap(({ players }) => players.map(({ id }) => id));
    expect(new Set(drawn).size).toBe(4);
    expect(toastsIn(cup.effects).filter(([, kind]) => kind === "signUpMissed")).toHaveLength(1);
    expect(play().state).toEqual(cup.state);
  });

  test("counts also when it is noticed days later", () => {
    const cup = aPublicTournament();
    cup.register("Badgers", 1, 2);
    cup.register("Foxes", 3, 4);
    cup.now = 100 * hour;
    expect(cup.refusal(registers(player(5), "Geese", player(6)))).toBe("full");
  });
});
