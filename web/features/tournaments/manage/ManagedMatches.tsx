import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { RoundChooser } from "../bracket/RoundChooser.tsx";
import { matchName, roundName } from "../bracket/roundName.ts";
import { useMatchesOfRound } from "../bracket/useMatchesOfRound.ts";
import { areTeamsAwaited, useWaitsFor } from "../bracket/waitsFor.ts";
import { type ManagedMatch, managedMatches } from "../managedMatches.ts";
import { DecideMatch } from "./DecideMatch.tsx";
import type { ManagedTournament } from "./managedTournament.ts";

/** The matches that wait to begin, run, or can be corrected; those that are decided come last, on demand. */
export function ManagedMatches(led: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const matches = managedMatches(led.tournament);
  const [decided, open] = [true, false].map((isDecided) =>
    matches.filter(({ stage }) => (stage === "decided") === isDecided),
  );
  const isWhole = led.tournament.rounds.every((round) => round.matches.length > 0);
  return (
    <Panel title={t("matches.title")} hint={t("matches.hint")}>
      {open.length === 0 && led.tournament.status === "running" && (
        <chakra.p color="fg.muted">{t("matches.none")}</chakra.p>
      )}
      <Entries led={led} matches={open} />
      {isWhole && decided.length > 0 && (
        <OnDemand title={t("matches.decided", { count: decided.length })}>
          <Entries led={led} matches={decided.toReversed()} />
        </OnDemand>
      )}
      {!isWhole && (
        <OnDemand title={t("matches.decidedByRound")}>
          <DecidedByRound {...led} />
        </OnDemand>
      )}
    </Panel>
  );
}

function OnDemand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.details mt="4">
      <chakra.summary minHeight="11" py="2.5" cursor="pointer" fontWeight="medium">
        {title}
      </chakra.summary>
      {children}
    </chakra.details>
  );
}

/** The decided matches of a large tournament, one round at a time: first those of the one that has ended last. */
function DecidedByRound(led: ManagedTournament) {
  const { t } = useTranslation("tournaments");
  const { rounds, endedRounds } = led.tournament;
  const [shown, setShown] = useState(Math.max(0, endedRounds - 1));
  const matches = useMatchesOfRound(led, shown);
  const ofRound = rounds.map((round, at) => ({
    ...round,
    matches: at === shown ? [...(matches ?? [])] : [],
  }));
  const decided = managedMatches({ rounds: ofRound }).filter(({ stage }) => stage === "decided");
  return (
    <>
      <RoundChooser names={rounds.map(({ name }) => roundName(t, name))} chosen={shown} onChoose={setShown} />
      {matches === undefined ? <Waiting /> : <Entries led={led} matches={decided} />}
    </>
  );
}

function Entries({ led, matches }: { led: ManagedTournament; matches: readonly ManagedMatch[] }) {
  return (
    <chakra.ul display="grid" gap="3" m="0" p="0" listStyleType="none">
      {matches.map((one) => (
        <Entry key={one.match.id} led={led} one={one} />
      ))}
    </chakra.ul>
  );
}

function Entry({ led, one }: { led: ManagedTournament; one: ManagedMatch }) {
  const { t } = useTranslation("tournamentAdmin");
  const { t: tRounds } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const waitsFor = useWaitsFor(led.tournament);
  const [isDeciding, setDeciding] = useState(false);
  const { tournament, actions } = led;
  const { match, stage, tournamentRound, roundGame, teams } = one;
  const names = teams.map((team) => tournament.teams[team].name).join(" – ");
  const round = tournament.rounds[tournamentRound];
  const waits = areTeamsAwaited(tournament, match) ? waitsFor(match) : undefined;
  const name = matchName(tRounds, round, match) ?? roundName(tRounds, round.name);
  const mayStart = tournament.type === "private" && stage === "waiting";
  return (
    <EntryCard>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {names}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted">
          {`${name} · ${waits ?? t(`matches.stage.${stage}`)}`}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {mayStart && (
          <Button
            aria-label={t("matches.startWhich", { teams: names })}
            onClick={() => actions.act("tournament:private:startGame", { tournamentRound, roundGame })}
          >
            {t("matches.start")}
          </Button>
        )}
        {stage === "running" && match.gameID !== null && (
          <ButtonLink
            variant="outline"
            to={pathTo(`/game?gameID=${match.gameID}`)}
            aria-label={t("matches.watchWhich", { teams: names })}
          >
            {t("matches.watch")}
          </ButtonLink>
        )}
        <Button
          variant="ghost"
          aria-label={
            stage === "decided"
              ? t("matches.correctWhich", { teams: names })
              : t("matches.decideWhich", { teams: names })
          }
          onClick={() => setDeciding(true)}
        >
          {stage === "decided" ? t("matches.correct") : t("matches.decide")}
        </Button>
      </chakra.div>
      <DecideMatch {...led} one={one} isOpen={isDeciding} onClose={() => setDeciding(false)} />
    </EntryCard>
  );
}
