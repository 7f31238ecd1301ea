import { describe, expect, it } from "vitest";
import { askedFor, chatsWith, forgotten, notWanted, refreshed } from "./conditionChanges.ts";

const [anna, ben, carl] = [1, 2, 3];
const nothing = { muted: new Set<number>(), tables: [] };
const now = 1000;

const withAnna = { chatID: "anna", others: [anna], v: 5, muted: [], games: [] };
const withBoth = { chatID: "both", others: [anna, ben], v: 7, muted: [], games: [] };
const all = [withAnna, withBoth];

describe("a chat that asks for the conditions", () => {
  it("learns which of its members are muted, and in which games they sit", () => {
    const sources = {
      muted: new Set([ben]),
      tables: [
        { gameID: 20, userIDs: [anna, carl] },
        { gameID: 21, userIDs: [carl] },
      ],
    };
    const told = { chatID: "new", others: [anna, ben], v: now, muted: [ben], games: [20] };
    const change = askedFor(all, { chatID: "new", others: [ben, anna] }, sources, now);
    expect(change).toEqual({ state: [...all, told], effects: [] });
  });

  it("is told the same again if nothing has changed, whatever the order of its members", () => {
    const change = askedFor(all, { chatID: "both", others: [ben, anna] }, nothing, now);
    expect(change.state).toBe(all);
    expect(change.effects).toEqual([]);
  });

  it("is told something newer if its members, the mutes or the games have changed", () => {
    const others = askedFor(all, { chatID: "both", others: [anna, carl] }, nothing, now);
    expect(others.state).toEqual([withAnna, { ...withBoth, others: [anna, carl], v: now }]);
    const asked = { chatID: "anna", others: [anna] };
    const mutes = askedFor([withAnna], asked, { ...nothing, muted: new Set([anna]) }, now);
    expect(mutes.state).toEqual([{ ...withAnna, v: now, muted: [anna] }]);
    const tables = [{ gameID: 20, userIDs: [anna] }];
    const games = askedFor([withAnna], asked, { ...nothing, tables }, now);
    expect(games.state).toEqual([{ ...withAnna, v: now, games: [20] }]);
  });

  it("gets a higher number even if the clock does not go on", () => {
    const change = askedFor([withAnna], { chatID: "anna", others: [anna, ben] }, nothing, withAnna.v);
    expect(change.state).toMatchObject([{ v: withAnna.v + 1 }]);
  });
});

describe("other mutes or games", () => {
  it("are told to the chats for which they matter", () => {
    const { state, effects } = refreshed(all, { ...nothing, muted: new Set([ben]) }, now);
    expect(state[0]).toBe(withAnna);
    expect(state[1]).toEqual({ ...withBoth, v: now, muted: [ben] });
    expect(effects).toEqual([{ kind: "send", message: "conditions", payload: { chatID: "both" } }]);
  });

  it("are told with a higher number even if the clock does not go on", () => {
    const { state } = refreshed([withAnna], { ...nothing, muted: new Set([anna]) }, withAnna.v - 1);
    expect(state).toMatchObject([{ v: withAnna.v + 1 }]);
  });

  it("are told to nobody if they do not matter for any chat", () => {
    const { state, effects } = refreshed(all, { ...nothing, muted: new Set([carl]) }, now);
    expect(state).toBe(all);
    expect(effects).toEqual([]);
  });
});

describe("the conditions for a chat", () => {
  it("are dropped once the chat says that the person is not a member", () => {
    expect(notWanted(all, "anna", withAnna.v).state).toEqual([withBoth]);
  });

  it("stay if the chat has asked again meanwhile", () => {
    expect(notWanted(all, "anna", withAnna.v - 1).state).toBe(all);
  });

  it("are found for the chats with one user only", () => {
    expect(chatsWith(all, anna)).toEqual(["anna"]);
    expect(chatsWith(all, ben)).toEqual([]);
  });

  it("are forgotten with the account, which is told to nobody", () => {
    expect(forgotten()).toEqual({ state: [], effects: [] });
  });
});
