import { countMove, moveSeat, newStatistics, type SeatStatistics, variantOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import type { Beginning, LoggedMove } from "./logged.ts";
import { advance, changeOwner, type Position, replayLog } from "./position.ts";

/** A player's statistics on a seat, for the time on that seat. */
export interface Played {
  seat: number;
  owner: SeatOwner;
  statistics: SeatStatistics;
}

/** The statistics of everybody who sits at the game, by seat, followed by those of replaced players in order. */
export function statisticsOf(beginning: Beginning, moves: readonly LoggedMove[]): Played[] {
  const { game, sittings } = beginning;
  const variant = variantOf(game.variant);
  const statistics = newStatistics(variant);
  const replaced: Played[] = [];
  const changes = [...sittings];
  const position = replayLog({ ...beginning, sittings: [] }, []);
  const changeSeats = (version: number) => {
    while (changes[0]?.version === version) {
      const change = changes.shift() as (typeof changes)[number];
      const { seat, owner } = change;
      changeOwner(position, change);
      replaced.push({ seat, owner, statistics: statistics[seat] });
      statistics[seat] = newStatistics(variant)[seat];
    }
  };
  for (const logged of moves) {
    changeSeats(position.version);
    const thinkingTime = thinkingTimeOf(position, logged);
    countMove(statistics, variant, logged.move, advance(position, logged), thinkingTime);
  }
  changeSeats(position.version);
  const seated = game.seats.map((owner, seat) => ({ seat, owner, statistics: statistics[seat] }));
  return [...seated, ...replaced];
}

/** How long the table waited for a move in this position (ms); null if autopilot made it. */
function thinkingTimeOf({ due, lastMoveAt }: Position, { move, at, isAutopilot }: LoggedMove): number | null {
  if (isAutopilot) return null;
  return Math.min(at - (due[moveSeat(move)] ?? lastMoveAt), limits.thinkingTimeMaxMs);
}
