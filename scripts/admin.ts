import { parseArgs } from "node:util";
import { makeAdmin, makeModerator } from "#store/moderation.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";

/**
 * `npm run admin -- USERNAME`: makes this player an admin, in LIBSQL_URL or in DATA_DIR, also while the site runs; with
 * `--moderator` a moderator.
 */
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { moderator: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [username] = positionals;
  if (!username) throw new Trouble("Say who: npm run admin -- [--moderator] USERNAME");
  await withJoinedDatabase(async (db) => {
    const promote = values.moderator ? makeModerator : makeAdmin;
    if (!(await promote(db, username.normalize("NFC")))) {
      throw new Trouble(`There is no player called ${username}.`);
    }
    console.log(`${username} is ${values.moderator ? "a moderator" : "an admin"} now.`);
  });
});
