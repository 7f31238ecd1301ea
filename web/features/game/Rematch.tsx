import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useNow } from "#web/ui/useNow.ts";
import type { AskGame } from "./askGame.ts";
import type { GameState } from "./gameRoom.ts";

const refusals = ["rematch_not_open", "player_not_online", "player_in_waiting_room"] as const;
type Refusal = (typeof refusals)[number];

/** Once somebody has called everybody together again, goes to the waiting room with all the others. */
export function useRematchGathering({ rematch }: GameState): void {
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  const waitingID = rematch?.waitingID ?? null;
  useEffect(() => {
    // Going back from there must not lead here, for from here it leads there.
    if (waitingID !== null) void navigate(pathTo(`/?waiting=${waitingID}`), { replace: true });
  }, [waitingID, navigate, pathTo]);
}

/** Calls everybody together again, for some minutes. */
export function Rematch({ game: { rematch }, ask }: { game: GameState; ask: AskGame }) {
  const { t } = useTranslation("table");
  const now = useNow(rematch !== null);

  if (rematch === null || now > rematch.until) return null;
  const open = async (): Promise<void> => {
    const reply = await ask("waiting:createRematch", {});
    if (reply.isDone) return;
    const why = refusals.includes(reply.error as Refusal) ? (reply.error as Refusal) : "other";
    showToast({ kind: "warning", title: t("rematch.failed"), text: t(`rematch.why.${why}`) });
  };
  return (
    <Button onClick={open}>
      {t("rematch.ask")} <small>{t("rematch.until", { time: clockTime(rematch.until - now) })}</small>
    </Button>
  );
}
