import { parseArgs } from "node:util";
import { attackSite, reportOf } from "./bench/hostile/hostile.ts";
import { Load } from "./bench/load.ts";
import { guardChildren } from "./process/guard.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";

/**
 * `npm run load -- --tables N --minutes M [--site URL]`: has guests play at N tables of four of a running site, everybody
 * a move each second, and reports each minute and at the end how fast the moves were and whether any was lost, came twice
 * or was refused; then it exits with 1. Where the site limits calls by address, it waits as long as the site asks for.
 */
const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "10" },
    minutes: { type: "string", default: "1" },
    hostile: { type: "boolean", default: false },
    accounts: { type: "string", default: "200" },
    site: { type: "string", default: "http://localhost:8787" },
  },
});
const [tables, minutes, accounts] = [values.tables, values.minutes, values.accounts].map(Number);

await runScript(async () => {
  if (values.hostile) await beHostile();
  else await play();
});

async function beHostile(): Promise<void> {
  if (!(Number.isInteger(accounts) && accounts >= 2 && accounts % 2 === 0 && minutes > 0))
    throw new Trouble("Expected --accounts N --minutes M, an even number of accounts and more than no time.");
  guardChildren();
  const { isGood, said } = reportOf(await attackSite({ accounts, minutes }));
  console.log(said);
  process.exitCode = isGood ? 0 : 1;
}

async function play(): Promise<void> {
  if (!(Number.isInteger(tables) && tables >= 1 && minutes > 0))
    throw new Trouble("Expected --tables N --minutes M, a whole number of tables and more than no time.");
  const site = originOf(values.site);
  await expectSite(site);
  const load = new Load(site, tables);
  await load.open();
  await load.play(minutes);
  const { isGood, said } = load.report();
  console.log(`\n${said}`);
  process.exitCode = isGood ? 0 : 1;
}

function originOf(site: string): string {
  if (!URL.canParse(site)) throw new Trouble(`Expected --site with the address of a site, found ${site}.`);
  return new URL(site).origin;
}

async function expectSite(site: string): Promise<void> {
  const answer = await fetch(`${site}/gameApi/getServerVersion`).catch(() => undefined);
  if (!answer?.ok)
    throw new Trouble(`No Tac site answers at ${site}; start one (npm start), or name it with --site.`);
}
