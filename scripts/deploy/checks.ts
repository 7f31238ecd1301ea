import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { unstable_readConfig } from "wrangler";
import partykit from "#partykit.json" with { type: "json" };
import { openDatabase } from "#store/db.ts";
import { missingMigrations } from "#store/migrate.ts";
import { migrations, root } from "../process/paths.ts";
import { readOperator } from "../site/operator.ts";
import {
  type Config,
  deployment,
  type Lack,
  lacksOfDatabase,
  lacksOfMigrations,
  lacksOfOperator,
  lacksOfRooms,
  lacksOfSecrets,
} from "./lacks.ts";

/** What can be seen without a network. @throws Trouble if operator.json can't be read */
export function checkHere(): Lack[] {
  const config = unstable_readConfig({ config: join(root, "wrangler.toml") }) as Config;
  const files = readdirSync(migrations).filter((name) => name.endsWith(".sql"));
  const { entries } = JSON.parse(readFileSync(join(migrations, "meta/_journal.json"), "utf8"));
  return [
    ...lacksOfRooms(config, Object.keys(partykit.parties)),
    ...lacksOfMigrations(
      files.map((name) => name.slice(0, -".sql".length)),
      entries.map(({ tag }: { tag: string }) => tag),
    ),
    ...lacksOfOperator(readOperator(), config.vars),
  ];
}

/** What can be seen of the database in LIBSQL_URL and of the Worker at Cloudflare. */
export async function checkThere(env: NodeJS.ProcessEnv): Promise<Lack[]> {
  return (await Promise.all([checkDatabase(env), checkSecrets()])).flat();
}

/** @param env LIBSQL_URL and LIBSQL_AUTH_TOKEN, because a secret of the Worker can't be read */
export async function checkDatabase({
  LIBSQL_URL: url,
  LIBSQL_AUTH_TOKEN: token,
}: NodeJS.ProcessEnv): Promise<Lack[]> {
  if (!url)
    return [
      deployment(
        "LIBSQL_URL is not set here, so nobody can say whether the database has its migrations: LIBSQL_URL=… LIBSQL_AUTH_TOKEN=… npm run deploy",
      ),
    ];
  try {
    return [...lacksOfDatabase(await missingMigrations(openDatabase({ url, token }), migrations))];
  } catch (error) {
    return [deployment(`The database at ${url} does not answer: ${(error as Error).message.split("\n")[0]}`)];
  }
}

async function checkSecrets(): Promise<Lack[]> {
  try {
    const { stdout } = await promisify(execFile)("wrangler", ["secret", "list", "--format", "json"], {
      cwd: root,
    });
    const listed = JSON.parse(stdout.slice(stdout.indexOf("["))) as { name: string }[];
    return [...lacksOfSecrets(listed.map(({ name }) => name))];
  } catch {
    return [
      deployment(
        "The secrets of the Worker can't be read: npx wrangler login, then npx wrangler secret put LIBSQL_URL and LIBSQL_AUTH_TOKEN",
      ),
    ];
  }
}
