import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { playSound } from "#web/game/sound/sounds.ts";
import { Label } from "#web/ui/form/Field.tsx";
import { usePreference } from "./usePreference.ts";

/** The volume of the table in this browser; each change plays a sound. */
export function VolumeSlider() {
  const { t } = useTranslation("settings");
  const [volume, choose] = usePreference("volume");
  const id = useId();
  return (
    <chakra.div>
      <Label htmlFor={id}>{t("table.volume")}</Label>
      <chakra.div display="flex" alignItems="center" gap="3" minHeight="11">
        <chakra.input
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          flex="1"
          maxWidth="20rem"
          height="11"
          accentColor="var(--tac-accent)"
          value={volume}
          onChange={({ target }) => {
            choose(target.valueAsNumber);
            playSound("card");
          }}
        />
        <chakra.output htmlFor={id} fontVariantNumeric="tabular-nums">
          {volume === 0 ? t("table.silent") : `${volume} %`}
        </chakra.output>
      </chakra.div>
    </chakra.div>
  );
}
