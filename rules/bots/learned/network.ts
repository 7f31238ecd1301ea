/** A small neural network that says what a position is worth: inputs that are so or not, one layer of neurons, one number. */

import { inputCount, noInput, placesOfSeat } from "./inputs.ts";

/** The weights of a network, all of them integers, so that sums do not depend on their order. */
export interface Network {
  /** How many neurons there are in the layer. */
  readonly neurons: number;
  /**
   * `weights[input * (neurons + 1) + n]` is what an input adds to neuron n; the last of each row is what it adds to the sum
   * past the neurons. The row after the last input is what they begin with.
   */
  readonly weights: Int16Array;
  /** Points for each unit by which a neuron is above 0; the last for the sum past the neurons. */
  readonly points: Float64Array;
}

/** Points of a position whose sums of rows are `sums`. */
export function pointsOf({ neurons, points }: Network, sums: Int32Array): number {
  let worth = sums[neurons] * points[neurons];
  for (let n = 0; n < neurons; n++) {
    if (sums[n] > 0) worth += sums[n] * points[n];
  }
  return worth;
}

/** Sets sums to what the neurons begin with. */
export function begin({ weights }: Network, sums: Int32Array): void {
  sums.set(weights.subarray(weights.length - sums.length));
}

/** Adds the rows of inputs to sums. */
export function addRows(network: Network, inputs: Uint16Array, count: number, sums: Int32Array): void {
  for (let i = 0; i < count; i++) addRow(network, inputs[i], sums);
}

function addRow({ neurons, weights }: Network, input: number, sums: Int32Array): void {
  const width = neurons + 1;
  const row = input * width;
  for (let n = 0; n < width; n++) sums[n] += weights[row + n];
}

function takeRow({ neurons, weights }: Network, input: number, sums: Int32Array): void {
  const width = neurons + 1;
  const row = input * width;
  for (let n = 0; n < width; n++) sums[n] -= weights[row + n];
}

/** Takes the rows of a seat's balls as they were out of sums, and puts in those as they are: only of what has changed. */
export function exchangeRows(
  network: Network,
  before: Uint16Array,
  after: Uint16Array,
  sums: Int32Array,
): void {
  for (let i = 0; i < placesOfSeat; i++) {
    if (before[i] === after[i]) continue;
    if (before[i] !== noInput) takeRow(network, before[i], sums);
    if (after[i] !== noInput) addRow(network, after[i], sums);
  }
}

/** Reads a network that `formatNetwork` wrote. Throws a RangeError if it is not one of as many inputs. */
export function parseNetwork(text: string): Network {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const neurons = data.getUint8(0);
  const width = neurons + 1;
  const rows = inputCount + 1;
  if (bytes.length !== 1 + 4 * width + 2 * rows * width) {
    throw new RangeError(`expected a network of ${inputCount} inputs, found ${bytes.length} bytes`);
  }
  const points = Float64Array.from({ length: width }, (_, n) => data.getFloat32(1 + 4 * n, true));
  const firstWeight = 1 + 4 * width;
  const weights = Int16Array.from({ length: rows * width }, (_, i) =>
    data.getInt16(firstWeight + 2 * i, true),
  );
  return { neurons, weights, points };
}

/** A network as text that `parseNetwork` reads. */
export function formatNetwork({ neurons, weights, points }: Network): string {
  const bytes = new Uint8Array(1 + 4 * points.length + 2 * weights.length);
  const data = new DataView(bytes.buffer);
  data.setUint8(0, neurons);
  points.forEach((value, n) => {
    data.setFloat32(1 + 4 * n, value, true);
  });
  const firstWeight = 1 + 4 * points.length;
  weights.forEach((value, i) => {
    data.setInt16(firstWeight + 2 * i, value, true);
  });
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
