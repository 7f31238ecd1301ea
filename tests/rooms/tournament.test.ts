import { describe, expect, test } from "vitest";
import { tournament as protocol } from "#schema/protocol/tournament.ts";
import type { Identity } from "#schema/rooms.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { patiently } from "./table.ts";
import {
  aPrivateTournament,
  aPublicTournament,
  lookAt,
  type Opened,
  tournamentWhere,
} from "./tournaments.ts";
import { expectDone } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

/** Registers a team of these two, who both confirm. */
async function register(tournament: Opened, name: string, [first, second]: readonly Identity[]) {
  const [one, other] = [await lookAt(tournament, first), await lookAt(tournament, second)];
  expectDone(await one.ask("tournament:public:registerTeam", { name, players: [second.name] }));
  expectDone(await other.ask("tournament:public:activateUser", {}));
  return [one, other];
}

describe("the sign-up of a public tournament", () => {
  test("ends as soon as all places are taken, and everybody sees it", async () => {
    const tournament = await aPublicTournament();
    const spectator = await lookAt(tournament);
    const people = await Promise.all(["Tra", "Trb", "Trc", "Trd"].map(somebody));
    const tab = await home(people[0]);
    await register(tournament, "The foxes", people.slice(0, 2));
    await register(tournament, "The bears", people.slice(2));
    const now = await tournamentWhere(spectator, ({ status }) => status === "signUpEnded");
    expect(now.teams.map(({ name }) => name)).toEqual(["The foxes", "The bears"]);
    for (const { type, data } of spectator.events)
      protocol.events[type as "tournament:public:update"].parse(data);
    const { data } = await tab.event("tournament:toast:signUpEnded");
    expect(data).toEqual({
      tournamentID: tournament.id,
      type: "public",
      tournamentTitle: "Sunday cup",
      registerTeam: "The foxes",
    });
  });
});

test("a request of the other kind of tournament finds nothing, and whoever is nobody may only look", async () => {
  const tournament = await aPrivateTournament(await somebody("Tre"));
  const nobody = await lookAt(tournament);
  expect((await nobody.ask("tournament:public:get", {})).error).toBe("not_found");
  const { data } = await nobody.ask("tournament:private:get", {});
  expect((data as { tournament: TournamentSnapshot }).tournament.status).toBe("planned");
  const answer = await patiently(nobody, "tournament:private:acceptParticipation", {});
  expect(answer.error).toBe("not_signed_in");
});
