import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { AskedBy } from "../asked/AskedBy.tsx";
import type { TournamentPart } from "../tournamentPart.ts";
import { inviterOf, partnersOf, placeOnWaitingList, type RegisterTeam, unconfirmed } from "../viewer.ts";
import { Buttons } from "./Buttons.tsx";

type InTeamProps = TournamentPart & { team: RegisterTeam };

/** The viewer's team: what it still needs, and the way out. */
export function InTeam(props: InTeamProps) {
  const { tournament, team } = props;
  const { t } = useTranslation("tournaments");
  const place = placeOnWaitingList(tournament, team);
  if (tournament.status !== "signUp" && tournament.status !== "planned") return null;
  return (
    <Panel title={t("signUp.title")}>
      <chakra.p fontWeight="medium">{t("signUp.inTeam", { team: team.name })}</chakra.p>
      <chakra.p role="status" mt="1" color={team.isComplete ? "success" : "fg.muted"}>
        <StateOfTeam tournament={tournament} team={team} />
      </chakra.p>
      {tournament.type === "public" && !team.isComplete && (
        <chakra.p mt="1" fontSize="sm" color="fg.muted">
          {place === undefined ? t("signUp.firstCome") : t("signUp.waits", { place })}
        </chakra.p>
      )}
      <Leave {...props} />
    </Panel>
  );
}

/** The invitation of a team, to be answered. */
export function Invited({ tournament, viewer, team, actions }: InTeamProps) {
  const { t } = useTranslation("tournaments");
  const playerName = usePlayerName();
  const isPublic = tournament.type === "public";
  const accept = () =>
    isPublic
      ? actions.act("tournament:public:activateUser", { teamName: team.name })
      : actions.act("tournament:private:acceptParticipation", {});
  const decline = () =>
    isPublic
      ? actions.act("tournament:public:leaveTournament", { teamName: team.name })
      : actions.act("tournament:private:declineParticipation", {});
  return (
    <Panel title={t("invited.title")}>
      <AskedBy
        by={playerName(inviterOf(tournament, team))}
        team={team.name}
        partners={partnersOf(team, viewer.username).map(playerName)}
      />
      <Buttons>
        <Button onClick={accept}>{t("signUp.confirm")}</Button>
        <Button variant="outline" onClick={decline}>
          {t("signUp.decline")}
        </Button>
      </Buttons>
    </Panel>
  );
}

/** What the team waits for, or its place. */
function StateOfTeam({ tournament, team }: Pick<InTeamProps, "tournament" | "team">) {
  const { t, i18n } = useTranslation("tournaments");
  const playerName = usePlayerName();
  const free = tournament.form.playersPerTeam - team.members.length;
  const late = unconfirmed(team);
  if (late.length > 0) {
    const names = new Intl.ListFormat(i18n.language).format(late.map(playerName));
    return t("signUp.waitFor", { names });
  }
  if (free > 0) return t("signUp.free", { count: free });
  if (tournament.type === "private") return t("invited.waiting");
  return t("signUp.sure");
}

/** Who leaves a complete team is asked first: its place is gone then. */
function Leave({ tournament, team, actions }: InTeamProps) {
  const { t } = useTranslation("tournaments");
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    const isPublic = tournament.type === "public";
    void actions.act(
      isPublic ? "tournament:public:leaveTournament" : "tournament:private:declineParticipation",
      {},
    );
  };
  return (
    <>
      <Buttons>
        <Button variant="outline" onClick={() => (team.isComplete ? setAsking(true) : leave())}>
          {t("signUp.leave")}
        </Button>
      </Buttons>
      <ConfirmDialog
        title={t("signUp.leaveTitle")}
        isOpen={isAsking}
        yes={t("signUp.leave")}
        no={t("signUp.stay")}
        onYes={leave}
        onClose={() => setAsking(false)}
      >
        <p>{t("signUp.leaveText")}</p>
      </ConfirmDialog>
    </>
  );
}
