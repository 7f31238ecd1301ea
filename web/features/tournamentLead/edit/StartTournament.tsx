import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { Led } from "../led.ts";
import { isReady, type Missing, missingIn } from "./missing.ts";

/** Begins the tournament, or says what is still missing. */
export function StartTournament({ tournament, actions }: Led) {
  const { t } = useTranslation("tournamentLead");
  const id = useId();
  const missing = missingIn(tournament);
  const mayStart = isReady(missing);
  const start = () => mayStart && void actions.act("tournament:private:start", {});
  return (
    <Panel title={t("start.title")}>
      <chakra.div id={id} role="status" minHeight="12" mb="3">
        {mayStart ? <p>{t("start.ready")}</p> : <StillMissing missing={missing} />}
      </chakra.div>
      <Button size="lg" aria-disabled={!mayStart || actions.isBusy} aria-describedby={id} onClick={start}>
        {t("start.start")}
      </Button>
    </Panel>
  );
}

function StillMissing({ missing: { teams, places, unconfirmed } }: { missing: Missing }) {
  const { t, i18n } = useTranslation("tournamentLead");
  const playerName = usePlayerName();
  const names = new Intl.ListFormat(i18n.language).format(unconfirmed.map(playerName));
  return (
    <chakra.ul listStyleType="disc" display="grid" gap="1" m="0" pl="5">
      {teams > 0 && <li>{t("start.teams", { count: teams })}</li>}
      {places > 0 && <li>{t("start.places", { count: places })}</li>}
      {unconfirmed.length > 0 && <li>{t("start.unconfirmed", { names })}</li>}
    </chakra.ul>
  );
}
