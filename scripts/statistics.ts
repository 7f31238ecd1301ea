import { checkTotals } from "#store/totals/checking.ts";
import { countMissingGames, forgetTotals } from "#store/totals/counting.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";

const gamesAtOnce = 200;

/**
 * `npm run statistics -- check`: says whether the totals in LIBSQL_URL or in DATA_DIR follow from the games; fails if
 * not. `-- rebuild`: computes them anew, also while the site runs.
 */
await runScript(async () => {
  const [command] = process.argv.slice(2);
  if (command !== "check" && command !== "rebuild") {
    throw new Trouble("Say what to do: npm run statistics -- check, or npm run statistics -- rebuild");
  }
  await withJoinedDatabase(async (db) => {
    if (command === "rebuild") {
      await forgetTotals(db);
      let games = 0;
      let added: number;
      do {
        added = await countMissingGames(db, gamesAtOnce);
        games += added;
      } while (added > 0);
      console.log(`The totals were computed anew from ${games} games.`);
      return;
    }
    const { differences, uncounted } = await checkTotals(db);
    for (const { table, stored, missing } of differences) {
      console.error(`${table}: ${stored} rows do not follow from the games, ${missing} that do are missing`);
    }
    if (differences.length > 0) throw new Trouble("The totals are wrong: npm run statistics -- rebuild");
    console.log(
      uncounted === 0
        ? "The totals are those of the games."
        : `The totals are those of the games, without ${uncounted} that the clock will add.`,
    );
  });
});
