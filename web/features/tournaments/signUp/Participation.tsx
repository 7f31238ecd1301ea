import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { Button } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { TournamentPart } from "../tournamentPart.ts";
import { Buttons } from "./Buttons.tsx";
import { InTeam, Invited } from "./InTeam.tsx";
import { SignUpActions } from "./SignUpActions.tsx";
import { useInvitation } from "./useInvitation.ts";

/** What the viewer can do to take part before the teams are settled, and what is still missing. */
export function Participation(props: TournamentPart) {
  const { tournament, viewer } = props;
  const isForming = tournament.status === "signUp" || tournament.status === "planned";
  const asking = isForming ? viewer.asking : [];
  if (viewer.registerTeam !== undefined) return <InTeam {...props} team={viewer.registerTeam} />;
  return (
    <>
      {asking.map((team) => (
        <Invited key={team.name} {...props} team={team} />
      ))}
      {(asking.length === 0 || tournament.type === "public") && <Joining {...props} />}
    </>
  );
}

/** How somebody who is in no team can take part. */
function Joining(props: TournamentPart) {
  const { tournament, viewer } = props;
  const { t } = useTranslation("tournaments");
  const invitation = useInvitation();
  const { status, type } = tournament;
  const isForming = status === "signUp" || (type === "private" && status === "planned");
  if (status === "planned" && type === "public") return null;
  if (status === "signUpWaiting") {
    return (
      <Panel title={t("signUp.title")}>
        <p>{t("signUp.notYet")}</p>
        {viewer.username === undefined && <NeedsAccount />}
      </Panel>
    );
  }
  if (!isForming) return null;
  if (type === "private" && invitation === undefined) {
    return (
      <Panel title={t("signUp.title")}>
        <p>{viewer.isOrganizer ? t("invited.waiting") : t("invited.only")}</p>
      </Panel>
    );
  }
  return (
    <Panel title={type === "private" ? t("invited.title") : t("signUp.title")}>
      {viewer.username === undefined ? <NeedsAccount /> : <SignUpActions {...props} />}
    </Panel>
  );
}

function NeedsAccount() {
  const { t } = useTranslation("tournaments");
  const { t: tCommon } = useTranslation();
  return (
    <>
      <p>{t("signUp.account")}</p>
      <Buttons>
        <Button onClick={() => openAccountDialog("signIn")}>{tCommon("account.signIn")}</Button>
        <Button variant="outline" onClick={() => openAccountDialog("signUp")}>
          {tCommon("account.signUp")}
        </Button>
      </Buttons>
    </>
  );
}
