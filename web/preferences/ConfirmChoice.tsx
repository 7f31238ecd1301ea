import { useState } from "react";
import { useTranslation } from "react-i18next";
import { areMovesConfirmed, setMovesConfirmed } from "#web/game/choice/confirmMoves.ts";
import { Check } from "#web/ui/Check.tsx";

/** Whether moves chosen on the board wait for a confirmation, on this device. */
export function ConfirmChoice() {
  const { t } = useTranslation("settings");
  const [areConfirmed, setConfirmed] = useState(areMovesConfirmed);
  return (
    <Check
      label={t("table.confirm")}
      hint={t("table.confirmHint")}
      isChecked={areConfirmed}
      onChange={(isChosen) => {
        setMovesConfirmed(isChosen);
        setConfirmed(isChosen);
      }}
    />
  );
}
