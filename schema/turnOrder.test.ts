import { expect, it } from "vitest";
import { type Asker, TurnOrder, turnsCountedMs } from "./turnOrder.ts";

const now = Date.UTC(2026, 5, 10, 12);
const lostAfterMs = 10_000;
const stranger = (from: string): Asker => ({ rank: 1, from });
const known = (from: string): Asker => ({ rank: 0, from });

/** Everybody comes at once. @returns in which order (by their places in the list) they have their turns */
function orderOf(askers: readonly Asker[], order = new TurnOrder(1, lostAfterMs)): number[] {
  const waiting = new Map(askers.map((asker, n) => [order.enter(asker, now), n]));
  const turns: number[] = [];
  while (waiting.size > 0) {
    const having = [...waiting.keys()].filter((one) => order.isTurnOf(one, now));
    expect(having).toHaveLength(1);
    turns.push(waiting.get(having[0])!);
    waiting.delete(having[0]);
    order.leave(having[0], now);
  }
  return turns;
}

it("goes by the time of coming where everybody is alike", () => {
  expect(orderOf(["a", "b", "c"].map(stranger))).toEqual([0, 1, 2]);
});

it("lets those whom the site knows pass before strangers, however long these have waited", () => {
  expect(orderOf([stranger("a"), stranger("b"), known("c"), known("c")])).toEqual([2, 3, 0, 1]);
});

it("keeps every fourth turn for the others, so that whom the site knows can't keep strangers out", () => {
  const flood = Array.from({ length: 8 }, () => known("flood"));
  expect(orderOf([stranger("a"), stranger("b"), ...flood])).toEqual([2, 3, 4, 0, 5, 6, 7, 1, 8, 9]);
});

it("counts who waits on an account", () => {
  const order = new TurnOrder(1, lostAfterMs);
  const [first] = ["a", "a", "b"].map((from) => order.enter(stranger(from), now));
  order.isTurnOf(first, now);
  expect([order.sizeOf("a"), order.sizeOf("b"), order.sizeOf("c")]).toEqual([2, 1, 0]);
});

it("makes an address that sends very many wait for itself", () => {
  const flood = Array.from({ length: 5 }, () => stranger("flood"));
  expect(orderOf([...flood, stranger("a"), stranger("b")])).toEqual([0, 5, 6, 1, 2, 3, 4]);
});

it("forgets after a while how often an address has had its turn", () => {
  const order = new TurnOrder(1, lostAfterMs);
  orderOf([stranger("flood"), stranger("flood")], order);
  const later = now + turnsCountedMs;
  const [first, second] = ["flood", "a"].map((from) => order.enter(stranger(from), later));
  expect(order.isTurnOf(second, later)).toBe(false);
  expect(order.isTurnOf(first, later)).toBe(true);
});

it("nobody who comes takes a turn away that somebody has", () => {
  const order = new TurnOrder(1, lostAfterMs);
  const first = order.enter(stranger("a"), now);
  expect(order.isTurnOf(first, now)).toBe(true);
  const second = order.enter(known("b"), now);
  expect(order.isTurnOf(second, now)).toBe(false);
  order.leave(first, now);
  expect(order.isTurnOf(second, now)).toBe(true);
});

it("does not wait for whoever is silent, and has gone", () => {
  const order = new TurnOrder(1, lostAfterMs);
  const lost = order.enter(stranger("a"), now);
  expect(order.isTurnOf(lost, now)).toBe(true);
  const next = order.enter(stranger("b"), now + 5_000);
  expect(order.isTurnOf(next, now + lostAfterMs - 1)).toBe(false);
  expect(order.isTurnOf(next, now + lostAfterMs)).toBe(true);
  expect(order.size(now + lostAfterMs)).toBe(1);
});

it("does not wait for whoever was lost before the clock was set back", () => {
  const order = new TurnOrder(1, lostAfterMs);
  const lost = order.enter(stranger("a"), now);
  expect(order.isTurnOf(lost, now)).toBe(true);
  const before = now - lostAfterMs;
  expect(order.isTurnOf(order.enter(stranger("b"), before), before)).toBe(true);
});

it("gives as many turns at once as there are places", () => {
  const order = new TurnOrder(2, lostAfterMs);
  const three = ["a", "b", "c"].map((from) => order.enter(stranger(from), now));
  const having = () => three.map((one) => order.isTurnOf(one, now));
  expect(having()).toEqual([true, true, false]);
  order.leave(three[0], now);
  expect(order.isTurnOf(three[2], now)).toBe(true);
});
