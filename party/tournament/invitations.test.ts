import { expect, test } from "vitest";
import type { Identity } from "#schema/rooms.ts";
import { invitationsTo } from "./invitations.ts";
import { messagesBetween } from "./messages.ts";
import { planAddPlayer } from "./organizing.ts";
import { activateUser, registerTeam } from "./signUp.ts";
import type { TournamentState } from "./state.ts";
import { aPrivateTournament, aPublicTournament, asker, hour, player } from "./testSupport.ts";

const [anna, ben, cleo] = [player(1), player(2), player(3)];
const kept = (state: TournamentState) => ({ state, key: null, invitation: "i", endedAt: null });
/** The people whose own rooms are told of a change. */
const toldOf = (before: TournamentState, next: TournamentState) =>
  messagesBetween(kept(before), kept(next)).flatMap(({ kind, payload }) =>
    kind === "belongs" ? (payload as Identity).id : [],
  );

test("an invitation says who asks, with whom one would play, and until when; it ends with the answer", () => {
  const cup = aPublicTournament({ playersPerTeam: 3 });
  cup.ask((state, now) => registerTeam(state, asker(anna), { name: "Foxes", players: [ben, cleo] }, now));
  expect(invitationsTo(cup.state, ben)).toEqual([
    {
      ...{ tournamentID: cup.state.id, type: "public", title: cup.state.title },
      ...{ team: "Foxes", by: anna.name, partners: [anna.name, cleo.name], until: 10 * hour },
    },
  ]);
  expect(invitationsTo(cup.state, anna)).toEqual([]);
  const asked = cup.state;
  cup.ask((state) => activateUser(state, asker(ben), "Foxes"));
  expect(invitationsTo(cup.state, ben)).toEqual([]);
  expect(toldOf(asked, cup.state)).toEqual([ben.id]);
  cup.until(10 * hour);
  expect(invitationsTo(cup.state, cleo)).toEqual([]);
  expect(toldOf(asked, cup.state)).toContain(cleo.id);
});

test("in a private tournament its organizer asks, and who comes into the team later is named, too", () => {
  const cup = aPrivateTournament();
  const organizer = cup.state.organizer?.admin as Identity;
  const add = (who: Identity) =>
    cup.ask((state, now) => planAddPlayer(state, asker(organizer), { player: who, teamTitle: "Foxes" }, now));
  add(ben);
  expect(invitationsTo(cup.state, ben)).toMatchObject([{ by: organizer.name, partners: [], until: null }]);
  const before = cup.state;
  add(cleo);
  expect(invitationsTo(cup.state, ben)).toMatchObject([{ partners: [cleo.name] }]);
  expect(toldOf(before, cup.state).toSorted()).toEqual([ben.id, cleo.id]);
});
