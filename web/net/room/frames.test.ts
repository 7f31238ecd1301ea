import { expect, test } from "vitest";
import { game } from "#schema/protocol/game.ts";
import { waiting } from "#schema/protocol/waiting.ts";
import { readData, readFrame } from "./frames.ts";

const read = (frame: unknown) => readFrame(JSON.stringify(frame), game);

test("reads an event of the protocol", () => {
  const event = {
    v: 3,
    type: "game:presence",
    data: { online: [0, 2], awaySince: [null, 5, null, null], spectators: 1, watching: [] },
  };
  expect(read(event)).toEqual({ kind: "event", event });
});

test("reads an answer, with data or an error", () => {
  const done = { re: "a1", status: 200, data: { version: 4 } };
  expect(read(done)).toEqual({ kind: "answer", answer: done });
  const refused = { re: "a1", status: 409, error: "stale" };
  expect(read(refused)).toEqual({ kind: "answer", answer: refused });
});

test.each([
  ["an unknown event", { v: 3, type: "game:hands", data: {} }],
  ["a name of every object", { v: 3, type: "constructor", data: {} }],
  ["data of another shape", { v: 3, type: "game:presence", data: { online: "all", spectators: 1 } }],
  [
    "more data than there may be",
    { v: 3, type: "game:presence", data: { online: [], spectators: 0, hand: [7] } },
  ],
])("does not know %s", (_what, { data: _, ...frame }) => {
  expect(read({ ...frame, data: _ })).toEqual({ kind: "unknown", ...frame });
});

test("leaves out what only a newer server says: in the frame, in its data, and in parts of that", () => {
  const slots = [
    { kind: "guest", name: "guest 7", color: "red", isReady: true },
    ...Array(3).fill({ kind: "empty" }),
  ];
  const table = {
    ...{ nPlayers: 4, nTeams: 2, meister: true, private: false, membersOnly: false, moveTimeMs: null },
    ...{ id: "AAAAAAAAAAAAAAAAAAAAAA", admin: "guest 7", created: 1_800_000_000_000, slots },
  };
  const data = {
    ...{ room: table, you: 0, isAdmin: true, isSentAway: false, sentAway: [], isStarting: false },
    ...{ draw: null, isCommitting: false, isRevealing: false, isRematch: false, gameID: null },
  };
  const event = { v: 3, type: "waiting:snapshot", data };
  expect(readFrame(JSON.stringify(event), waiting)).toEqual({ kind: "event", event });
  const newer = {
    ...event,
    sent: 5,
    data: {
      ...data,
      mood: { of: ["everybody"] },
      room: { ...table, stakes: 7, slots: slots.map((slot) => ({ ...slot, hat: "green", shoes: 2 })) },
    },
  };
  expect(readFrame(JSON.stringify(newer), waiting)).toEqual({ kind: "event", event });

  const done = { re: "a1", status: 200, data: { version: 4 } };
  expect(read({ ...done, took: 3 })).toEqual({ kind: "answer", answer: done });
  expect(readData(game.answers["game:move"], { version: 4, praise: "!" })?.data).toEqual({ version: 4 });
  expect(readData(game.answers["game:move"], { version: "4", praise: "!" })).toBeUndefined();
});

test.each([
  ["an event without a number", { type: "game:presence", data: { online: [], spectators: 0 } }],
  ["an answer without a status", { re: "a1", data: {} }],
  ["an empty object", {}],
  ["null", null],
])("refuses %s", (_what, frame) => {
  expect(read(frame)).toBeUndefined();
});

test("refuses what is no JSON, or no text", () => {
  expect(readFrame("{", game)).toBeUndefined();
  expect(readFrame(new ArrayBuffer(4), game)).toBeUndefined();
});
