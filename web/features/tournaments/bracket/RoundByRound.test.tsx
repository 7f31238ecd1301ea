import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { TournamentProtocol } from "#schema/protocol/tournament.ts";
import { aMatch, aTournament, fourTeams } from "#web/net/tournament/testSupport.ts";
import { FakeRoom } from "#web/testing/fakeRooms.ts";
import { signedIn } from "#web/testing/people.ts";
import { open, text } from "#web/testing/show.tsx";

/** A running league of which only the first round is sent; in the second one it rained. */
function aLeague() {
  const round = (number: number) => ({ name: { number }, begins: null, matches: [] });
  const decision = { reason: "byHand", text: "It rained", at: 1 } as const;
  const tournament = aTournament({
    id: 12,
    type: "private",
    status: "running",
    form: {
      ...aTournament().form,
      tournamentType: "roundRobin",
      timePerGameMs: limits.tournamentGameTimeMs.from,
    },
    schedule: null,
    organizer: { admin: "Anna", startsGames: "admin" },
    teams: fourTeams,
    rounds: [{ ...round(1), matches: [aMatch("0-0"), aMatch("0-1", { teams: [2, 3] })] }, round(2), round(3)],
    begunRounds: 1,
    standings: [],
  });
  const room = new FakeRoom<TournamentProtocol>("tournament", "12");
  room.begin("tournament:private:update", () => ({ tournament }));
  room.on("tournament:round", () => ({
    data: { matches: [aMatch("1-0", { teams: [0, 2], winner: 0, decision })] },
  }));
  return room;
}

test("a round that was not sent is fetched when somebody looks at it", async () => {
  const room = aLeague();
  const user = await open("/en/tournament/private/12");
  const rounds = await screen.findByRole("combobox", { name: text("tournaments.bracket.choose") });
  expect(room.askedFor("tournament:round")).toEqual([]);
  await user.selectOptions(rounds, "1");
  await screen.findByText(text("tournaments.reason.byHand", { text: "It rained" }));
  expect(room.askedFor("tournament:round")).toEqual([{ tournamentRound: 1 }]);
});

test("so is one whose results its organizer may want to correct", async () => {
  signedIn("Anna");
  const room = aLeague();
  const user = await open("/en/tournament/private/12/edit");
  await user.click(await screen.findByText(text("tournamentAdmin.matches.decidedByRound")));
  await user.selectOptions(screen.getByRole("combobox"), "1");
  const correct = text("tournamentAdmin.matches.correctWhich", { teams: "Badgers – Geese" });
  await screen.findByRole("button", { name: correct });
  expect(room.askedFor("tournament:round")).toEqual([{ tournamentRound: 1 }]);
});
