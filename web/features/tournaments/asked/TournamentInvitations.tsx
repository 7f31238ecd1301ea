import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { AskedBy } from "./AskedBy.tsx";

type Invitation = UserRoomState["tournamentInvitations"][number];

/** The teams in tournaments that ask the user to play in them, with the way to the answer; nothing without any. */
export function TournamentInvitations() {
  const { t } = useTranslation("tournaments");
  const id = useId();
  const invitations = useUserRoom()?.tournamentInvitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} mb="4" fontSize="2xl">
        {t("invited.yours")}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {invitations.map((invitation) => (
          <Entry key={`${invitation.tournamentID} ${invitation.team}`} invitation={invitation} />
        ))}
      </chakra.ul>
    </section>
  );
}

function Entry({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const playerName = usePlayerName();
  const { tournamentID, type, title, team, by, partners, until } = invitation;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "full", timeStyle: "short" });
  return (
    <EntryCard tone="accent">
      <chakra.div minWidth="0" flex="1 1 16rem">
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <AskedBy by={playerName(by)} team={team} partners={partners.map(playerName)} />
        {until !== null && (
          <chakra.p fontSize="sm" color="fg.muted">
            {t("invited.until", { date: date.format(until) })}
          </chakra.p>
        )}
      </chakra.div>
      <ButtonLink
        to={pathTo(pathOfTournament({ type, id: tournamentID }))}
        aria-label={t("invited.answerTo", { title })}
      >
        {t("invited.answer")}
      </ButtonLink>
    </EntryCard>
  );
}
