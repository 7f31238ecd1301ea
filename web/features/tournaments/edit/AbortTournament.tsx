import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";

/** Ends a tournament without a winner, after a confirmation. */
export function AbortTournament({ tournament, actions }: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const [isAsked, setAsked] = useState(false);
  const { type, title, status } = tournament;
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t("abort.open")}
      </Button>
      <ConfirmDialog
        title={t("abort.title", { title })}
        isOpen={isAsked}
        yes={t("abort.yes")}
        no={t("cancel")}
        onYes={() => {
          close();
          void actions.act(`tournament:${type}:abort`, {});
        }}
        onClose={close}
      >
        <p>{status === "running" ? t("abort.running") : t("abort.before")}</p>
      </ConfirmDialog>
    </>
  );
}
