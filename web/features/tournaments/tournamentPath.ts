import type { TournamentKind } from "#schema/tournament.ts";

/** The path of a tournament's page, after the language. */
export function pathOfTournament({ type, id }: { type: TournamentKind; id: number }): string {
  return `/tournament/${type}/${id}`;
}

/** A tournament's id in an address; `undefined` if it is none. */
export function readTournamentID(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
