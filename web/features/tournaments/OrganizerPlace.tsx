import i18next from "i18next";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { TournamentPart } from "./Tournament.tsx";

const OrganizerCard = lazyPart(fetchCard, ({ OrganizerCard }) => OrganizerCard);

/** Fetches the card and its texts together: only the organizer needs them. */
async function fetchCard() {
  const [card] = await Promise.all([
    import("../tournamentLead/OrganizerCard.tsx"),
    i18next.loadNamespaces("tournamentLead"),
  ]);
  return card;
}

/** What only the organizer of a private tournament sees. The rest of the page waits for it, so that nothing moves. */
export function OrganizerPlace({ viewer, tournament }: TournamentPart) {
  if (!viewer.isOrganizer) return null;
  return <OrganizerCard tournament={tournament} />;
}
