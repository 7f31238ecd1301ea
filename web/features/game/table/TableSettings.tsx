import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmChoice } from "#web/features/settings/ConfirmChoice.tsx";
import { NumbersChoice } from "#web/features/settings/NumbersChoice.tsx";
import { SeatPositions } from "#web/features/settings/SeatPositions.tsx";
import { VolumeSlider } from "#web/features/settings/VolumeSlider.tsx";
import { isMotionQuick, setMotionQuick } from "#web/game/motion/tempo.ts";
import { areCardKeysOn, setCardKeysOn } from "#web/game/play/cardKeys.ts";
import { LookChoices } from "#web/preferences/LookChoices.tsx";
import { Check } from "#web/ui/Check.tsx";

/** Settings for the look, motion and sound of the table. */
export function TableSettings() {
  const { t } = useTranslation("game");
  const [isQuick, setQuick] = useState(isMotionQuick);
  const [areKeysOn, setKeysOn] = useState(areCardKeysOn);
  return (
    <div className="table-settings">
      <VolumeSlider />
      <ConfirmChoice />
      <NumbersChoice />
      <Check
        label={t("settings.quick")}
        isChecked={isQuick}
        onChange={(isChosen) => {
          setMotionQuick(isChosen);
          setQuick(isChosen);
        }}
      />
      <Check
        label={t("settings.cardKeys")}
        isChecked={areKeysOn}
        onChange={(isChosen) => {
          setCardKeysOn(isChosen);
          setKeysOn(isChosen);
        }}
      />
      <LookChoices />
      <SeatPositions />
    </div>
  );
}
