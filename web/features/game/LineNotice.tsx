import { useTranslation } from "react-i18next";
import type { Connection } from "#web/net/room/connection.ts";
import { Button } from "#web/ui/Button.tsx";
import { ReconnectingBar } from "#web/ui/ReconnectingBar.tsx";
import { useLineText } from "#web/ui/useLineText.ts";

/**
 * Says in the place of the instruction that the line is gone, and what becomes of the move that is on its way. Board and hand
 * stay as they were, to be read.
 */
export function LineNotice({ connection, isSending }: { connection: Connection; isSending: boolean }) {
  const { t } = useTranslation();
  const { phase } = connection;
  const text = useLineText()(connection);
  return (
    <div className="game-line" role="status" data-line={text && phase}>
      {text && <p className="game-now-what">{text}</p>}
      {text && isSending && phase !== "disconnected" && (
        <p className="game-now-help">{t("connection.moveWaits")}</p>
      )}
      {phase === "reconnecting" && <ReconnectingBar connection={connection} />}
      {phase === "disconnected" && <Button onClick={() => location.reload()}>{t("reload")}</Button>}
    </div>
  );
}
