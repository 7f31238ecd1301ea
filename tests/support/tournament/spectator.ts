import type { Event } from "#schema/protocol/envelope.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { ReturningSocket, restless } from "#tests/support/returningSocket.ts";

/** Somebody who looks at a tournament without a name. */
export class Spectator {
  /** The tournament as the events so far tell it. */
  tournament: TournamentSnapshot | undefined;
  /** All results that each match ever had, by its id: a match has one. */
  readonly results = new Map<string, Set<string>>();
  readonly #socket: ReturningSocket;

  constructor(url: string, tournamentID: number) {
    const place = { url, party: "tournament", room: String(tournamentID) } as const;
    this.#socket = new ReturningSocket(place, (event) => this.#hear(event), restless);
  }

  /** Waits until the tournament is as wanted, and returns it. */
  where(wanted: (now: TournamentSnapshot) => boolean): Promise<TournamentSnapshot> {
    return this.#socket.until(() => this.tournament && wanted(this.tournament) && this.tournament);
  }

  leave(): void {
    this.#socket.close();
  }

  #hear({ type, data }: Event): void {
    this.tournament =
      type === "tournament:matches"
        ? withMatches(this.tournament as TournamentSnapshot, (data as { changed: TournamentMatch[] }).changed)
        : (data as { tournament: TournamentSnapshot }).tournament;
    for (const { id, winner, decision } of matchesOf(this.tournament)) {
      if (decision === null) continue;
      const results = this.results.get(id) ?? new Set();
      this.results.set(id, results.add(`${winner} ${decision.reason}`));
    }
  }
}

export function matchesOf({ rounds }: TournamentSnapshot): TournamentMatch[] {
  return rounds.flatMap(({ matches }) => matches);
}

/** The teams that meet in a match. */
export function teamsIn({ teams }: TournamentMatch): number[] {
  return teams.filter((team) => typeof team === "number");
}

function withMatches(
  tournament: TournamentSnapshot,
  changed: readonly TournamentMatch[],
): TournamentSnapshot {
  const newest = new Map(changed.map((match) => [match.id, match]));
  const rounds = tournament.rounds.map((round) => {
    return { ...round, matches: round.matches.map((match) => newest.get(match.id) ?? match) };
  });
  return { ...tournament, rounds };
}
