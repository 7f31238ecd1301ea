import { beforeAll, describe, expect, it } from "vitest";
import { claimAttempt, countFailures, nextAttemptAt } from "#store/attempts.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

const delay = { free: 2, firstMs: 1_000, longestMs: 3_000 };

describe("what is counted", () => {
  it("costs nothing at first, then twice as long each time, up to the longest", async () => {
    const waits = [];
    for (let n = 0; n < 5; n++) {
      await countFailures(database.db, [{ key: "a", delay }], 10_000);
      waits.push(await nextAttemptAt(database.db, ["a"]));
    }
    expect(waits).toEqual([0, 0, 11_000, 12_000, 13_000]);
  });
});

describe("what is claimed", () => {
  const claim = (key: string, now: number) => claimAttempt(database.db, [{ key, delay }], now);

  it("is had as often as costs no waiting and once more, in whatever order many of a moment come", async () => {
    const claims = await Promise.all([3, 1, 5, 2, 4, 0].map((late) => claim("b", 10_000 + late)));
    expect(claims.filter((nextAt) => nextAt === 0)).toHaveLength(3);
    const [until] = claims.filter((nextAt) => nextAt !== 0);
    expect(await claim("b", until - 1)).toBe(until);
    expect(await claim("b", until)).toBe(0);
  });

  it("is not counted where it has to wait, nor what stands behind it", async () => {
    for (let n = 0; n < 3; n++) await claim("c", 10_000);
    const both = [
      { key: "c", delay },
      { key: "d", delay },
    ];
    expect(await claimAttempt(database.db, both, 10_500)).toBe(11_000);
    expect(await claim("d", 10_500)).toBe(0);
    expect(await claim("c", 11_000)).toBe(0);
    expect(await claim("c", 12_999)).toBe(13_000);
  });
});
