import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmChoice } from "#web/preferences/ConfirmChoice.tsx";
import { LookChoices } from "#web/preferences/LookChoices.tsx";
import { NumbersChoice } from "#web/preferences/NumbersChoice.tsx";
import { SeatPositions } from "#web/preferences/SeatPositions.tsx";
import { VolumeSlider } from "#web/preferences/VolumeSlider.tsx";
import { Check } from "#web/ui/Check.tsx";
import { isMotionQuick, setMotionQuick } from "../motion/tempo.ts";
import { areCardKeysOn, setCardKeysOn } from "../play/cardKeys.ts";

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
