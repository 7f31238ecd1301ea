import { useTranslation } from "react-i18next";
import { neutralName } from "./player/neutralName.ts";

/**
 * Says a name as the table does: the neutral ones that the server gives («guest4821», «bot2») in the reader's language, and
 * of a player without one that it was deleted.
 */
export function usePlayerName(): (username: string) => string {
  const { t } = useTranslation();
  return (username) => {
    const { kind, number } = neutralName(username) ?? {};
    if (kind === "guest") return t("guest", { number });
    if (kind === "bot") return t("bot", { number });
    return username || t("player.deleted");
  };
}
