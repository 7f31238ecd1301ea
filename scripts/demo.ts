import { openDatabase } from "#store/db.ts";
import { countUsers } from "#store/users.ts";
import { fillDemo } from "./demo/fill.ts";
import { beginLiveGames } from "./demo/live.ts";
import { demoPeople } from "./demo/people.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { readSettings } from "./site/settings.ts";
import { startSite } from "./site/site.ts";
import { password } from "./visitors/joining.ts";

const size = { players: demoPeople, games: 600, seed: 1 };

/**
 * `npm run demo`: fills the site in DATA_DIR, which must be empty, with players, their friendships and finished games of
 * 14 months, and begins some games and talks.
 */
await runScript(async () => {
  const { dataDir, libsqlUrl } = readSettings(process.env);
  if (libsqlUrl) throw new Trouble("The demo fills a site on this machine: unset LIBSQL_URL.");
  const site = await startSite({ dataDir, withoutRateLimits: true, report: console.log });
  try {
    const db = openDatabase(site.libsql);
    const found = await countUsers(db);
    if (found > 0) {
      throw new Trouble(
        `There are ${found} players in ${dataDir} already; the demo needs an empty folder: DATA_DIR=.demo npm run demo`,
      );
    }
    console.log(`Playing ${size.games} games for ${size.players} players …`);
    const players = await fillDemo(db, { ...size, now: Date.now() });
    await beginLiveGames(site.url, players);
    const [first, second] = players.map(({ identity }) => identity.name);
    console.log(`Done. Start the site with: DATA_DIR=${dataDir} npm start`);
    console.log(`Sign in as ${first}, ${second} or any other player with the password: ${password}`);
  } finally {
    await site.stop();
  }
});
