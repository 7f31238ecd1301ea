import { TournamentPage } from "./TournamentPage.tsx";

/** `/tournament/private/12`: a tournament that a player hosts; with `?invitation=` for whoever has its link. */
export default function PrivateTournamentPage() {
  return <TournamentPage kind="private" />;
}
