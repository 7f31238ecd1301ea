import type { TournamentPart } from "./Tournament.tsx";

/** What only the organizer of a private tournament sees and does. */
export function OrganizerPlace({ viewer }: TournamentPart) {
  if (!viewer.isOrganizer) return null;
  return null;
}
