import type { Database } from "#store/db.ts";
import { checkRatings, type RatingsCheck } from "#store/ratings/checking.ts";
import { foldAll, forgetRatings } from "#store/ratings/folding.ts";
import { checkTotals } from "#store/totals/checking.ts";
import { countMissingGames, forgetTotals } from "#store/totals/counting.ts";
import { recountLessonSteps } from "#store/totals/lessonSums.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";

const gamesAtOnce = 200;

/**
 * `npm run statistics -- check`: says whether the totals and ratings in LIBSQL_URL or in DATA_DIR follow from the games;
 * fails if not. `-- rebuild`: computes them anew, also while the site runs.
 */
await runScript(async () => {
  const [command] = process.argv.slice(2);
  if (command !== "check" && command !== "rebuild") {
    throw new Trouble("Say what to do: npm run statistics -- check, or npm run statistics -- rebuild");
  }
  await withJoinedDatabase(command === "check" ? check : rebuild);
});

async function rebuild(db: Database): Promise<void> {
  await forgetTotals(db);
  let games = 0;
  let added: number;
  do {
    added = await countMissingGames(db, gamesAtOnce);
    games += added;
  } while (added > 0);
  console.log(`The totals were computed anew from ${games} games.`);
  await recountLessonSteps(db);
  await forgetRatings(db);
  const rated = await foldAll(db, Date.now());
  console.log(`The ratings were computed anew from ${rated} games.`);
}

async function check(db: Database): Promise<void> {
  const { differences, uncounted } = await checkTotals(db);
  for (const { table, stored, missing } of differences) {
    console.error(
      `${table}: ${stored} rows do not follow from what is stored, ${missing} that do are missing`,
    );
  }
  let rated: RatingsCheck;
  // The rater may be working.
  do rated = await checkRatings((ask) => ask(db));
  while (rated.isOutdated);
  if (rated.games + rated.ratings > 0) {
    console.error(`ratings: ${rated.games} games and ${rated.ratings} ratings differ from a new count`);
  }
  if (differences.length + rated.games + rated.ratings > 0)
    throw new Trouble("What is stored is wrong: npm run statistics -- rebuild");
  console.log("The totals and ratings follow from what is stored.");
  if (uncounted > 0)
    console.log(`The totals are still without ${uncounted} games, which the clock will add.`);
  if (rated.unfolded > 0) console.log(`The ratings are still without ${rated.unfolded} games.`);
}
