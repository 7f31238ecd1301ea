import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { beginGame, goodMove, make, positionWhere, sit, watch } from "./table.ts";

/** What docs/scaling.md says of a move at a table of four people with one spectator. */
const rowsOfMove = 5;

test("a move writes as many rows as docs/scaling.md says", async () => {
  const table = await beginGame({ variant: "4x2n", people: [0, 1, 2, 3] });
  const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
  await watch(table);
  const cursors: SqlStorageCursor<never>[] = [];
  await runInDurableObject(table.room, (_, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    sql.exec = (...statement: Parameters<typeof sql.exec>) => {
      const cursor = exec(...statement);
      cursors.push(cursor as never);
      return cursor as never;
    };
  });
  const written = () => cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
  const rows: number[] = [];
  for (let version = 0; version < 40; version++) {
    const positions = await Promise.all(
      players.map((player) => positionWhere(player, (now) => now.version >= version)),
    );
    const mover = positions.findIndex((now) => goodMove(now) !== undefined);
    const before = await runInDurableObject(table.room, written);
    const answer = await make(players[mover], version, goodMove(positions[mover]) as string);
    expect(answer.status).toBe(200);
    rows.push((await runInDurableObject(table.room, written)) - before);
  }
  expect(Math.max(...rows)).toBe(rowsOfMove);
});
