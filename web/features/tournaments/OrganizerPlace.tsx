import i18next from "i18next";
import { Suspense } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import type { TournamentPart } from "./Tournament.tsx";

const OrganizerPanel = lazyPart(fetchPanel, ({ OrganizerPanel }) => OrganizerPanel);

/** Fetches the panel and its texts together: only the organizer needs them. */
async function fetchPanel() {
  const [panel] = await Promise.all([
    import("../tournamentLead/OrganizerPanel.tsx"),
    i18next.loadNamespaces(["tournamentLead", "form"]),
  ]);
  return panel;
}

/** What only the organizer of a private tournament sees and does. */
export function OrganizerPlace({ viewer, tournament, actions }: TournamentPart) {
  if (!viewer.isOrganizer) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <OrganizerPanel tournament={tournament} actions={actions} />
    </Suspense>
  );
}
