import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isMotionQuick, setMotionQuick } from "#web/game/motion/tempo.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import { setSoundVolume, soundVolume } from "#web/game/sound/volume.ts";

/** How the table moves and sounds in this browser. */
export function TableSettings() {
  const { t } = useTranslation("game");
  const [isQuick, setQuick] = useState(isMotionQuick);
  const [volume, setVolume] = useState(soundVolume);
  const volumeID = useId();
  return (
    <div className="game-settings">
      <label className="game-settings-check">
        <input
          type="checkbox"
          checked={isQuick}
          onChange={({ target }) => {
            setMotionQuick(target.checked);
            setQuick(target.checked);
          }}
        />
        {t("settings.quick")}
      </label>
      <label htmlFor={volumeID}>{t("settings.volume")}</label>
      <input
        id={volumeID}
        type="range"
        min="0"
        max="100"
        step="10"
        value={volume}
        onChange={({ target }) => {
          setSoundVolume(target.valueAsNumber);
          setVolume(target.valueAsNumber);
          playSound("card", target.valueAsNumber);
        }}
      />
    </div>
  );
}
