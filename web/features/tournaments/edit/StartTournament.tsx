import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";
import { isReady, missingIn } from "./missing.ts";
import { StillMissing } from "./StillMissing.tsx";

/** Begins the tournament, or says what is still missing. */
export function StartTournament({ tournament, actions }: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
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
