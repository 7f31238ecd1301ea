import { expect, test } from "vitest";
import { forOutsiders, isInside } from "./outside.ts";
import { registerTeam } from "./signUp.ts";
import { snapshotOf } from "./snapshot.ts";
import { aPublicTournament, asker, player } from "./testSupport.ts";

const [ada, bea, cleo] = [1, 2, 3].map(player);

test("who was asked to play is named only to those who belong to the tournament, until they agree", () => {
  const cup = aPublicTournament();
  cup.register("Foxes", 4, 5);
  cup.ask((state, now) => registerTeam(state, asker(ada), { name: "Badgers", players: [bea] }, now));
  expect([ada, bea, cleo, null].map((one) => isInside(cup.state, one))).toEqual([true, true, false, false]);
  const all = snapshotOf({ state: cup.state, key: null, endedAt: null });
  const seen = forOutsiders(all);
  expect(JSON.stringify(all)).toContain(bea.name);
  expect(JSON.stringify(seen)).not.toContain(bea.name);
  expect(seen.registerTeams.map(({ members, asked }) => [members.length, asked])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});
