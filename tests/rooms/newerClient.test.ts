import { expect, test } from "vitest";
import { beginGame, goodMove, make, myTurn, sit, watch } from "./table.ts";

test("a client that is newer than its room is refused what the room does not know, and the game goes on", async () => {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const player = await sit(table, 1);
  const other = await watch(table);
  const { version, ...position } = await myTurn(player);
  const move = goodMove({ version, ...position }) as string;
  expect(await player.ask("game:sparkle", { version })).toMatchObject({ status: 404, error: "unknown_type" });
  const sparkling = { version, move, sparkles: 7 };
  expect(await player.ask("game:move", sparkling)).toMatchObject({ status: 422, error: "invalid_data" });
  expect(player.closed).toBeUndefined();
  expect(await make(player, version, move)).toMatchObject({ status: 200 });
  expect(await other.event("game:moved")).toBeDefined();
});
