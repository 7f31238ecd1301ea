import { useTranslation } from "react-i18next";
import { fieldNumbers, showFieldNumbers } from "#web/game/fieldNumbers.ts";
import { Check } from "#web/ui/Check.tsx";
import { useStore } from "#web/ui/useStore.ts";

/** Whether boards show numbers on their fields, on this device. */
export function NumbersChoice() {
  const { t } = useTranslation("settings");
  const areShown = useStore(fieldNumbers, false);
  return (
    <Check
      label={t("table.numbers")}
      hint={t("table.numbersHint")}
      isChecked={areShown}
      onChange={showFieldNumbers}
    />
  );
}
