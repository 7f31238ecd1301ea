/** A small neural network that evaluates a position: binary inputs, one hidden layer, one output. */

import { inputCount, noInput, placesOfSeat } from "./inputs.ts";

/** The weights of a network, all integers, so that sums do not depend on their order. */
export interface Network {
  /** The number of neurons in the hidden layer. */
  readonly neurons: number;
  /**
   * `weights[input * (neurons + 1) + n]` is what an input adds to neuron n; the last of each row is what it adds
   * directly to the output. The row after the last input holds the biases.
   */
  readonly weights: Int16Array;
  /** Points per unit of each neuron's positive activation (ReLU); the last one belongs to the direct sum. */
  readonly points: Float64Array;
}

/** The output, in points, for these sums of rows. */
export function pointsOf({ neurons, points }: Network, sums: Int32Array): number {
  let worth = sums[neurons] * points[neurons];
  for (let n = 0; n < neurons; n++) {
    if (sums[n] > 0) worth += sums[n] * points[n];
  }
  return worth;
}

/** Sets sums to the biases. */
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

/** Replaces the rows of a seat's former inputs in the sums by those of its current ones, only where they differ. */
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

/** Parses a network written by `formatNetwork`. Throws a RangeError if it has another number of inputs. */
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

/** A network as text for `parseNetwork`. */
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
