import { newStatistics, variantOf } from "#rules/index.ts";
import type { VariantName } from "#rules/variant.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { addGame, type FinishedGame } from "#store/games.ts";

/** How a game ended: `winner` is a team, or null if nobody won; `replaced` played on seat 0 for a while. */
export type Outcome = {
  variant?: VariantName;
  seats: readonly SeatOwner[];
  winner: number | null;
  endedAt: number;
  isRated?: boolean;
  moveTimeMs?: number;
  replaced?: SeatOwner;
};

/** A game that libSQL knows and that has just ended, as its room reports it (`finishGame`). */
export async function endedGame(db: Database, outcome: Outcome): Promise<FinishedGame> {
  const { variant = "4x2m", seats, winner, endedAt, isRated = true, replaced, moveTimeMs } = outcome;
  const createdAt = endedAt - 60_000;
  const gameID = await addGame(db, { variant, createdAt, seats, waitingID: null, isRated, moveTimeMs });
  const { teamOf, isTeamTac } = variantOf(variant);
  const rows = [
    ...seats.map((owner) => ({ owner, satOn: null })),
    ...(replaced ? [{ owner: replaced, satOn: 0 }] : []),
  ];
  const statistics = newStatistics(variantOf(variant));
  return {
    ...{ gameID, endedAt, winner: winner !== null && isTeamTac ? "all" : winner },
    ...{ cardsLaid: 100, seed: "00", seedHash: "ff", log: [] },
    seating: { replacements: replaced ? 1 : 0, rows },
    seats: rows.map(({ satOn }, row) => {
      const team = teamOf[satOn ?? row];
      const hasWon = winner === null || satOn !== null ? null : isTeamTac || team === winner;
      return { team, color: "red", hasWon, ballsHome: 0, statistics: statistics[satOn ?? row], feats: [] };
    }),
  };
}
