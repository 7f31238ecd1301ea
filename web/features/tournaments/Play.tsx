import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Bracket } from "./bracket/Bracket.tsx";
import { isStillIn } from "./bracket/matches.ts";
import { RoundByRound } from "./bracket/RoundByRound.tsx";
import { Standings } from "./bracket/Standings.tsx";
import { matchToBegin } from "./managedMatches.ts";
import { Podium } from "./Podium.tsx";
import type { TournamentPart } from "./tournamentPart.ts";
import { Withdraw } from "./Withdraw.tsx";

/** How the tournament goes, once the teams are known: its end, the viewer's own match, and all rounds. */
export function Play({ tournament, viewer, actions }: TournamentPart) {
  const { form, standings, placements } = tournament;
  const isKnockout = form.tournamentType === "knockout";
  return (
    <>
      {placements && <Podium tournament={tournament} placements={placements} ownTeam={viewer.team} />}
      <OwnPart tournament={tournament} viewer={viewer} actions={actions} />
      {isKnockout ? (
        <Bracket tournament={tournament} ownTeam={viewer.team} />
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
          gap="5"
          alignItems="start"
        >
          <Standings tournament={tournament} standings={standings ?? []} ownTeam={viewer.team} />
          <RoundByRound tournament={tournament} actions={actions} ownTeam={viewer.team} />
        </chakra.div>
      )}
    </>
  );
}

/** That the viewer takes part, with the way to the table while one waits, and the way out while none does. */
function OwnPart({ tournament, viewer, actions }: TournamentPart) {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const { status, teams, rounds, form, withdrawn } = tournament;
  const isOn = status === "signUpEnded" || status === "running";
  const isOut = form.tournamentType === "knockout" && !isStillIn(rounds, viewer.team);
  if (!isOn || viewer.team === -1 || isOut || withdrawn.includes(viewer.team)) return null;
  const waiting = matchToBegin(tournament, viewer.team);
  return (
    <EntryCard as="section" tone="accent">
      <div>
        <chakra.p fontWeight="medium">{t("signUp.plays", { team: teams[viewer.team].name })}</chakra.p>
        {status === "signUpEnded" && <chakra.p fontSize="sm">{t("signUp.noLeaving")}</chakra.p>}
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {viewer.gameID !== undefined && (
          <ButtonLink size="lg" to={pathTo(`/game?gameID=${viewer.gameID}`)}>
            {t("signUp.toTable")}
          </ButtonLink>
        )}
        {waiting && (
          <Button
            size="lg"
            onClick={() => {
              const { tournamentRound, roundGame } = waiting;
              void actions.act("tournament:private:startGame", { tournamentRound, roundGame });
            }}
          >
            {t("signUp.beginGame")}
          </Button>
        )}
        {status === "running" && viewer.gameID === undefined && (
          <Withdraw tournament={tournament} viewer={viewer} actions={actions} />
        )}
      </chakra.div>
    </EntryCard>
  );
}
