import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Label } from "#web/ui/form/Field.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";
import { heirsOf } from "./missing.ts";

/** Hands the tournament over to somebody who takes part in it. */
export function HandOver({ tournament, actions }: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const heirs = heirsOf(tournament);
  const heir = heirs.find((name) => name === chosen) ?? heirs.at(0);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t("handOver.open")}
      </Button>
      {heir === undefined ? (
        <Dialog title={t("handOver.title")} isOpen={isAsked} onClose={close}>
          <p>{t("handOver.nobody")}</p>
        </Dialog>
      ) : (
        <ConfirmDialog
          title={t("handOver.title")}
          isOpen={isAsked}
          yes={t("handOver.yes")}
          no={t("cancel")}
          onYes={() => {
            close();
            void actions.act("tournament:private:handOver", { username: heir });
          }}
          onClose={close}
        >
          <chakra.p mb="3">{t("handOver.text")}</chakra.p>
          <Label htmlFor={id}>{t("handOver.who")}</Label>
          <Select id={id} value={heir} onChange={({ target }) => setChosen(target.value)}>
            {heirs.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </ConfirmDialog>
      )}
    </>
  );
}
