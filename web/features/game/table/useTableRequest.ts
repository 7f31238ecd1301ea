import { useTranslation } from "react-i18next";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { RequestData } from "#schema/protocol/protocol.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showToast } from "#web/ui/toasts.ts";

/** What players ask of each other at the table. */
type TableRequest = `${"substitution" | "ending"}:${"start" | "answer"}`;

/**
 * Sends requests of players to each other. A double press counts once. Shows refusals.
 * @param whyRefused the text for a refusal; undefined for one that needs none of its own
 */
export function useTableRequest(ask: AskGame, whyRefused: (error: string) => string | undefined) {
  const { t } = useTranslation("table");
  const { runSerially } = useSerialActions();
  return async <T extends TableRequest>(type: T, data: RequestData<GameProtocol, T>): Promise<void> => {
    const reply = await runSerially(JSON.stringify([type, data]), () => ask(type, data));
    if (reply?.isDone !== false) return;
    showToast({
      kind: "warning",
      title: t("substitution.refused.title"),
      text: whyRefused(reply.error) ?? t("substitution.refused.other"),
    });
  };
}
