import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chachaBlock, chanceStream, shuffled } from "./chance.ts";

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

describe("chance", () => {
  test("makes the keystream block of RFC 8439, 2.3.2", () => {
    const input = new Uint32Array(16);
    input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    input.set(new Uint32Array(seed.buffer), 4);
    input.set([1, 0x09000000, 0x4a000000, 0], 12);
    const output = new Uint32Array(16);
    chachaBlock(input, output);
    expect([...output].map((word) => word.toString(16).padStart(8, "0")).join(" ")).toBe(
      "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 " +
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    );
  });

  test("is the same for the same seed and stream, and another for any other", () => {
    const numbers = (stream: number) => Array.from({ length: 40 }, () => chanceStream(seed, stream)(2 ** 32));
    expect(numbers(1)).toEqual(numbers(1));
    expect(numbers(1)).not.toEqual(numbers(2));
  });

  test("draws every number below the limit about as often as any other", () => {
    const random = chanceStream(seed, 3);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[random(6)]++;
    // Six standard deviations of a count of 10,000.
    for (const count of counts)
      expect(Math.abs(count - 10_000)).toBeLessThan(6 * Math.sqrt(60_000 * (5 / 36)));
  });

  test("shuffles without losing a card, whatever the order asked for", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 19 })), fc.nat(), (cards, stream) => {
        const result = shuffled(cards, chanceStream(seed, stream));
        expect([...result].sort()).toEqual([...Uint8Array.from(cards)].sort());
      }),
    );
  });

  test.each([0, -1, 0.5, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses to draw a number below %d",
    (limit) => {
      expect(() => chanceStream(seed, 0)(limit)).toThrow(RangeError);
    },
  );

  test("draws below 1 and below 2^32", () => {
    const random = chanceStream(seed, 0);
    expect(random(1)).toBe(0);
    expect(random(2 ** 32)).toBeGreaterThan(2 ** 16);
  });

  test("refuses a seed that is not 32 bytes long", () => {
    expect(() => chanceStream(new Uint8Array(31), 0)).toThrow("a seed has 32 bytes, this one has 31");
  });
});
