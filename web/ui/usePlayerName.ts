import { useTranslation } from "react-i18next";
import { neutralName } from "./player/neutralName.ts";

/**
 * Returns a name as the table shows it: the server's neutral names («guest4821», «bot2», «player77») in the reader's language, and
 * a label for a deleted player, who has no name.
 */
export function usePlayerName(): (username: string) => string {
  const { t } = useTranslation();
  return (username) => {
    const { kind, number, chosen } = neutralName(username) ?? {};
    if (chosen !== undefined) return t("guestNamed", { name: chosen });
    if (kind === "guest") return t("guest", { number });
    if (kind === "bot") return t("bot", { number });
    if (kind === "player") return t("nameless", { number });
    return username || t("player.deleted");
  };
}
