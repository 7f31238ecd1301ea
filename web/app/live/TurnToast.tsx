import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import { soundVolume } from "#web/game/sound/volume.ts";
import { own } from "#web/net/user/own.ts";
import { showToast } from "#web/ui/toasts.ts";
import { usePaths } from "../i18n/usePaths.ts";
import { useGameOnScreen } from "./chat/useGameOnScreen.ts";

/** Says on other pages that a game waits for the player, and links to it. */
export function TurnToast() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const onScreen = useGameOnScreen();
  useEffect(() => {
    let last = own.read()?.notice;
    return own.subscribe(() => {
      const notice = own.read()?.notice;
      if (!notice || notice === last) return;
      last = notice;
      const { gameID, what } = notice;
      if (gameID === onScreen) return;
      playSound("turn", soundVolume());
      const act = () => void navigate(pathTo(`/game?gameID=${gameID}`));
      showToast({
        kind: "info",
        title: what === undefined || what === "turn" ? t("turn.title") : t(`turn.${what}`),
        action: { text: t("turn.toGame"), act },
        lifetimeMs: limits.turnToastMs,
      });
    });
  }, [t, pathTo, navigate, onScreen]);
  return null;
}
