import { expect, it, onTestFinished } from "vitest";
import { seatFour } from "#scripts/bench/seating.ts";
import { ReturningPlayer } from "#tests/support/returningPlayer.ts";
import { withSite } from "#tests/support/site.ts";
import { aRelay } from "./relay.ts";

const site = withSite();
const tables = 100;
/** The number of tables where people sit down at the same time. */
const atOnce = 5;
const backWithinMs = 30_000;

/** A game with its four players and a spectator. */
type Crowd = ReturningPlayer[];

async function sitDown(url: string): Promise<Crowd> {
  const { gameID, tokens } = await seatFour(site.url);
  const crowd = [...tokens, undefined].map((token) => new ReturningPlayer({ url, gameID, token }));
  onTestFinished(() => {
    for (const player of crowd) player.close();
  });
  await expect.poll(() => crowd.every(({ position }) => position)).toBe(true);
  return crowd;
}

/** Makes some player of the table move; resolves with the room's answer. */
function move(crowd: Crowd) {
  const player = crowd.find(({ nextMove }) => nextMove);
  if (!player) throw new Error("nobody can move");
  return player.requests.ask("game:move", player.nextMove);
}

const isAt = (crowd: Crowd, version: number) =>
  crowd.every((player) => player.isOpen && player.position?.version === version);

it(`${5 * tables} clients of ${tables} tables that are cut at once are back within 30 s, and nothing is lost`, async () => {
  const relay = await aRelay(site.url);
  const crowds: Crowd[] = [];
  for (let first = 0; first < tables; first += atOnce) {
    crowds.push(...(await Promise.all(Array.from({ length: atOnce }, () => sitDown(relay.url)))));
  }
  const before = await Promise.all(crowds.map(move));
  await expect.poll(() => crowds.every((crowd) => isAt(crowd, 1))).toBe(true);

  // Another move is on its way at every table. For some the room receives it and the answer is lost, for others neither
  // arrives.
  const under = crowds.map(move);
  relay.cut();
  const cutAt = performance.now();
  await expect
    .poll(() => crowds.every((crowd) => isAt(crowd, 2)), { timeout: backWithinMs, interval: 50 })
    .toBe(true);
  console.log(`all back after ${((performance.now() - cutAt) / 1000).toFixed(1)} s`);

  for (const outcome of [...before, ...(await Promise.all(under))]) {
    expect(outcome).toMatchObject({ answer: { status: 200 } });
  }
  const players = crowds.flat();
  expect(players.map(({ opened }) => opened)).toEqual(players.map(() => 2));
  expect(players.map(({ told }) => told)).toEqual(players.map(() => [1, 2]));
});
