import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { tournamentToastSeverities } from "#schema/tournament/toasts.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { useUsername } from "#web/net/account.ts";
import type { TournamentNews } from "#web/net/user/userRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { closeToast, showToast, type ToastKind } from "#web/ui/toasts.ts";
import { kindOf, newsText } from "./tournamentNews.ts";

const toastKinds: Record<"success" | "warn" | "error", ToastKind> = {
  success: "success",
  warn: "warning",
  error: "error",
};

/** What was told already, also by a component that was here before. */
const told = new WeakSet<TournamentNews>();

/**
 * Announces on every page what happens in the user's tournaments. A game that begins is entered at once by a player who
 * looks at its tournament and so waits for it. Anywhere else the player may be in the middle of something, so a toast
 * leads there.
 */
export function TournamentToasts({ news }: { news: readonly TournamentNews[] }) {
  const { t, i18n } = useTranslation("tournamentToasts");
  const { language } = i18n;
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const { rest } = splitPath(useLocation().pathname);
  const username = useUsername();

  useEffect(() => {
    for (const one of news) {
      if (told.has(one)) continue;
      told.add(one);
      tell(one);
    }

    function tell(one: TournamentNews): void {
      const { tournamentID, type, tournamentTitle } = one.data;
      const kind = kindOf(one);
      const page = `/tournament/${type}/${tournamentID}`;
      // The address of a private one goes on with its key.
      const isHere = rest === page || rest.startsWith(`${page}-`);
      const game = "gameID" in one.data ? pathTo(`/game?gameID=${one.data.gameID}`) : undefined;
      if (game || kind === "ended" || isHere) closeOlder(tournamentID);
      if (game) playSound("full");
      if (game && isHere && document.visibilityState === "visible") return void navigate(game);
      const lead = (to: string, text: string) => ({ text, act: () => void navigate(to) });
      const id = showToast({
        kind: toastKinds[tournamentToastSeverities[kind]],
        title: newsText(t, one, { username, language }),
        text: tournamentTitle,
        action: game ? lead(game, t("toGame")) : isHere ? undefined : lead(pathTo(page), t("toTournament")),
        lifetimeMs: limits.tournamentToastMs,
      });
      shown.set(id, tournamentID);
    }
  }, [news, t, language, username, pathTo, navigate, rest]);
  return null;
}

/** The tournaments of the toasts, by the toast's id. */
const shown = new Map<number, number>();

/**
 * That a round has begun is no news any more when the own game has, nor its end when the tournament is over; and who looks
 * at the tournament sees on its page what else has happened.
 */
function closeOlder(tournamentID: number): void {
  for (const [id, about] of shown) {
    if (about !== tournamentID) continue;
    closeToast(id);
    shown.delete(id);
  }
}
