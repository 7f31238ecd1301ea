import { parseArgs } from "node:util";
import type { Database } from "#store/db.ts";
import { makeAdmin, makeModerator, removeRoles } from "#store/moderation.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";

const usage = "npm run admin -- [--moderator | --remove] USERNAME";

/**
 * `npm run admin -- USERNAME`: makes this player an admin, in LIBSQL_URL or in DATA_DIR, also while the site runs; with
 * `--moderator` a moderator; with `--remove` neither any more.
 */
await runScript(async () => {
  const { username, moderator, remove } = readArguments();
  await withJoinedDatabase(async (db) => {
    const name = username.normalize("NFC");
    const done = await (remove ? demote(db, name) : promote(db, name, moderator));
    if (done === undefined) throw new Trouble(`There is no player called ${username}.`);
    console.log(`${username} is ${done} now.`);
  });
});

function readArguments() {
  // Without the -- npm takes options for its own, and only the name would arrive here.
  if (process.env.npm_config_moderator ?? process.env.npm_config_remove)
    throw new Trouble(`Options stand after --: ${usage}`);
  const { values, positionals } = parseOrRefuse();
  const [username, ...more] = positionals;
  if (!username || more.length > 0) throw new Trouble(`Say who: ${usage}`);
  if (values.moderator && values.remove)
    throw new Trouble("Say either --moderator or --remove, which takes both roles away.");
  return { username, ...values };
}

function parseOrRefuse() {
  try {
    return parseArgs({
      options: {
        moderator: { type: "boolean", default: false },
        remove: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Trouble(`${(error as Error).message}. Expected: ${usage}`);
  }
}

/** @returns what the player is now; undefined if there is none */
async function promote(db: Database, username: string, toModerator: boolean): Promise<string | undefined> {
  const isThere = await (toModerator ? makeModerator : makeAdmin)(db, username);
  if (!isThere) return undefined;
  return toModerator ? "a moderator" : "an admin";
}

/** The same. @throws Trouble if there is no role to take away */
async function demote(db: Database, username: string): Promise<string | undefined> {
  const roles = await removeRoles(db, username);
  if (roles && !roles.isAdmin && !roles.isModerator)
    throw new Trouble(`${username} is neither an admin nor a moderator.`);
  return roles && "neither an admin nor a moderator";
}
