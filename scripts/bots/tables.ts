import { botLevels } from "#rules/index.ts";
import type { Ledger } from "./ledger.ts";
import type { Player } from "./match.ts";
import { isTeamTac, type Row, rows } from "./row.ts";
import { summaryOf } from "./summary.ts";

/** The tables of docs/bots.md, with all rows that were played; a table without one is left out. */
export function tablesOf(ledger: Ledger): string {
  const played = rows.filter((row) => ledger.tallyOf(row).games > 0);
  const matches = played.filter(({ variant }) => !isTeamTac(variant));
  const teamTac = played.filter(({ variant }) => isTeamTac(variant));
  return [
    tableOf(
      ["a", "b", "variant", "games", "a wins", "95 %", "illegal", "ms of a, median / p99"],
      matches.map((row) => lineOfMatch(row, ledger)),
    ),
    tableOf(
      ["level", "variant", "games", "cards a game", "illegal", "ms, median / p99"],
      teamTac.map((row) => lineOfTeamTac(row, ledger)),
    ),
  ]
    .filter((table) => table !== "")
    .join("\n\n");
}

function tableOf(heads: readonly string[], lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [lineOf(...heads), `|${"---|".repeat(heads.length)}`, ...lines].join("\n");
}

function lineOfMatch(row: Row, ledger: Ledger): string {
  const { games, winRate, interval, illegalMoves, milliseconds } = summaryOf(row, ledger.tallyOf(row));
  if (winRate === undefined || interval === undefined)
    throw new Error(`expected a match of teams, found ${row.variant}`);
  const [low, high] = interval.map(percent);
  return lineOf(
    nameOf(row.a),
    nameOf(row.b),
    row.variant,
    games,
    percent(winRate),
    `${low} – ${high}`,
    illegalMoves,
    timesOf(milliseconds.a),
  );
}

/** Here one level has both sides, which play the same deals. */
function lineOfTeamTac(row: Row, ledger: Ledger): string {
  const tally = ledger.tallyOf(row);
  const { games, illegalMoves, milliseconds } = summaryOf(row, tally);
  const cards = (tally.cards.a + tally.cards.b) / games;
  return lineOf(nameOf(row.a), row.variant, games, cards.toFixed(1), illegalMoves, timesOf(milliseconds.a));
}

function lineOf(...cells: (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** A level is called by its number. */
function nameOf(player: Player): string {
  return player === "random" ? player : String(botLevels.indexOf(player) + 1);
}

function timesOf({ median, p99 }: { median: number; p99: number }): string {
  return `${toTwoDigits(median)} / ${toTwoDigits(p99)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** They are not known more precisely. */
function toTwoDigits(milliseconds: number): string {
  return String(Number(milliseconds.toPrecision(2)));
}
