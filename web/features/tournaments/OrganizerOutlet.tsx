import i18next from "i18next";
import { useAccount } from "#web/net/account.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { isCorrectable } from "./managedMatches.ts";
import type { TournamentPart } from "./tournamentPart.ts";

const OrganizerCard = lazyPart(
  () => withTexts(import("./manage/OrganizerCard.tsx")),
  ({ OrganizerCard }) => OrganizerCard,
);
const ManagedMatches = lazyPart(
  () => withTexts(import("./manage/ManagedMatches.tsx")),
  ({ ManagedMatches }) => ManagedMatches,
);

/** A part with its texts: only who leads the tournament needs them. */
async function withTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, i18next.loadNamespaces("tournamentAdmin")]);
  return loaded;
}

/**
 * What only the organizer of a private tournament sees and, after the end of a public one, the site's admins. The rest of
 * the page waits for it, so that nothing moves.
 */
export function OrganizerOutlet({ viewer, tournament, actions }: TournamentPart) {
  const isAdmin = useAccount()?.admin === true;
  const isLeader = tournament.type === "private" ? viewer.isOrganizer : isAdmin;
  if (!isLeader) return null;
  return (
    <>
      {viewer.isOrganizer && <OrganizerCard tournament={tournament} />}
      {isCorrectable(tournament) && <ManagedMatches tournament={tournament} actions={actions} />}
    </>
  );
}
