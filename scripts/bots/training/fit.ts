/**
 * Fits a network to a dataset with Adam (Kingma and Ba, 2015). The network should predict how much better each option
 * of a choice is than the others, and above all choose well: besides the squared error, the loss contains the expected
 * points of its choice, if it chooses by the softmax of its points (as in policy gradients).
 */

import { inputCount } from "#rules/bots/learned/inputs.ts";
import type { Network } from "#rules/bots/learned/network.ts";
import type { Random } from "#rules/index.ts";
import type { Lessons } from "./lessons.ts";

export interface Plan {
  neurons: number;
  /** The number of epochs. */
  passes: number;
}

/** Choices per batch. */
const batch = 192;
const firstRate = 8e-3;
const lastRate = 8e-5;
const ofMean = 0.9;
const ofSquare = 0.998;
const tiny = 1e-7;

/** Points per unit of the targets, so that weights are near 1. */
const unit = 20;
/** The weight of choosing well in the loss, relative to a squared error of 1. */
const choosing = 2;
/** The temperature of the softmax: an option so many units behind another is chosen e times less often. */
const closeness = 0.3;
/** Errors are clipped to so many units: larger ones depend on chance. */
const mostError = 1.5;
/** An upper bound for the options of a choice. */
const mostOptions = 64;

/** A group of parameters, with Adam's moments of their gradients. */
class Weights {
  readonly values: Float64Array;
  readonly gradients: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;

  constructor(values: Float64Array) {
    this.values = values;
    this.gradients = new Float64Array(values.length);
    this.#means = new Float64Array(values.length);
    this.#squares = new Float64Array(values.length);
  }

  /** Takes the n-th step against the gradients, and resets them. */
  step(n: number, rate: number): void {
    const { values, gradients } = this;
    const [meanScale, squareScale] = [1 - ofMean ** n, 1 - ofSquare ** n];
    for (let i = 0; i < values.length; i++) {
      const gradient = gradients[i];
      this.#means[i] += (1 - ofMean) * (gradient - this.#means[i]);
      this.#squares[i] += (1 - ofSquare) * (gradient ** 2 - this.#squares[i]);
      values[i] -= (rate * (this.#means[i] / meanScale)) / (Math.sqrt(this.#squares[i] / squareScale) + tiny);
      gradients[i] = 0;
    }
  }
}

/**
 * Fits a network to the results of the options: not to their absolute values, but to how much better each is than the
 * others.
 */
export function trained(lessons: Lessons, { neurons, passes }: Plan, random: Random): Network {
  const { inputs, inputEnds, points, optionEnds } = lessons;
  const width = neurons + 1;
  const uniform = () => random(2 ** 24) / 2 ** 23 - 1;
  /** Like `Network.weights`; the last of each row is the direct connection. */
  const rows = new Weights(
    Float64Array.from({ length: (inputCount + 1) * width }, (_, i) =>
      i % width < neurons ? uniform() / 12 : 0,
    ),
  );
  const bias = inputCount * width;
  const output = new Weights(Float64Array.from({ length: neurons }, () => uniform() / 2));

  const sums = new Float64Array(width * mostOptions);
  const worths = new Float64Array(mostOptions);
  const errors = new Float64Array(mostOptions);

  /** The network's output, in units, for an option of a choice; its activations are kept at `slot`. */
  const pointsOf = (option: number, slot: number): number => {
    const at = slot * width;
    for (let n = 0; n < width; n++) sums[at + n] = rows.values[bias + n];
    for (let i = option === 0 ? 0 : inputEnds[option - 1]; i < inputEnds[option]; i++) {
      const row = inputs[i] * width;
      for (let n = 0; n < width; n++) sums[at + n] += rows.values[row + n];
    }
    let worth = sums[at + neurons];
    for (let n = 0; n < neurons; n++) if (sums[at + n] > 0) worth += sums[at + n] * output.values[n];
    return worth;
  };

  const slopes = new Float64Array(width);
  const learn = (option: number, slot: number, error: number): void => {
    const at = slot * width;
    for (let n = 0; n < neurons; n++) {
      const isOn = sums[at + n] > 0;
      slopes[n] = isOn ? error * output.values[n] : 0;
      if (isOn) output.gradients[n] += error * sums[at + n];
    }
    slopes[neurons] = error;
    for (let n = 0; n < width; n++) rows.gradients[bias + n] += slopes[n];
    for (let i = option === 0 ? 0 : inputEnds[option - 1]; i < inputEnds[option]; i++) {
      const row = inputs[i] * width;
      for (let n = 0; n < width; n++) rows.gradients[row + n] += slopes[n];
    }
  };

  const order = Uint32Array.from(optionEnds, (_, i) => i);
  const steps = Math.floor((passes * order.length) / batch);
  let next = order.length;
  for (let step = 1; step <= steps; step++) {
    let options = 0;
    for (let i = 0; i < batch; i++) {
      if (next === order.length) {
        shuffle(order, random);
        next = 0;
      }
      const choice = order[next++];
      const first = choice === 0 ? 0 : optionEnds[choice - 1];
      const count = optionEnds[choice] - first;
      options += count;
      for (let slot = 0; slot < count; slot++) worths[slot] = pointsOf(first + slot, slot);
      findErrors(worths, points, first, count, errors);
      for (let slot = 0; slot < count; slot++) learn(first + slot, slot, errors[slot]);
    }
    for (const weights of [rows, output]) {
      for (let i = 0; i < weights.gradients.length; i++) weights.gradients[i] /= options;
    }
    const rate = lastRate + ((firstRate - lastRate) * (1 + Math.cos((Math.PI * step) / steps))) / 2;
    rows.step(step, rate);
    output.step(step, rate);
  }
  return inIntegers(rows.values, output.values);
}

const shares = new Float64Array(mostOptions);

/**
 * The gradient of the loss, in units, for each of so many options from the `first` on. Only the differences between the
 * options of a choice count.
 */
function findErrors(
  worths: Float64Array,
  points: Float32Array,
  first: number,
  count: number,
  errors: Float64Array,
): void {
  let most = Number.NEGATIVE_INFINITY;
  let mean = 0;
  for (let slot = 0; slot < count; slot++) {
    errors[slot] = worths[slot] - points[first + slot] / unit;
    most = Math.max(most, worths[slot]);
    mean += errors[slot] / count;
  }
  let meanOfCut = 0;
  let allShares = 0;
  for (let slot = 0; slot < count; slot++) {
    errors[slot] = Math.max(-mostError, Math.min(mostError, errors[slot] - mean));
    meanOfCut += errors[slot] / count;
    shares[slot] = Math.exp((worths[slot] - most) / closeness);
    allShares += shares[slot];
  }
  let chosen = 0;
  for (let slot = 0; slot < count; slot++) {
    shares[slot] /= allShares;
    chosen += (shares[slot] * points[first + slot]) / unit;
  }
  for (let slot = 0; slot < count; slot++) {
    const lead = points[first + slot] / unit - chosen;
    errors[slot] = errors[slot] - meanOfCut - (choosing * shares[slot] * lead) / closeness;
  }
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}

const mostWeight = 32_767;

/** The network quantized to integers: each neuron has a scale of its own, as large as possible. */
function inIntegers(rows: Float64Array, output: Float64Array): Network {
  const width = output.length + 1;
  const weights = new Int16Array(rows.length);
  const points = Float64Array.from({ length: width }, (_, n) => {
    let largest = 0;
    for (let i = n; i < rows.length; i += width) largest = Math.max(largest, Math.abs(rows[i]));
    const scale = largest > 0 ? mostWeight / largest : 1;
    for (let i = n; i < rows.length; i += width) weights[i] = Math.round(rows[i] * scale);
    return Math.fround(((n < output.length ? output[n] : 1) * unit) / scale);
  });
  return { neurons: output.length, weights, points };
}

/** The dataset, one sample after another. */
export function joined(parts: readonly Lessons[]): Lessons {
  const total = (of: (part: Lessons) => ArrayLike<number>) =>
    parts.reduce((sum, part) => sum + of(part).length, 0);
  const all: Lessons = {
    inputs: new Uint16Array(total((part) => part.inputs)),
    inputEnds: new Uint32Array(total((part) => part.inputEnds)),
    points: new Float32Array(total((part) => part.points)),
    optionEnds: new Uint32Array(total((part) => part.optionEnds)),
  };
  let [inputs, options, choices] = [0, 0, 0];
  for (const part of parts) {
    all.inputs.set(part.inputs, inputs);
    all.points.set(part.points, options);
    all.inputEnds.set(
      part.inputEnds.map((end) => end + inputs),
      options,
    );
    all.optionEnds.set(
      part.optionEnds.map((end) => end + options),
      choices,
    );
    inputs += part.inputs.length;
    options += part.points.length;
    choices += part.optionEnds.length;
  }
  return all;
}
