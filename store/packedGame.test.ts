import { expect, test } from "vitest";
import { packGame, unpackGame } from "./packedGame.ts";

const moves = Array.from({ length: 370 }, (_, i) => ({
  move: `${i % 4} ${(i * 7) % 13} r${(i * 11) % 64}-r${(i * 13) % 64}`,
  at: 1_795_000_000_000 + i * 5_000 + ((i * 7919) % 4_000),
}));

test("a packed game is the same again, and small", async () => {
  const packed = await packGame({ moves, room: { some: ["thing"] } });
  expect(await unpackGame(packed)).toEqual({ moves, room: { some: ["thing"] }, draw: null });
  expect(packed.length).toBeLessThan(6_000);
});

test("a game without a move is one, too", async () => {
  expect(await unpackGame(await packGame({ moves: [] }))).toEqual({ moves: [], room: undefined, draw: null });
});

test("a game from before is read as it is", async () => {
  expect(await unpackGame(moves)).toEqual({ moves });
});
