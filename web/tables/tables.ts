import type { TFunction } from "i18next";
import type { WaitingGame, WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import type { TeamsName } from "./wish.ts";

/** A slot with its number in the room. */
export interface NumberedSlot {
  at: number;
  slot: WaitingSlot;
}

type Sized = Pick<WaitingGame, "nPlayers" | "nTeams">;

/** Seats and teams as in notation.md. */
export function teamsName({ nPlayers, nTeams }: Sized): TeamsName {
  return `${nPlayers}x${nTeams}` as TeamsName;
}

/** The slots of a room by team; if everybody plays together, by partners. */
export function groupsOf(room: Pick<WaitingGame, "nPlayers" | "nTeams" | "slots">): NumberedSlot[][] {
  const groups = room.nTeams === 1 ? room.nPlayers / 2 : room.nTeams;
  const size = room.nPlayers / groups;
  const slots = room.slots.map((slot, at) => ({ at, slot }));
  return Array.from({ length: groups }, (_, group) => slots.slice(group * size, (group + 1) * size));
}

export function freeSlots({ slots }: Pick<WaitingGame, "slots">): number {
  return slots.filter(({ kind }) => kind === "empty").length;
}

/** The names of the players who are asked to play again and have not answered yet. */
export function askedIn({ slots }: Pick<WaitingGame, "slots">): string[] {
  return slots.flatMap((slot) => (slot.kind === "invited" ? [slot.name] : []));
}

/** A short label for the variant of a table: «2 gegen 2 · Meister». */
export function tableInWords(t: TFunction<"landing">, teams: TeamsName, deck: "m" | "n"): string {
  return `${t(`chooser.team.${teams}`)} · ${t(`chooser.deck.${deck}`)}`;
}
