import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import type { Connection } from "#web/net/room/connection.ts";

/** Returns a text about a lost connection and what to do about it; nothing if it is connected. */
export function useLineText(): (connection: Connection) => string | undefined {
  const { t } = useTranslation();
  const hasAccount = useAccount() !== undefined;
  return ({ phase, isDoubted }) => {
    if (phase === "reconnecting") return t("connection.reconnecting");
    // Guests have nothing to sign in with.
    if (phase === "disconnected")
      return t(`connection.${hasAccount ? "disconnectedMember" : "disconnected"}`);
    return isDoubted ? t("connection.doubted") : undefined;
  };
}
