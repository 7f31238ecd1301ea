import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Keeping } from "#party/game/keeping.ts";
import { anySurroundings, nobodyAround } from "#party/game/testSupport.ts";
import { runs } from "#tests/chance.ts";
import { beginGame, sit } from "./table.ts";

test("what people do around a board is read as it was written, whatever has changed in between", async () => {
  const { room } = await beginGame({ variant: "4x2m", people: [0, 2] });
  await runInDurableObject(room, (_, { storage }) => {
    const keeping = new Keeping(storage.sql);
    keeping.write(keeping.read(), nobodyAround);
    fc.assert(
      fc.property(fc.array(anySurroundings, { minLength: 1, maxLength: 5 }), (changes) => {
        for (const next of changes) {
          // Who came once, and an offer or a question that was ever made, stay known.
          const before = keeping.read();
          const came = before.came.union(next.came);
          const lastOffer = next.lastOffer ?? before.lastOffer;
          const endings = new Map([...before.endings, ...next.endings]);
          const expected = { ...next, came, lastOffer, endings };
          keeping.write(before, expected);
          expect(keeping.read()).toEqual(expected);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

test("what a transaction has changed around a board is forgotten when it fails", async () => {
  const table = await beginGame({ variant: "4x2m", people: [0, 2] });
  const [one, other] = [await sit(table, 0), await sit(table, 2)];
  await one.ask("ending:start", { how: "noResult" });
  await other.event("ending:changed");
  await runInDurableObject(table.room, (room) => {
    const own = room as unknown as { act(change: () => void): void; endEarly(now: number): void };
    const fail = () => {
      own.endEarly(Date.now());
      throw new Error("broken");
    };
    expect(() => own.act(fail)).toThrow("broken");
  });
  const before = other.events.length;
  await other.ask("game:catchUp", { v: 999_999_999 });
  expect(other.events.slice(before)).toMatchObject([
    { type: "game:snapshot", data: { status: "running", endings: [{ how: "noResult", by: 0 }] } },
  ]);
});
