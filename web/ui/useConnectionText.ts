import { useTranslation } from "react-i18next";
import type { Connection } from "#web/net/room/connection.ts";

/** Returns a text about a lost connection and what to do about it; nothing if it is connected. */
export function useConnectionText(): (connection: Connection) => string | undefined {
  const { t } = useTranslation();
  return ({ phase, isDoubted }) => {
    if (phase === "reconnecting") return t("connection.reconnecting");
    if (phase === "unreachable") return t("connection.unreachable");
    return isDoubted ? t("connection.doubted") : undefined;
  };
}
