import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Buttons } from "./signUp/Participation.tsx";
import type { TournamentActions } from "./useTournamentActions.ts";

/** Withdraws the viewer's team from the running tournament, after a confirmation. */
export function Withdraw({ team, actions }: { team: string; actions: TournamentActions }) {
  const { t } = useTranslation("tournaments");
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const withdraw = () => {
    close();
    void actions.act("tournament:withdraw", {});
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t("signUp.leave")}
      </Button>
      <Dialog title={t("signUp.leaveTitle")} isOpen={isAsked} onClose={close}>
        <p>{t("withdraw.text", { team })}</p>
        <Buttons>
          <Button onClick={withdraw}>{t("signUp.leave")}</Button>
          <Button variant="outline" onClick={close}>
            {t("signUp.stay")}
          </Button>
        </Buttons>
      </Dialog>
    </>
  );
}
