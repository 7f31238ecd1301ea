import { createHash } from "node:crypto";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { newGame } from "#rules/newGame.ts";
import { hexOf } from "#rules/notation/hex.ts";
import { seedRecord } from "#rules/notation/seedRecord.ts";
import { dialog, text } from "#web/testing/show.tsx";
import { openGame } from "#web/testing/table.tsx";

const seed = new Uint8Array(32).fill(7);
const otherSeed = new Uint8Array(32).fill(8);

test("the checksum is there to be copied from the first deal on, and another game’s end is not accepted", async () => {
  const { game, person } = await openGame(newGame("4x2m", seed), { seedHash: hashOf(seed) });
  await person.click(screen.getByRole("button", { name: text("table.open") }));
  const table = within(await dialog());
  await person.click(table.getByRole("radio", { name: text("table.parts.deal") }));
  const shown = await table.findByRole<HTMLInputElement>("textbox", { name: text("table.end.seedHash") });
  expect(shown.value).toBe(hashOf(seed));

  const end = { seed: hexOf(otherSeed), seedHash: hashOf(otherSeed) };
  game.room.on("game:getFeats", () => ({ data: { feats: [] } }));
  game.room.on("game:getStatistics", () => ({ data: { players: [] } }));
  game.room.on("game:getLog", () => {
    const { seedHash } = end;
    const record = seedRecord({
      gameID: 7,
      variant: "4x2m",
      seed: otherSeed,
      seedHash,
      draw: null,
      moves: [],
      decision: null,
    });
    return { data: { variant: "4x2m", ...end, draw: null, record, times: [] } };
  });
  game.say({ ...end, status: "aborted", endedAt: 1 });
  game.tellAll();
  // What was seen first is shown still.
  expect(shown.value).toBe(hashOf(seed));
  await person.click(await screen.findByText(text("table.end.deal")));
  await screen.findByText(text("table.end.dealBad"));
  screen.getByText(text("table.deal.differs.otherHash"));
  screen.getByText(text("table.deal.differs.hand", { move: 1 }));
});

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
