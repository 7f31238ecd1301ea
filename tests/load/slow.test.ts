import { expect, it, onTestFinished } from "vitest";
import { seatFour } from "#scripts/bench/seating.ts";
import { ReturningPlayer } from "#tests/support/returningPlayer.ts";
import { withSite } from "#tests/support/site.ts";
import { aRelay } from "./relay.ts";

const site = withSite();
const moves = 12;

it("players over slow connections, each part of which takes another time, hear every move once and in order", async () => {
  const { gameID, tokens } = await seatFour(site.url);
  const relays = await Promise.all(tokens.map(() => aRelay(site.url)));
  for (const [at, relay] of relays.entries()) relay.delay(20 * at, 150);
  const players = tokens.map((token, at) => new ReturningPlayer({ url: relays[at].url, gameID, token }));
  onTestFinished(() => {
    for (const player of players) player.close();
  });
  await expect.poll(() => players.every(({ position }) => position)).toBe(true);

  const began = performance.now();
  for (let made = 1; made <= moves; made++) {
    const mover = () => players.find(({ nextMove }) => nextMove);
    await expect.poll(mover, { interval: 10 }).toBeDefined();
    const outcome = await mover()!.requests.ask("game:move", mover()!.nextMove!);
    expect(outcome).toMatchObject({ answer: { status: 200 } });
    await expect
      .poll(() => players.every(({ position }) => position?.version === made), { interval: 10 })
      .toBe(true);
  }
  console.log(`a move took ${((performance.now() - began) / moves).toFixed(0)} ms`);
  const all = Array.from({ length: moves }, (_, at) => at + 1);
  expect(players.map(({ told }) => told)).toEqual(players.map(() => all));
  expect(players.map(({ opened }) => opened)).toEqual(players.map(() => 1));
});
