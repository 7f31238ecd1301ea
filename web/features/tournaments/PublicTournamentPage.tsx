import { TournamentPage } from "./TournamentPage.tsx";

/** `/tournament/public/12`: a tournament of the site. */
export default function PublicTournamentPage() {
  return <TournamentPage kind="public" />;
}
