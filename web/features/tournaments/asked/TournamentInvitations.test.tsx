import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { speak } from "#web/i18n/i18n.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { nothingOwn, signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { TournamentInvitations } from "./TournamentInvitations.tsx";

beforeEach(() => speak("en"));

const asked = { tournamentID: 7, type: "public" as const, title: "Sunday Cup", team: "Foxes", until: null };

test("each team that asks stands there, with who asks, who plays in it, and the way to the answer", async () => {
  signedIn("Anna");
  const alone = { ...asked, tournamentID: 8, type: "private" as const, title: "Club night" };
  userRoomState.write({
    ...nothingOwn,
    tournamentInvitations: [
      { ...asked, by: "Ben", partners: ["Ben", "Cleo"] },
      { ...alone, by: "Dora", partners: [] },
    ],
  });
  show(<TournamentInvitations />, "/en");
  const [cup, club] = await screen.findAllByRole("listitem");
  within(cup).getByText("Ben invites you to the team “Foxes”.");
  within(cup).getByText("With you on the team: Ben and Cleo.");
  const answer = within(cup).getByRole("link", { name: "Sunday Cup: see and answer" });
  expect(answer.getAttribute("href")).toBe("/en/tournament/public/7");
  within(club).getByText(text("tournaments.signUp.alone"));
});
