import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import type { Led } from "../manage/led.ts";

/** Ends a tournament without a winner, after a confirmation. */
export function AbortTournament({ tournament, actions }: Led) {
  const { t } = useTranslation("tournamentLead");
  const [isAsked, setAsked] = useState(false);
  const { type, title, status } = tournament;
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="outline" color="danger" onClick={() => setAsked(true)}>
        {t("abort.open")}
      </Button>
      <Dialog title={t("abort.title", { title })} isOpen={isAsked} onClose={close}>
        <p>{status === "running" ? t("abort.running") : t("abort.before")}</p>
        <chakra.div mt="5" display="flex" flexWrap="wrap" gap="2">
          <Button
            onClick={() => {
              close();
              void actions.act(`tournament:${type}:abort`, {});
            }}
          >
            {t("abort.yes")}
          </Button>
          <Button variant="ghost" onClick={close}>
            {t("cancel")}
          </Button>
        </chakra.div>
      </Dialog>
    </>
  );
}
