import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  absentSince,
  attended,
  called,
  calledSeats,
  emptied,
  ended,
  openEndings,
  openOffer,
  setBack,
  takenOver,
} from "./surroundings.ts";
import { anySurroundings, nobodyAround } from "./testSupport.ts";

const seats = [0, 1, 2, 3];
const anySeats = fc.uniqueArray(fc.nat(3)).map((some) => new Set(some));

describe("whoever is there", () => {
  test("is not away, and is not told that the table waits", () => {
    fc.assert(
      fc.property(anySurroundings, anySeats, (before, present) => {
        const after = attended(before, seats, present, { now: 7, mustCome: false });
        expect(new Set(absentSince(after).keys())).toEqual(new Set(seats).difference(present));
        expect(after.autopilots.intersection(present).size).toBe(0);
        expect([...calledSeats(after)].filter((seat) => present.has(seat))).toEqual([]);
      }),
    );
  });

  test("has been away since the first time that nobody saw them", () => {
    fc.assert(
      fc.property(anySurroundings, anySeats, (before, present) => {
        const after = attended(before, seats, present, { now: 7, mustCome: false });
        for (const [seat, since] of absentSince(after))
          expect(since).toBe(before.absences.get(seat)?.since ?? 7);
        expect(attended(after, seats, present, { now: 8, mustCome: false })).toBe(after);
      }),
    );
  });

  test("has the seat back only by coming, where that is what counts", () => {
    const autopilots = takenOver(takenOver(nobodyAround, 1), 2);
    const before = attended(autopilots, seats, new Set([1]), { now: 0, mustCome: true });
    const after = attended(before, seats, new Set([1, 2]), { now: 1, mustCome: true });
    expect([...after.autopilots]).toEqual([1]);
  });

  test("is told again after having been there", () => {
    const away = attended(nobodyAround, seats, new Set(), { now: 0, mustCome: false });
    const told = called(away, 2);
    expect(calledSeats(told)).toEqual(new Set([2]));
    const back = attended(told, seats, new Set([2]), { now: 1, mustCome: false });
    expect(calledSeats(attended(back, seats, new Set(), { now: 2, mustCome: false }))).toEqual(new Set());
  });
});

test("nothing is known of somebody who takes another's seat", () => {
  fc.assert(
    fc.property(anySurroundings, fc.nat(3), (before, seat) => {
      const { absences, autopilots, breaks } = emptied(before, seat);
      expect([absences, autopilots, breaks].some((all) => all.has(seat))).toBe(false);
    }),
  );
});

test("nothing is open when the game has ended", () => {
  fc.assert(
    fc.property(anySurroundings, (before) => {
      const after = ended(before, 9);
      expect([openOffer(after), openEndings(after)]).toEqual([undefined, []]);
      expect(ended(after, 10)).toEqual(after);
    }),
  );
});

test("all times follow a clock that is set back", () => {
  fc.assert(
    fc.property(anySurroundings, fc.integer({ min: 1, max: 1000 }), (before, back) => {
      expect(setBack(setBack(before, back), -back)).toEqual(before);
      for (const [seat, since] of absentSince(setBack(before, back)))
        expect(since).toBe((before.absences.get(seat)?.since as number) - back);
    }),
  );
});
