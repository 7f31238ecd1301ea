import { useTranslation } from "react-i18next";
import { type Connection, retryNow } from "#web/net/room/connection.ts";
import { AboveDialogs } from "#web/ui/AboveDialogs.tsx";
import { Button } from "#web/ui/Button.tsx";
import { openDialogs } from "#web/ui/openDialogs.ts";
import { ReconnectingBar } from "#web/ui/ReconnectingBar.tsx";
import { useConnectionText } from "#web/ui/useConnectionText.ts";
import { useStore } from "#web/ui/useStore.ts";

/**
 * Replaces the instruction while the connection is lost, and says what happens to a move that is being sent. Board and
 * hand stay visible. While a dialog is open it stands above that.
 */
export function ConnectionNotice({ connection, isSending }: { connection: Connection; isSending: boolean }) {
  const { t } = useTranslation();
  const { phase } = connection;
  const text = useConnectionText()(connection);
  const isCovered = useStore(openDialogs).length > 0;
  const notice = (
    <div className={isCovered ? "game-line is-above" : "game-line"} role="status" data-line={text && phase}>
      {text && <p className="game-now-what">{text}</p>}
      {text && isSending && <p className="game-now-help">{t("connection.moveWaits")}</p>}
      {phase === "reconnecting" && <ReconnectingBar connection={connection} />}
      {phase === "unreachable" && <Button onClick={retryNow}>{t("connection.tryNow")}</Button>}
    </div>
  );
  return isCovered ? <AboveDialogs>{notice}</AboveDialogs> : notice;
}
