import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { CopyLink } from "#web/ui/CopyLink.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";

/** The link with which others find their own team. */
export function InvitationLink({ tournament, actions }: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const id = useId();
  const [invitation, setInvitation] = useState<string>();
  const load = useEffectEvent(async () => {
    const answer = await actions.act("tournament:private:getInvitation", {}, () => {});
    if (answer) setInvitation(answer.invitation);
  });
  useEffect(() => {
    void load();
  }, []);
  const link = invitation
    ? `${location.origin}${pathTo(pathOfTournament(tournament))}?invitation=${invitation}`
    : "";
  return (
    <Panel title={t("link.title")}>
      <chakra.label htmlFor={id} display="block" mb="2" fontSize="sm" color="fg.muted">
        {t("link.what")}
      </chakra.label>
      <CopyLink id={id} link={link} copy={t("link.copy")} copied={t("link.copied")} />
    </Panel>
  );
}
