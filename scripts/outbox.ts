import {
  type SettledAnswer,
  type SettleUndeliveredBody,
  type UndeliveredAnswer,
  undeliveredAnswer,
} from "#schema/api/undelivered.ts";
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
  if (command === "list") return print(await listAll());
  if ((command !== "retry" && command !== "drop") || ids.length === 0) throw new Trouble(usage);
  const { settled, missing, silent } = await (ids.includes("all")
    ? settleAll(command)
    : settle(command, ids));
  console.log(`${command === "retry" ? "Tried again" : "Dropped"}: ${settled}.`);
  const troubles = [
    ...(missing.length > 0 ? [`Not there (any more): ${missing.join(", ")}`] : []),
    ...(silent.length > 0 ? [sayingSilent(silent)] : []),
  ];
  if (troubles.length > 0) throw new Trouble(troubles.join("\n"));
});

type Action = SettleUndeliveredBody["action"];
type Listed = Pick<UndeliveredAnswer, "undelivered" | "silent" | "more">;
type Outcome = { settled: number; missing: string[]; silent: string[] };

/** Lists what the site tells, some rooms at a time. */
async function listAll(): Promise<Listed> {
  const all: Listed = { undelivered: [], silent: [], more: [] };
  for (let after: string | null | undefined; after !== null; ) {
    const listed = await list(after);
    all.undelivered.push(...listed.undelivered);
    all.silent.push(...listed.silent);
    all.more.push(...listed.more);
    after = listed.next;
  }
  return all;
}

async function list(after?: string): Promise<UndeliveredAnswer> {
  return undeliveredAnswer.parse(await ask(after === undefined ? "" : `?${new URLSearchParams({ after })}`));
}

async function settle(action: Action, ids: string[]): Promise<Outcome> {
  const { ids: settled } = (await ask("", { action, ids })) as SettledAnswer;
  return { settled: settled.length, missing: ids.filter((id) => !settled.includes(id)), silent: [] };
}

/**
 * Retries or drops all that is dead, some rooms at a time, and those again until they have nothing else. What was retried
 * may be dead again at once; it waits since then, and is left alone.
 */
async function settleAll(action: Action): Promise<Outcome> {
  const all: Outcome = { settled: 0, missing: [], silent: [] };
  const tried = new Set<string>();
  let began: number | undefined;
  for (let after: string | null | undefined; after !== null; ) {
    const { undelivered, silent, next, askedAt } = await list(after);
    began ??= askedAt;
    const dead = undelivered.filter(({ isDead, waitsSince }) => isDead && waitsSince < began!);
    const ids = dead.map(({ id }) => id).filter((id) => !tried.has(id));
    for (const id of ids) tried.add(id);
    if (ids.length > 0) {
      const { settled, missing } = await settle(action, ids);
      all.settled += settled;
      all.missing.push(...missing);
    } else {
      all.silent.push(...silent);
      after = next;
    }
  }
  return all;
}

/** Asks the site; with a body it acts. @throws Trouble if that fails */
async function ask(query: string, body?: object): Promise<unknown> {
  const { url, token } = siteToAsk();
  const call = new URL(`/gameApi/operator/undelivered${query}`, url);
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

function print({ undelivered, silent, more }: Listed): void {
  if (undelivered.length === 0 && silent.length === 0) console.log("Everything is delivered.");
  for (const { id, isDead, kind, lane, attempts, error, waitsSince } of undelivered) {
    const state = isDead ? "dead" : "waiting";
    console.log(`${id}  ${state}  ${kind} to ${lane}  ${attempts} attempts in ${ageOf(waitsSince)}`);
    if (error) console.log(`    ${error}`);
  }
  if (more.length > 0) console.log(`Only the first are listed of: ${more.join(", ")}`);
  if (silent.length > 0) console.log(sayingSilent(silent));
}

function sayingSilent(silent: readonly string[]): string {
  return `No answer from: ${silent.join(", ")}`;
}

/** For how long something has waited, in its largest unit. */
function ageOf(since: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - since) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
