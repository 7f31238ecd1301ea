import { useTranslation } from "react-i18next";
import type { Connection } from "#web/net/room/connection.ts";
import { Notice } from "#web/ui/Notice.tsx";

/** Says that the line to the room is broken, as long as it is. */
export function RoomLine({ connection: { phase } }: { connection: Connection }) {
  const { t } = useTranslation();
  if (phase === "reconnecting") return <Notice kind="warning">{t("connection.reconnecting")}</Notice>;
  if (phase === "disconnected") return <Notice kind="error">{t("connection.disconnected")}</Notice>;
  return null;
}
