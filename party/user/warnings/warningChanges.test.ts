import { describe, expect, it } from "vitest";
import { forgotten, read, unreadOf, warned } from "./warningChanges.ts";

const kind = { id: "report 1", reason: "Please be kind." };
const fair = { id: "report 2", reason: "Please play fair." };
const [unreadKind, unreadFair] = [kind, fair].map((warning) => ({ ...warning, isRead: false }));
const readKind = { ...kind, isRead: true };

const told = (...warnings: (typeof kind)[]) => [
  { kind: "publish", type: "user:warnings", data: { warnings } },
];

describe("a warning", () => {
  it("comes after those before, and all tabs get those that are unread", () => {
    expect(warned([readKind], fair)).toEqual({ state: [readKind, unreadFair], effects: told(fair) });
    expect(warned([unreadKind], fair).effects).toEqual(told(kind, fair));
  });

  it("that comes again changes nothing, also if it was read meanwhile", () => {
    const warnings = [readKind, unreadFair];
    expect(warned(warnings, kind).state).toBe(warnings);
    expect(warned(warnings, kind).effects).toEqual(told(fair));
  });

  it("keeps its place when it is read, and is not shown any more", () => {
    const warnings = [unreadKind, unreadFair];
    const { state, effects } = read(warnings, kind.id);
    expect(state).toEqual([readKind, unreadFair]);
    expect(state[1]).toBe(unreadFair);
    expect(effects).toEqual(told(fair));
  });

  it("that is unknown, or was read before, is read without any change, which all tabs are told", () => {
    const warnings = [readKind, unreadFair];
    for (const id of [kind.id, "report 3"]) {
      const { state, effects } = read(warnings, id);
      expect(state[0]).toBe(readKind);
      expect(state[1]).toBe(unreadFair);
      expect(effects).toEqual(told(fair));
    }
  });

  it("goes with the account", () => {
    expect(forgotten()).toEqual({ state: [], effects: [] });
  });
});

it("shows of its warnings only the unread ones, in order", () => {
  expect(unreadOf([unreadFair, readKind, { ...unreadKind, id: "report 3" }])).toEqual([
    fair,
    { ...kind, id: "report 3" },
  ]);
});
