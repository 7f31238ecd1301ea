import { setTimeout as after } from "node:timers/promises";
import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { chanceFor } from "#tests/chance.ts";
import type { Position, ReturningPlayer } from "#tests/support/returningPlayer.ts";
import type { Participant } from "./participant.ts";
import { teamsIn } from "./spectator.ts";

const chance = chanceFor("moves in a tournament");

/**
 * How a match goes: its people play it to the end; they play a while, and its time runs out; they come and never move;
 * nobody of its second team ever comes; they play a while until an admin decides it.
 */
export type Course = "toTheEnd" | "timeUp" | "idle" | "noShow" | "byAdmin";

/** A seat of a match, taken by its player. */
export type Seat = ReturningPlayer;

/** How many moves are made in a while. */
const aWhile = 100;

/** After how many moves the people of each course stop playing. With a team away the table waits for it from the start. */
const movesIn: Record<Course, number> = {
  toTheEnd: Number.POSITIVE_INFINITY,
  timeUp: aWhile,
  idle: 0,
  noShow: 0,
  byAdmin: aWhile,
};

/** Seats the people of a match, plays as its course says, and returns their sockets, which stay open. */
export async function playMatch(
  course: Course,
  { teams }: TournamentSnapshot,
  match: TournamentMatch,
  people: readonly Participant[],
): Promise<Seat[]> {
  const coming = teamsIn(match).filter((_, side) => course !== "noShow" || side !== 1);
  const names = coming.flatMap((team) => teams[team].players);
  const seats = await Promise.all(
    people.filter(({ name }) => names.includes(name)).map((one) => one.sitDown(match.gameID as number)),
  );
  await Promise.all(seats.map((seat) => playOn(seat, movesIn[course])));
  return seats;
}

/** Plays on a seat reasonably until so many moves were made at the table, or the game is over. */
export async function playOn(seat: Seat, moves: number): Promise<void> {
  let reached = 0;
  /** The room accepts so many frames a second from each. */
  let pause = Promise.resolve();
  const isDone = ({ version, view }: Position) => version >= moves || view.phase === "over";
  for (;;) {
    const next = await seat.until(() => {
      const { position } = seat;
      // While the others trade, positions arrive that do not include one's own trade yet.
      if (position === undefined || position.version < reached) return undefined;
      return isDone(position) ? "done" : goodMove(position);
    });
    if (next === "done") return;
    await pause;
    pause = after(1000 / limits.ratePerSecond);
    const outcome = await seat.requests.ask("game:move", next);
    const answered = "answer" in outcome ? (outcome.answer.data as { version?: number } | undefined) : {};
    // A refused move was overtaken by another one, whose position follows.
    reached = answered?.version ?? next.version + 1;
  }
}

function goodMove({ version, view }: Position): { version: number; move: string } | undefined {
  const move = chooseMove(viewOfData(view), "solid", (limit) => Math.floor(chance() * limit));
  return move && { version, move: formatMove(move) };
}
