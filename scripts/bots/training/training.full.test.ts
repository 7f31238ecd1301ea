import { describe, expect, test } from "vitest";
import { inputCount } from "#rules/bots/learned/inputs.ts";
import { addRows, begin, type Network, pointsOf } from "#rules/bots/learned/network.ts";
import { chanceStream } from "#rules/index.ts";
import anew from "./anew.json" with { type: "json" };
import { joined, trained } from "./fit.ts";
import { type Course, cardsAtFirstSight, type Lessons, playLessons } from "./lessons.ts";
import { courseOf, hashOf, networkOf } from "./round.ts";

const course: Course = { seed: 3, samples: 2, options: 4 };
const chance = () => chanceStream(new Uint8Array(32), 7);

describe("lessons", () => {
  const lessons = playLessons(course, 0, undefined);

  test("are the same each time, and others in another game", () => {
    expect(playLessons(course, 0, undefined)).toEqual(lessons);
    expect(playLessons(course, 1, undefined)).not.toEqual(lessons);
  });

  test("are choices among two options or more, each with its inputs and points", () => {
    const { inputs, inputEnds, points, optionEnds } = lessons;
    expect(points.length).toBe(inputEnds.length);
    expect(optionEnds.at(-1)).toBe(inputEnds.length);
    expect(inputEnds.at(-1)).toBe(inputs.length);
    expect(Math.max(...inputs)).toBeLessThan(inputCount);
    optionEnds.forEach((end, i) => {
      expect(end - (optionEnds[i - 1] ?? 0)).toBeGreaterThan(1);
    });
    expect(points.every(Number.isFinite)).toBe(true);
  });

  test("follow each other when they are joined", () => {
    const more = playLessons(course, 1, undefined);
    const all = joined([lessons, more]);
    expect(all.optionEnds.length).toBe(lessons.optionEnds.length + more.optionEnds.length);
    expect(all.inputs.subarray(all.inputEnds[lessons.points.length - 1])).toEqual(more.inputs);
    expect(all.points.subarray(lessons.points.length)).toEqual(more.points);
    expect(all.optionEnds.at(-1)).toBe(all.points.length);
  });

  test("can be played by a network that learned from them, which plays games to their end", () => {
    const network = trained(lessons, { neurons: 2, passes: 4 }, chance());
    expect(playLessons(course, 0, network).points.length).toBeGreaterThan(100);
    expect(cardsAtFirstSight(1, 0, network)).toBeGreaterThan(80);
  });
});

test("a training that begins anew leads to the network in its log", () => {
  const { seed, games, choices, hash, ...plan } = anew;
  const lessons = Array.from({ length: games }, (_, n) => playLessons(courseOf(seed, 0), n, undefined));
  expect(lessons.reduce((sum, { optionEnds }) => sum + optionEnds.length, 0)).toBe(choices);
  expect(hashOf(networkOf(lessons, plan, seed, 0))).toBe(hash);
});

describe("a network", () => {
  /** Choices of two options, each with one to three of six random inputs. */
  function lessonsOf(worth: (inputs: number[]) => number): Lessons {
    const random = chance();
    const some = () => Array.from({ length: 3 }, () => random(6));
    const options = Array.from({ length: 12_000 }, () => [...new Set(some())]);
    let end = 0;
    return {
      inputs: Uint16Array.from(options.flat()),
      inputEnds: Uint32Array.from(options, (inputs) => (end += inputs.length)),
      points: Float32Array.from(options, worth),
      optionEnds: Uint32Array.from({ length: options.length / 2 }, (_, i) => 2 * i + 2),
    };
  }

  const pointsOfOption = (network: Network, { inputs, inputEnds }: Lessons, option: number) => {
    const sums = new Int32Array(network.neurons + 1);
    begin(network, sums);
    const own = inputs.subarray(inputEnds[option - 1] ?? 0, inputEnds[option]);
    addRows(network, own, own.length, sums);
    return pointsOf(network, sums);
  };

  /** The fraction of choices in which the network gives more points to the better of two options. */
  function shareOfGood(network: Network, lessons: Lessons): number {
    let [good, all] = [0, 0];
    for (let option = 0; option < lessons.points.length; option += 2) {
      const lead = lessons.points[option] - lessons.points[option + 1];
      if (lead === 0) continue;
      all++;
      const said = pointsOfOption(network, lessons, option) - pointsOfOption(network, lessons, option + 1);
      if (said * lead > 0) good++;
    }
    return good / all;
  }

  test("learns to choose by what each input is worth", () => {
    const worth = [5, -4, 3, 0, 0, 8];
    const lessons = lessonsOf((inputs) => inputs.reduce((sum, input) => sum + worth[input], 100));
    expect(shareOfGood(trained(lessons, { neurons: 1, passes: 40 }, chance()), lessons)).toBeGreaterThan(
      0.98,
    );
  });

  test("learns to choose by what two inputs are worth together, and apart", () => {
    const lessons = lessonsOf((inputs) => (inputs.includes(1) !== inputs.includes(2) ? 10 : 0));
    expect(shareOfGood(trained(lessons, { neurons: 1, passes: 1 }, chance()), lessons)).toBeLessThan(0.9);
    expect(shareOfGood(trained(lessons, { neurons: 6, passes: 60 }, chance()), lessons)).toBeGreaterThan(
      0.98,
    );
  });
});
