import { chakra } from "@chakra-ui/react/styled-system";
import i18next from "i18next";
import { Suspense } from "react";
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

/** What only the organizer of a private tournament sees. */
export function OrganizerPlace({ viewer, tournament }: TournamentPart) {
  if (!viewer.isOrganizer) return null;
  return (
    <Suspense fallback={<chakra.div minHeight="24" />}>
      <OrganizerCard tournament={tournament} />
    </Suspense>
  );
}
