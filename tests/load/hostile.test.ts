import { expect, it } from "vitest";
import { attackSite, bounds, reportOf } from "#scripts/bench/hostile/hostile.ts";

const accounts = 200;
const minutes = 1;

// What else others wait for under attack is longer than it should be: `npm run load -- --hostile` says it, and ends with 1.
it(`while ${accounts} accounts attack a site, its games go on and its pages come`, async () => {
  const served = await attackSite({ accounts, minutes });
  const { said } = reportOf(served);
  console.log(said);
  for (const what of ["makes a move", "opens a page"]) {
    expect(
      served.faults.filter((fault) => fault.startsWith(what)),
      said,
    ).toEqual([]);
    expect(served.waits[what].longestMs, said).toBeLessThan(bounds.waitMs);
  }
});
