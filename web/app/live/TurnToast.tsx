import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { own } from "#web/net/user/own.ts";
import type { TabNotice } from "#web/net/user/userRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useGameOnScreen } from "./chat/useGameOnScreen.ts";

/** Says on other pages that a game waits for the player, or something in a tournament, and links to it. */
export function TurnToast() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const onScreen = useGameOnScreen();
  const { rest } = splitPath(useLocation().pathname);
  useEffect(() => {
    let last = own.read()?.notice;
    return own.subscribe(() => {
      const notice = own.read()?.notice;
      if (!notice || notice === last) return;
      last = notice;
      const leadTo = (path: string, text: string) => {
        return { text, act: () => void navigate(pathTo(path)) };
      };
      if (notice.kind === "tournament") {
        const { what, title } = notice;
        const path = pathAbout(notice);
        showToast({
          kind: "warning",
          title: t(`turn.${what}`),
          text: title,
          action: isAt(rest, path) ? undefined : leadTo(path, t("turn.toTournament")),
          lifetimeMs: limits.tournamentToastMs,
        });
        return;
      }
      const { gameID, what } = notice;
      if (gameID === onScreen) return;
      playSound("turn");
      showToast({
        kind: "info",
        title: what === undefined || what === "turn" ? t("turn.title") : t(`turn.${what}`),
        action: leadTo(`/game?gameID=${gameID}`, t("turn.toGame")),
        lifetimeMs: limits.turnToastMs,
      });
    });
  }, [t, pathTo, navigate, onScreen, rest]);
  return null;
}

/** Whether a page is the one at `path`, whose tournament may be named with its key. */
function isAt(rest: string, path: string): boolean {
  return rest.replace(/^(\/tournament\/private\/\d+)-[^/]*/, "$1") === path;
}

/** Where to do something about it: admins decide matches of public tournaments on a page of their own. */
function pathAbout({ what, type, tournamentID }: Extract<TabNotice, { kind: "tournament" }>): string {
  if (what === "roundSoon") return `/tournament/${type}/${tournamentID}`;
  return type === "public" ? "/tournament/admin" : `/tournament/private/${tournamentID}/edit`;
}
