import { expect, test } from "vitest";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { archiveOf, withoutNames } from "./archive.ts";
import { aBeginning } from "./testSupport.ts";

const ada: Identity = { kind: "user", id: 7, name: "Adalinde", nameVersion: 3 };
const guest: Identity = { kind: "guest", id: 8, name: "guest4821" };
const gone: Identity = { kind: "user", id: 9, name: "Verschwunden" };
const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot3" };
const human = (identity: Identity): SeatOwner => ({ kind: "human", identity });

/** A game in which one who sat on seat 1 was replaced. */
const beginning = {
  ...aBeginning({ seats: [human(ada), human(guest), bot, bot] }),
  sittings: [{ seat: 1, owner: human(gone), version: 0, at: 5 }],
  abortedAt: 9,
};

/** As older versions stored it. */
const former = {
  game: beginning.game,
  sittings: beginning.sittings,
  abortedAt: 9,
  decision: null,
  autopilot: [],
};

test("an archive has no name of a person, and those of bots", () => {
  const text = JSON.stringify(archiveOf(beginning, []));
  expect(text).toContain("bot3");
  for (const { name } of [ada, guest, gone]) expect(text).not.toContain(name);
  expect(text).not.toContain("nameVersion");
});

test("an archive from before, without its names, is that of today", () => {
  expect(withoutNames(former)).toEqual(archiveOf(beginning, []));
});
