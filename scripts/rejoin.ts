import { parseArgs } from "node:util";
import type { Database } from "#store/db.ts";
import { migrateDatabase } from "#store/migrate.ts";
import { askToRejoin } from "#store/site.ts";
import { migrations } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";

/**
 * `npm run rejoin -- --yes`: makes the database in LIBSQL_URL or in DATA_DIR continue with rooms that know more than it
 * does. The Worker does it at its next check, because it alone knows both.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: { yes: { type: "boolean", default: false } } });
  if (!values.yes) {
    throw new Trouble(
      "What the rooms know of people and games that the database does not have is out of reach for good then, and new ones are numbered behind them. If that is what you want: npm run rejoin -- --yes",
    );
  }
  const rejoin = async (db: Database, where: string) => {
    await migrateDatabase(db, migrations);
    await askToRejoin(db);
    console.log(`The database ${where} goes on with the rooms that are there as soon as the site runs.`);
  };
  await withJoinedDatabase(rejoin, { mayBeNew: true });
});
