/**
 * `node scripts/bots-table.ts [--file FILE] [--games N] [--team-tac-games N] [--threads T]`: plays the rows of the
 * tables of docs/bots.md and writes them there. Results are kept in FILE, a chunk of games at a time, so that an
 * interrupted run continues from there; rows of bots that play differently now are played again. Rows with a
 * requirement come first; among them the one on which the least time was spent. With `--games 0 --team-tac-games 0` it
 * only writes what there is.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countOf } from "./bots/count.ts";
import { fingerprint } from "./bots/fingerprint.ts";
import { Ledger } from "./bots/ledger.ts";
import { MatchThreads } from "./bots/matchThreads.ts";
import { replaceFile } from "./bots/replaceFile.ts";
import { isDemanded, isTeamTac, type Row, rows } from "./bots/row.ts";
import { tablesOf } from "./bots/tables.ts";
import { timeSpent } from "./bots/tally.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";

const { values } = parseArgs({
  options: {
    file: { type: "string", default: join(import.meta.dirname, "bots/played.jsonl") },
    games: { type: "string", default: "2000" },
    "team-tac-games": { type: "string", default: "500" },
    threads: { type: "string", default: String(availableParallelism()) },
  },
});

/** The same for every run, so that it continues with the following deals. */
const seed = 1;

/** Games per chunk, some minutes of play at most: an interrupted run loses no more. */
const chunk = 100;

await runScript(async () => {
  const wanted: Wanted = {
    games: countOf("games", values.games, 0),
    teamTacGames: countOf("team-tac-games", values["team-tac-games"], 0),
  };
  const ledger = new Ledger(values.file, fingerprint);
  const threads = new MatchThreads(countOf("threads", values.threads));
  const next = () => nextRow(ledger, wanted);
  try {
    write(tablesOf(ledger));
    for (let row = next(); row !== undefined; row = next()) {
      await playChunk(row, ledger, wanted, threads);
      write(tablesOf(ledger));
    }
  } finally {
    await threads.stop();
  }
});

/** Games per row in total. */
interface Wanted {
  games: number;
  teamTacGames: number;
}

/** The row to play next; `undefined` when all are complete. */
function nextRow(ledger: Ledger, wanted: Wanted): Row | undefined {
  const open = rows.filter((row) => missing(row, ledger, wanted) > 0);
  const demanded = open.filter(isDemanded);
  const [next] = (demanded.length > 0 ? demanded : open).toSorted(
    (one, other) => timeSpent(ledger.tallyOf(one)) - timeSpent(ledger.tallyOf(other)),
  );
  return next;
}

function missing(row: Row, ledger: Ledger, { games, teamTacGames }: Wanted): number {
  return (isTeamTac(row.variant) ? teamTacGames : games) - ledger.tallyOf(row).games;
}

async function playChunk(row: Row, ledger: Ledger, wanted: Wanted, threads: MatchThreads): Promise<void> {
  const games = Math.min(chunk, missing(row, ledger, wanted));
  const match = { ...row, seed, looks: undefined };
  ledger.add(row, await threads.play(match, games, ledger.tallyOf(row).games));
}

/** Writes the tables into docs/bots.md. @throws Trouble if it has no place for them */
function write(tables: string): void {
  const file = join(import.meta.dirname, "../docs/bots.md");
  const text = readFileSync(file, "utf8");
  const [before, rest] = text.split("<!-- tables -->");
  const [, after] = rest?.split("<!-- end of tables -->") ?? [];
  if (after === undefined) throw new Trouble(`${file} has lost the marks between which its tables stand.`);
  replaceFile(file, `${before}<!-- tables -->\n\n${tables}\n\n<!-- end of tables -->${after}`);
}
