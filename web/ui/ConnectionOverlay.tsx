import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Connection, retryNow } from "#web/net/room/connection.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { ReconnectingBar } from "./ReconnectingBar.tsx";
import { Waiting } from "./Waiting.tsx";

/** Covers a page that has no content yet because its room can't be reached, and says what happens or what to do. */
export function ConnectionOverlay({ connection }: { connection: Connection }) {
  const { phase, reason } = connection;
  if (phase === "open") return null;
  return (
    <Cover aria-live="polite" data-phase={phase}>
      {phase === "connecting" && <Connecting />}
      {phase === "reconnecting" && <Reconnecting connection={connection} />}
      {phase === "unreachable" && <Unreachable />}
      {phase === "refused" && (reason === "noRoom" ? <NoRoom /> : <Refused />)}
    </Cover>
  );
}

function Connecting() {
  const { t } = useTranslation();
  return (
    <>
      <Waiting />
      <p>{t("connection.connecting")}</p>
    </>
  );
}

function Reconnecting({ connection }: { connection: Connection }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("connection.reconnecting")}</p>
      <ReconnectingBar connection={connection} />
    </>
  );
}

function Unreachable() {
  const { t } = useTranslation();
  return <WayOut text={t("connection.unreachable")} label={t("connection.tryNow")} onPress={retryNow} />;
}

function Refused() {
  const { t } = useTranslation();
  return <WayOut text={t("connection.refused")} label={t("reload")} onPress={() => location.reload()} />;
}

function NoRoom() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  return (
    <>
      <p>{t("connection.noRoom")}</p>
      <ButtonLink to={pathTo("/")}>{t("toLanding")}</ButtonLink>
    </>
  );
}

function WayOut({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p>{text}</p>
      <Button ref={button} onClick={onPress}>
        {label}
      </Button>
    </>
  );
}

/** Delayed, so that a short interruption does not flicker. */
const Cover = chakra("div", {
  base: {
    position: "fixed",
    top: "0",
    left: "0",
    // The chat beside it can be used.
    width: "var(--tac-page-width)",
    height: "var(--tac-page-height)",
    zIndex: "1",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "5",
    p: "6",
    textAlign: "center",
    fontSize: "lg",
    bg: "color-mix(in srgb, var(--tac-bg) 82%, transparent)",
    backdropFilter: "blur(3px)",
    opacity: "0",
    animation: "tac-waiting-shows 0.25s 0.5s forwards",
  },
});
