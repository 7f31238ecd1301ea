import { expect, test } from "vitest";
import { chanceStream } from "../../chance.ts";
import { variantNames, variantOf } from "../../variant.ts";
import { inputCount, noInput, placesOfSeat } from "./inputs.ts";
import {
  addRows,
  begin,
  exchangeRows,
  formatNetwork,
  type Network,
  parseNetwork,
  pointsOf,
} from "./network.ts";
import { networkFor } from "./networks.ts";

/** A network of two neurons with random weights. */
function someNetwork(): Network {
  const random = chanceStream(new Uint8Array(32), 1);
  const weights = Int16Array.from({ length: 3 * (inputCount + 1) }, () => random(65_536) - 32_768);
  return { neurons: 2, weights, points: Float64Array.of(0.5, -0.25, 0.125) };
}

test("a network is read as it was written", () => {
  expect(parseNetwork(formatNetwork(someNetwork()))).toEqual(someNetwork());
});

test("a text that is no network of as many inputs is refused", () => {
  expect(() => parseNetwork("")).toThrow(RangeError);
  expect(() => parseNetwork(formatNetwork(someNetwork()).slice(4))).toThrow(`${inputCount} inputs`);
  expect(() => parseNetwork("ä")).toThrow();
});

test("neurons count as far as they are above 0, and what goes past them always", () => {
  const network = someNetwork();
  expect(pointsOf(network, Int32Array.of(10, -10, 16))).toBe(5 + 2);
  expect(pointsOf(network, Int32Array.of(-10, 8, -16))).toBe(-2 - 2);
});

test("rows are added up", () => {
  const network = someNetwork();
  const sums = Int32Array.of(1, 2, 3);
  addRows(network, Uint16Array.of(4, 7, 9), 2, sums);
  const { weights } = network;
  expect([...sums]).toEqual([0, 1, 2].map((n) => n + 1 + weights[12 + n] + weights[21 + n]));
});

test("rows are exchanged where a seat's list has changed: the sums are those of the list as it is", () => {
  const network = someNetwork();
  const listOf = (...inputs: number[]) =>
    new Uint16Array(placesOfSeat).fill(noInput).map((none, i) => inputs[i] ?? none);
  const sumsOf = (...inputs: number[]) => {
    const sums = new Int32Array(3);
    begin(network, sums);
    addRows(network, Uint16Array.from(inputs), inputs.length, sums);
    return sums;
  };
  const sums = sumsOf(4, 7, 9);
  exchangeRows(network, listOf(4, 7, 9), listOf(4, 8, noInput, 5), sums);
  expect(sums).toEqual(sumsOf(4, 8, 5));
});

test("Team-Tac with four seats has a network, with and without master cards", () => {
  const having = variantNames.filter((name) => networkFor(variantOf(name)) !== undefined);
  expect(having).toEqual(["4x1m", "4x1n"]);
});
