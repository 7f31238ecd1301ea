import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentTournament } from "#schema/tournament/lists.ts";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Countdown } from "../Countdown.tsx";
import { StatusMark } from "../StatusMark.tsx";
import { useDates } from "../useDates.ts";
import { momentOf } from "./momentOf.ts";
import { OwnMark } from "./TournamentTable.tsx";
import { useIsOwn } from "./useTournamentTable.ts";
import { useTeamsInWords, useWayIn } from "./wayIn.ts";

/** The public tournament that is next: what it is, how long until it, and one big button. */
export function NextTournament({
  tournament,
  isKnown,
}: {
  tournament: CurrentTournament | undefined;
  isKnown: boolean;
}) {
  const { t } = useTranslation("tournaments");
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto 1fr"
      // As much as what may come needs, so that nothing moves; nothing needs less.
      minHeight={isKnown && !tournament ? undefined : { base: "22rem", md: "15rem" }}
    >
      <chakra.h2 id={id} fontSize="2xl" mb="3">
        {t("next.title")}
      </chakra.h2>
      {tournament ? <Next tournament={tournament} /> : !isKnown && <Waiting />}
      {isKnown && !tournament && (
        <Empty title={t("next.none")}>
          <p>{t("next.noneHint")}</p>
        </Empty>
      )}
    </chakra.section>
  );
}

function Next({ tournament }: { tournament: CurrentTournament }) {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const dates = useDates();
  const wayIn = useWayIn();
  const teamsInWords = useTeamsInWords();
  const isOwn = useIsOwn();
  const moment = momentOf(tournament);
  const id = useId();
  return (
    <Card>
      <chakra.div minWidth="0" display="grid" gap="2" alignContent="start" justifyItems="start">
        <StatusMark status={tournament.status} />
        <chakra.h3
          id={id}
          fontSize={{ base: "2xl", md: "3xl" }}
          letterSpacing="-0.02em"
          overflowWrap="anywhere"
        >
          {tournament.title}
        </chakra.h3>
        <chakra.p color="fg.muted">
          {teamsInWords(tournament)}
          {isOwn(tournament.id) && <OwnMark />}
        </chakra.p>
        {moment?.kind.startsWith("signUp") && (
          <p>{`${t("moment.begins")}: ${dates.full(tournament.creationDates[0])}`}</p>
        )}
      </chakra.div>
      <chakra.div display="grid" gap="4" alignContent="space-between">
        {moment && <Countdown moment={moment} />}
        <ButtonLink
          size="lg"
          to={pathTo(pathOfTournament({ type: "public", id: tournament.id }))}
          aria-describedby={id}
        >
          {wayIn(tournament.status)}
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}

const Card = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(16rem, auto)" },
    gap: "6",
    p: { base: "5", md: "7" },
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
    borderTop: "4px solid",
    borderColor: "accent",
  },
});
