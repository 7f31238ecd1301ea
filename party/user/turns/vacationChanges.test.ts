import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { begun, ended, passed, vacationAt } from "./vacationChanges.ts";

const day = 24 * 60 * 60_000;
const june = Date.UTC(2026, 5, 10, 12);
const week = { from: june, until: june + 7 * day };

describe("a vacation", () => {
  it("begins with its end due, and is told to all tabs and to the games that wait", () => {
    expect(begun([], 7, june)).toEqual({
      state: [week],
      effects: [
        { kind: "due", due: "vacation", at: week.until },
        {
          kind: "publish",
          type: "user:vacation",
          data: { ...week, daysLeft: limits.vacationDays - 7 },
        },
        { kind: "vacation" },
      ],
    });
  });

  it("does not begin during another one, nor without enough days left", () => {
    expect(begun([week], 1, june + day)).toEqual({ error: "on_vacation" });
    expect(begun([], limits.vacationDays + 1, june)).toEqual({ error: "no_vacation_left" });
  });

  it("may follow another one that has ended at this moment", () => {
    const next = begun([{ from: june - day, until: june }], 1, june);
    expect(next).toMatchObject({ state: [{ from: june - day }, { from: june, until: june + day }] });
  });

  it("is ended by the person, which nothing is due for any more", () => {
    const { state, effects } = ended([week], june + day);
    expect(state).toEqual([{ from: june, until: june + day }]);
    expect(effects[0]).toEqual({ kind: "due", due: "vacation", at: undefined });
    expect(effects.at(-1)).toEqual({ kind: "vacation" });
    expect(ended(state, june + 2 * day)).toEqual({ state, effects: [] });
  });

  it("ends by itself when its time is over, and not when its date comes early", () => {
    expect(passed([week], week.until).effects).toEqual([
      { kind: "publish", type: "user:vacation", data: vacationAt([week], week.until) },
    ]);
    expect(passed([week], june).effects).toEqual([{ kind: "due", due: "vacation", at: week.until }]);
  });
});
