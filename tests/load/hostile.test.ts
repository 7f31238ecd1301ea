import { expect, it } from "vitest";
import { attackSite, reportOf } from "#scripts/bench/hostile/hostile.ts";

const accounts = 200;
const minutes = 1;

it(`a site that ${accounts} accounts attack at once serves others within two seconds, and sends them their mails`, async () => {
  const { isGood, said } = reportOf(await attackSite({ accounts, minutes }));
  console.log(said);
  expect(isGood, said).toBe(true);
});
