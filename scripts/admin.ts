import { makeAdmin } from "#store/moderation.ts";
import { withJoinedDatabase } from "./joinedDatabase.ts";
import { runScript } from "./terminal.ts";
import { Trouble } from "./trouble.ts";

/** `npm run admin -- USERNAME`: makes this player an admin, in LIBSQL_URL or in DATA_DIR, also while the site runs. */
await runScript(async () => {
  const [username] = process.argv.slice(2);
  if (!username) throw new Trouble("Say who: npm run admin -- USERNAME");
  await withJoinedDatabase(async (db) => {
    if (!(await makeAdmin(db, username.normalize("NFC")))) {
      throw new Trouble(`There is no player called ${username}.`);
    }
    console.log(`${username} is an admin now.`);
  });
});
