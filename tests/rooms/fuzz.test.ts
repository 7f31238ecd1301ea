import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { answer as answerSchema } from "#schema/protocol/envelope.ts";
import { game as protocol } from "#schema/protocol/game.ts";
import { runs } from "#tests/chance.ts";
import { Player } from "./player.ts";
import { beginGame, goodMove, make, myTurn, position, sit, watch } from "./table.ts";

const requestType = fc.oneof(
  fc.constantFrom(...Object.keys(protocol.requests), "game:snapshot", "constructor", "__proto__"),
  fc.string(),
);
const moveText = fc.oneof(
  fc.string(),
  fc
    .tuple(
      fc.nat(7),
      fc.constantFrom("trade", "discard", "1", "2", "4", "7", "8", "13", "T", "X", "N", "E", "K", "D"),
      fc.constantFrom("", "skip", "1", "X", "b0-0", "0-1", "17-22", "62-h0.2", "h0.0-h0.1", "99-100"),
    )
    .map((words) => words.join(" ").trim()),
);
const moveData = fc.record({ version: fc.oneof(fc.nat(3), fc.integer(), fc.double()), move: moveText });
const frame = fc.oneof(
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 4,
    arbitrary: fc
      .record({
        id: fc.oneof(fc.uuid(), fc.string()),
        type: requestType,
        data: fc.oneof(moveData, fc.record({ v: fc.oneof(fc.nat(5), fc.anything()) }), fc.anything()),
      })
      .map((value) =>
        JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? String(inner) : inner)),
      ),
  },
);

test("whatever is sent, the room lives on, changes nothing unasked, and tells nothing of its inside", async () => {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const spectator = await watch(table);
  const seated = await sit(table, 1);
  const before = await myTurn(seated);
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), fc.boolean(), async (frames, sits) => {
      const player = sits ? await sit(table, 0) : await watch(table);
      await player.event("game:snapshot");
      for (const text of frames) player.send(text);
      // A frame of our own comes last: its answer, or the end of the socket, proves that all others were processed.
      player.send(JSON.stringify({ id: "last", type: "game:catchUp", data: { v: 0 } }));
      await player.until(({ closed, frames }) => closed ?? frames.some((f) => "re" in f && f.re === "last"));
      for (const heard of player.frames) {
        if ("re" in heard) answerSchema.parse(heard);
        else protocol.events[heard.type as keyof typeof protocol.events].parse(heard.data);
      }
      if (player.closed !== undefined) expect(player.closed.code).toBeGreaterThanOrEqual(4400);
      expect(player.texts.join("\n")).not.toMatch(/Error:|\.ts\b|node_modules|\bat \w+ \(/);
      if (!sits) expect(player.texts.join("\n")).not.toMatch(/"hand":\[/);
      player.leave();
    }),
    { numRuns: runs(100) },
  );
  const now = position(spectator)!;
  expect(now.view.traded.slice(1)).toEqual([false, false, false]);
  expect(await make(seated, before.version, goodMove(before) as string)).toMatchObject({ status: 200 });
});

test("frames that are too long or binary end their own socket only", async () => {
  const table = await beginGame({ people: [0, 1, 2, 3] });
  const spectator = await watch(table);
  const [long, binary] = [await watch(table), await watch(table)];
  long.send(`{"id":"1","type":"game:move","data":"${"x".repeat(limits.frameMaxChars)}"}`);
  binary.send(new ArrayBuffer(8));
  expect(await long.untilClosed()).toMatchObject({ code: 4413 });
  expect(await binary.untilClosed()).toMatchObject({ code: 4415 });
  expect((await spectator.ask("game:catchUp", { v: 0 })).status).toBe(200);
});

test.each(["%00", "..", "1e3", "-1", "0x1", "constructor", "a".repeat(300)])(
  "a room named %s is not there",
  async (name) => {
    const player = await Player.connect("game", name).catch((error: Error) => error);
    if (player instanceof Player) expect(await player.untilClosed()).toMatchObject({ code: 4404 });
  },
);
