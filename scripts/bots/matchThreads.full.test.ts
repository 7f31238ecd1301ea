import { expect, test } from "vitest";
import { type Match, playGame } from "./match.ts";
import { MatchThreads } from "./matchThreads.ts";

const match: Match = { a: "solid", b: "random", variant: "4x2m", seed: 5, looks: undefined };

/** An outcome without what differs from run to run. */
const told = ({ winner, cards }: ReturnType<typeof playGame>) => ({ winner, cards });

test("threads play the games of a match in their order, from any game on, also fewer than there are threads", async () => {
  const threads = new MatchThreads(3);
  try {
    const first = await threads.play(match, 5);
    expect(first.map(told)).toEqual([0, 1, 2, 3, 4].map((n) => told(playGame(match, n))));
    const later = await threads.play({ ...match, variant: "6x2m" }, 2, 7);
    expect(later.map(told)).toEqual([7, 8].map((n) => told(playGame({ ...match, variant: "6x2m" }, n))));
  } finally {
    await threads.stop();
  }
});

test("what goes wrong in a thread is told", async () => {
  const threads = new MatchThreads(2);
  try {
    await expect(threads.play({ ...match, variant: "5x1m" as Match["variant"] }, 2)).rejects.toThrow();
  } finally {
    await threads.stop();
  }
});
