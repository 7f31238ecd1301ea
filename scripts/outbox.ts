import { type SettledAnswer, type UndeliveredAnswer, undeliveredAnswer } from "#schema/api/undelivered.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { readRunning } from "./site/running.ts";
import { readSettings } from "./site/settings.ts";

const usage =
  "Say what to do: npm run outbox -- list, npm run outbox -- retry ID…, or npm run outbox -- drop ID… (all takes all that are dead)";

/**
 * `npm run outbox -- list`: what a running site has not delivered, that in DATA_DIR or the one at SITE_URL, whose
 * OPERATOR_TOKEN it needs. `-- retry ID…` tries some of it again, `-- drop ID…` deletes it for good.
 */
await runScript(async () => {
  const [command, ...ids] = process.argv.slice(2);
  if (command === "list") return print(await list());
  if ((command !== "retry" && command !== "drop") || ids.length === 0) throw new Trouble(usage);
  const wanted = ids.includes("all") ? await allDead() : ids;
  const settled = (await ask({ action: command, ids: wanted })) as SettledAnswer;
  console.log(`${command === "retry" ? "Tried again" : "Dropped"}: ${settled.ids.length}.`);
  const missing = wanted.filter((id) => !settled.ids.includes(id));
  if (missing.length > 0) throw new Trouble(`Not there (any more): ${missing.join(", ")}`);
});

async function list(): Promise<UndeliveredAnswer> {
  return undeliveredAnswer.parse(await ask());
}

async function allDead(): Promise<string[]> {
  return (await list()).undelivered.filter(({ isDead }) => isDead).map(({ id }) => id);
}

/** Asks the site; with a body it acts. @throws Trouble if that fails */
async function ask(body?: object): Promise<unknown> {
  const { url, token } = siteToAsk();
  const call = new URL("/gameApi/operator/undelivered", url);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const answer = await fetch(call, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Trouble(`No site answers at ${url}.`);
  });
  if (answer.status === 404) throw new Trouble(`The site at ${url} has another OPERATOR_TOKEN, or none.`);
  if (!answer.ok) throw new Trouble(`The site at ${url} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function siteToAsk(): { url: string; token: string } {
  const { dataDir, siteUrl, operatorToken } = readSettings(process.env);
  const own = readRunning(dataDir);
  const url = siteUrl ?? own?.url;
  const token = operatorToken ?? own?.token;
  if (url && token) return { url, token };
  throw new Trouble(`No site has run on ${dataDir}. For one elsewhere set SITE_URL and OPERATOR_TOKEN.`);
}

function print({ undelivered, silent }: UndeliveredAnswer): void {
  if (undelivered.length === 0) console.log("Everything is delivered.");
  for (const { id, isDead, kind, lane, attempts, error, waitsSince } of undelivered) {
    const state = isDead ? "dead" : "waiting";
    console.log(`${id}  ${state}  ${kind} to ${lane}  ${attempts} attempts in ${ageOf(waitsSince)}`);
    if (error) console.log(`    ${error}`);
  }
  if (silent.length > 0) console.log(`Rooms that do not answer: ${silent.join(", ")}`);
}

/** For how long something has waited, in its largest unit. */
function ageOf(since: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - since) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
