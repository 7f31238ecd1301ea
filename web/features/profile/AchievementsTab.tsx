import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { queries } from "#web/net/queries.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Career } from "./Career.tsx";
import { Feats } from "./Feats.tsx";
import { participationsQuery, playerFeatsQuery } from "./profileQueries.ts";
import { Tournaments } from "./Tournaments.tsx";

/** What somebody may be proud of: tournaments and feats. */
export function AchievementsTab({ stats: { username, careerFeats } }: { stats: PlayerStats }) {
  const tournaments = useQuery(participationsQuery(username), queries);
  const feats = useQuery(playerFeatsQuery(username), queries);
  const whyFailed = useWhyFailed();
  const error = tournaments.error ?? feats.error;
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (tournaments.data === undefined || feats.data === undefined) return <Waiting />;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Tournaments username={username} participations={tournaments.data} />
      {careerFeats.length > 0 && <Career feats={careerFeats} />}
      <Feats username={username} feats={feats.data} />
    </chakra.div>
  );
}
