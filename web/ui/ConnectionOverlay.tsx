import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import type { Connection } from "#web/net/room/connection.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { ReconnectingBar } from "./ReconnectingBar.tsx";
import { useLineText } from "./useLineText.ts";
import { Waiting } from "./Waiting.tsx";

/** Covers a page that has no content yet because its room can't be reached, and says what happens or what to do. */
export function ConnectionOverlay({ connection }: { connection: Connection }) {
  const { phase, reason } = connection;
  if (phase === "open") return null;
  return (
    <Cover aria-live="polite" data-phase={phase}>
      {phase === "connecting" && <Connecting />}
      {phase === "reconnecting" && <Reconnecting connection={connection} />}
      {phase === "disconnected" && <Disconnected connection={connection} />}
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

function Disconnected({ connection }: { connection: Connection }) {
  return <Reload text={useLineText()(connection) ?? ""} />;
}

function Refused() {
  const { t } = useTranslation();
  return <Reload text={t("connection.refused")} />;
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

function Reload({ text }: { text: string }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p>{text}</p>
      <Button ref={button} onClick={() => location.reload()}>
        {t("reload")}
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
