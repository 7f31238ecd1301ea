import { expect, test } from "vitest";
import type { TournamentNews } from "#web/net/user/userRoom.ts";
import { show, text } from "#web/testing/show.tsx";
import { toasts } from "#web/ui/toasts.ts";
import { TournamentToasts } from "./TournamentToasts.tsx";

const about = (tournamentID: number) => ({
  ...{ tournamentID, type: "public" as const, tournamentTitle: "Sunday Cup" },
});
const roundEnded = (tournamentID: number): TournamentNews => ({
  v: 1,
  type: "tournament:toast:roundEnded",
  data: { ...about(tournamentID), roundsToFinal: 0, round: "final" },
});
const ended = (tournamentID: number): TournamentNews => ({
  v: 2,
  type: "tournament:toast:ended",
  data: { ...about(tournamentID), winner: null },
});
const titles = () => toasts.read().map(({ title }) => title);

test("that a round has ended is no news any more when its tournament is over", () => {
  show(<TournamentToasts news={[roundEnded(1), ended(1)]} />);
  expect(titles()).toEqual([text("tournamentToasts.ended.nobody")]);
});

test("what happens in another tournament stays on the screen", () => {
  show(<TournamentToasts news={[roundEnded(2), ended(3)]} />);
  expect(titles()).toEqual([
    text("tournamentToasts.roundEnded.final"),
    text("tournamentToasts.ended.nobody"),
  ]);
});
