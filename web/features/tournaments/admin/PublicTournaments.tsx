import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import type { CurrentTournament } from "#web/net/lobby/lobbyRoom.ts";
import { useTournamentRoom } from "#web/net/tournament/tournamentRooms.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { AbortTournament } from "../edit/AbortTournament.tsx";
import { ManagedMatches } from "../manage/ManagedMatches.tsx";
import { isCorrectable } from "../managedMatches.ts";
import { StatusMark } from "../StatusMark.tsx";
import { useTournamentActions } from "../useTournamentActions.ts";
import { ChangeSize } from "./ChangeSize.tsx";
import { ExchangePlayer } from "./ExchangePlayer.tsx";

/** The public tournaments that have not ended, each with what can be done about it. */
export function PublicTournaments() {
  const { t } = useTranslation("tournamentAdmin");
  const id = useId();
  const tournaments = useLobby().state?.tournaments;
  return (
    <chakra.section aria-labelledby={id} minHeight="24">
      <chakra.h2 id={id} fontSize="xl" mb="4">
        {t("admin.current")}
      </chakra.h2>
      {tournaments?.length === 0 && <chakra.p color="fg.muted">{t("admin.noCurrent")}</chakra.p>}
      <chakra.ul display="grid" gap="3" m="0" p="0" listStyleType="none">
        {tournaments?.map((tournament) => (
          <Entry key={tournament.id} tournament={tournament} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Entry({ tournament }: { tournament: CurrentTournament }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const [isOpen, setOpen] = useState(false);
  const { id, title, status, creationDates } = tournament;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "full", timeStyle: "short" });
  return (
    <EntryCard>
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.h3 fontSize="md" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        <chakra.p mb="1" fontSize="sm" color="fg.muted">
          {date.format(creationDates[0])}
        </chakra.p>
        <StatusMark status={status} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ButtonLink variant="ghost" to={pathTo(`/tournament/public/${id}`)}>
          {t("admin.open")}
        </ButtonLink>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-label={t("admin.leadWhich", { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {t("admin.lead")}
        </Button>
      </chakra.div>
      {isOpen && (
        <chakra.div flex="1 1 100%" minWidth="0">
          <Leading id={id} />
        </chakra.div>
      )}
    </EntryCard>
  );
}

function Leading({ id }: { id: number }) {
  const { state, ask } = useTournamentRoom(id);
  const actions = useTournamentActions(ask);
  if (state === undefined) return <Waiting />;
  const led = { tournament: state, actions };
  const { status } = state;
  // The list of tournaments hears of an end a moment later.
  const isOver = status === "ended" || status === "aborted" || status === "signUpFailed";
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pt="3">
      {(status === "signUpWaiting" || status === "signUp") && <ChangeSize tournament={state} />}
      {(status === "signUpEnded" || status === "running") && <ExchangePlayer tournament={state} />}
      {(status === "running" || isCorrectable(state)) && <ManagedMatches {...led} />}
      {!isOver && (
        <div>
          <AbortTournament {...led} />
        </div>
      )}
    </chakra.div>
  );
}
