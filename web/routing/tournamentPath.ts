import { roomKey, withKey } from "#schema/roomKeys.ts";
import type { TournamentKind } from "#schema/tournament.ts";

/** The path of a tournament's page, after the language; that of a private one has its key, where that is known. */
export function pathOfTournament(tournament: {
  type: TournamentKind;
  id: number;
  key?: string | null;
}): string {
  const { type, id, key = null } = tournament;
  return `/tournament/${type}/${withKey(String(id), key)}`;
}

/** A tournament's id in an address; `undefined` if it is none. */
export function readTournamentID(text: string | undefined): number | undefined {
  return readTournamentAddress(text)?.id;
}

/** A tournament's id in an address, and the key beside it, if there is one; `undefined` if it is none. */
export function readTournamentAddress(
  text: string | undefined,
): { id: number; key: string | null } | undefined {
  const [, id, key] = /^([1-9]\d{0,14})(?:-(.*))?$/.exec(text ?? "") ?? [];
  if (id === undefined || (key !== undefined && !roomKey.test(key))) return undefined;
  return { id: Number(id), key: key ?? null };
}
