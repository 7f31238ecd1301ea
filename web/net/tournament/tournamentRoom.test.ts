import { expect, test } from "vitest";
import { type TournamentMatch, type TournamentRound, withMatches } from "./tournamentRoom.ts";

const match = (id: string, more: Partial<TournamentMatch> = {}): TournamentMatch => ({
  id,
  teams: [0, 1],
  score: [],
  winner: null,
  isForThirdPlace: false,
  gameID: null,
  comeUntil: null,
  endsAt: null,
  decision: null,
  ...more,
});
const rounds: TournamentRound[] = [
  { name: "semiFinal", begins: null, matches: [match("0-0"), match("0-1")] },
  { name: "final", begins: null, matches: [match("1-0")] },
];

test("a match that has changed is replaced, and everything else stays the same", () => {
  const changed = match("0-1", { score: [3, 1] });
  const next = withMatches(rounds, [changed]);
  expect(next[0].matches).toEqual([rounds[0].matches[0], changed]);
  expect(next[0].matches[0]).toBe(rounds[0].matches[0]);
  expect(next[1]).toBe(rounds[1]);
});
