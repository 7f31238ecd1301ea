import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "#scripts/process/paths.ts";

it("fifty tables at which everybody moves once a second lose and double nothing", async () => {
  const parameters = [join(root, "scripts/bench-rooms.ts"), "--tables", "50", "--seconds", "10"];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  console.log(stdout.trim());
  const { moves, latencyMs, ratio } = JSON.parse(stdout);
  expect(moves).toMatchObject({ lost: 0, doubled: 0, refused: 0 });
  expect(moves.seenByAll).toBeGreaterThan(50 * 10);
  // The speed depends on what else the machine does: the line above prints it, and `npm run bench:rooms` measures it
  // alone.
  const figures = { p50: expect.any(Number), p95: expect.any(Number), p99: expect.any(Number) };
  expect({ latencyMs, ratio }).toEqual({ latencyMs: figures, ratio: figures });
});
