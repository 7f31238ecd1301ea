import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { Countdown } from "./Countdown.tsx";
import { nextMoments } from "./nextMoments.ts";
import { StatusMark } from "./StatusMark.tsx";
import type { TournamentPart } from "./tournamentPart.ts";

/** The tournament's title and status, and what comes next. */
export function Head({ tournament }: TournamentPart) {
  const { title, status } = tournament;
  const [next, later] = nextMoments(tournament);
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="end"
      columnGap="8"
      rowGap="4"
    >
      <chakra.div minWidth="0" flex="1 1 20rem">
        <Kind tournament={tournament} />
        <chakra.h1
          fontSize={{ base: "2xl", md: "4xl" }}
          letterSpacing="-0.02em"
          overflowWrap="anywhere"
          mb="2"
        >
          {title}
        </chakra.h1>
        <StatusMark status={status} />
      </chakra.div>
      {next && (
        <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="4" alignItems="end">
          <Countdown moment={next} />
          {later && <Countdown moment={later} isQuiet />}
        </chakra.div>
      )}
    </chakra.header>
  );
}

function Kind({ tournament: { organizer } }: Pick<TournamentPart, "tournament">) {
  const { t } = useTranslation("tournaments");
  const playerName = usePlayerName();
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {organizer === null ? t("kind.public") : t("kind.private", { name: playerName(organizer.admin) })}
    </chakra.p>
  );
}
