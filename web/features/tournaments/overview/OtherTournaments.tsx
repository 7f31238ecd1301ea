import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentTournament } from "#schema/tournament/lists.ts";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { StatusMark } from "../StatusMark.tsx";
import { useDates } from "../useDates.ts";
import { OwnMark } from "./TournamentTable.tsx";
import { useIsOwn } from "./useTournamentTable.ts";
import { useTeamsInWords, useWayIn } from "./wayIn.ts";

/** The public tournaments after the next one. */
export function OtherTournaments({ tournaments }: { tournaments: readonly CurrentTournament[] }) {
  const { t } = useTranslation("tournaments");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="2xl" mb="3">
        {t("others")}
      </chakra.h2>
      <chakra.ul display="grid" gap="3" listStyleType="none" p="0" m="0">
        {tournaments.map((tournament) => (
          <Entry key={tournament.id} tournament={tournament} />
        ))}
      </chakra.ul>
    </section>
  );
}

function Entry({ tournament }: { tournament: CurrentTournament }) {
  const { pathTo } = usePaths();
  const dates = useDates();
  const wayIn = useWayIn();
  const teamsInWords = useTeamsInWords();
  const isOwn = useIsOwn();
  const id = useId();
  const { title, status, creationDates } = tournament;
  return (
    <EntryCard>
      <chakra.div minWidth="0" flex="1 1 16rem">
        <chakra.h3 id={id} fontSize="lg" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <chakra.p fontSize="sm" color="fg.muted">
          {`${dates.full(creationDates[0])} · ${teamsInWords(tournament)}`}
          {isOwn(tournament.id) && <OwnMark />}
        </chakra.p>
      </chakra.div>
      <StatusMark status={status} />
      <ButtonLink
        variant="outline"
        to={pathTo(pathOfTournament({ type: "public", id: tournament.id }))}
        aria-describedby={id}
      >
        {wayIn(status)}
      </ButtonLink>
    </EntryCard>
  );
}
