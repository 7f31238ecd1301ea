import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { playSound } from "#web/game/sound/sounds.ts";
import { setSoundVolume, soundVolume } from "#web/game/sound/volume.ts";
import { Label } from "#web/ui/form/Field.tsx";

/** The volume of the table in this browser; each change plays a sound. */
export function VolumeSlider() {
  const { t } = useTranslation("settings");
  const [volume, setVolume] = useState(soundVolume);
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
            setSoundVolume(target.valueAsNumber);
            setVolume(target.valueAsNumber);
            playSound("card", target.valueAsNumber);
          }}
        />
        <chakra.output htmlFor={id} fontVariantNumeric="tabular-nums">
          {volume === 0 ? t("table.silent") : `${volume} %`}
        </chakra.output>
      </chakra.div>
    </chakra.div>
  );
}
