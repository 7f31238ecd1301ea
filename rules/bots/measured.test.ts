import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { chanceStream } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, moveSeat } from "../move.ts";
import type { State } from "../state.ts";
import { playSensibleGame } from "../testSupport.ts";
import type { VariantName } from "../variant.ts";
import { viewOf } from "../view.ts";
import { type Budget, chooseMove, review } from "./bot.ts";
import type { SeatedView } from "./greedy.ts";
import type { BotLevel } from "./levels.ts";
import { planned } from "./plan.ts";

const seed = new Uint8Array(32).fill(11);
/** A bot is asked at every so many moves of a game, one that thinks longer at fewer. */
const movesBetween = 7;
const movesBetweenThoughts = 42;
/** So that a master's searches take no seconds. */
const mastersBudget: Budget = { looks: 1000 };

/**
 * Hashes of what the bots play, and of the points that they give to moves. The tables of docs/bots.md state the strength of
 * just these bots: whoever changes how one plays measures it anew, and then takes over its hash.
 */
const measured: Partial<Record<VariantName, Record<BotLevel, string>>> = {
  "4x2m": { beginner: "aada92d6e06c", solid: "55e6d18b11f2", strong: "9e91b31cfa23", master: "5fba9406ac52" },
  "6x3m": { beginner: "a804b7a4ba9f", solid: "755285dd1834", strong: "ae6912f7d7cb", master: "012e2f78752b" },
  "4x1m": { beginner: "8bf3a73f77db", solid: "b49bb3699947", strong: "8ac640793fe0", master: "d5ea3dda17fe" },
};

test.each(Object.entries(measured))("at %s the bots play as when they were measured", (variant, hashes) => {
  const positions = positionsOf(variant as VariantName);
  const rarer = positions.filter((_, n) => n % (movesBetweenThoughts / movesBetween) === 0);
  const played = (of: (view: SeatedView, n: number) => string) => hashOf(rarer.map(of));
  expect({
    beginner: hashOf(positions.map((view, n) => chosen(view, "beginner", n))),
    solid: played((view, n) => `${chosen(view, "solid", n)} ${plannedIn(view)}`),
    strong: played((view, n) => chosen(view, "strong", n)),
    master: played(judged),
  }).toEqual(hashes);
});

/** Views of who has to decide, from the first move to the last. */
function positionsOf(variant: VariantName): SeatedView[] {
  const views: SeatedView[] = [];
  let n = 0;
  playSensibleGame(variant, seed, (state) => {
    if (n++ % movesBetween === 0) views.push(viewOf(state, deciderOf(state)) as SeatedView);
  });
  return views;
}

function deciderOf(state: State) {
  return moveSeat(legalMoves(state)[0]);
}

function chosen(view: SeatedView, level: BotLevel, n: number): string {
  return formatMove(chooseMove(view, level, chanceStream(seed, n)) ?? legalMoves(view)[0]);
}

/** The moves as they are planned, best first, with their points. */
function plannedIn(view: SeatedView): string {
  return planned(view, legalMoves(view))
    .map(({ move, worth }) => `${formatMove(move)} ${worth.toFixed(3)}`)
    .join();
}

/** A master's choice, and by how much it is better than another move. */
function judged(view: SeatedView, n: number): string {
  const reviewing = review(view, legalMoves(view)[0], chanceStream(seed, n), mastersBudget);
  for (;;) {
    const step = reviewing.next();
    if (step.done) return `${formatMove(step.value.best)} ${step.value.lost.toFixed(3)}`;
  }
}

function hashOf(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);
}
