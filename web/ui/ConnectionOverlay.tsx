import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import type { Connection } from "#web/net/room/connection.ts";
import { Button, ButtonLink } from "./Button.tsx";
import { Waiting } from "./Waiting.tsx";

/** Lies over the page while its room can't be reached, and says what happens or what to do. */
export function ConnectionOverlay({ connection }: { connection: Connection }) {
  const { phase, reason } = connection;
  if (phase === "open") return null;
  return (
    <Cover aria-live="polite" data-phase={phase}>
      {phase === "connecting" && <Connecting />}
      {phase === "reconnecting" && <Reconnecting {...connection} />}
      {phase === "disconnected" && <Disconnected />}
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

function Reconnecting({ attempt, maxAttempts }: Connection) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("connection.reconnecting")}</p>
      <chakra.div
        role="progressbar"
        aria-label={t("connection.attempts")}
        aria-valuemax={maxAttempts}
        aria-valuenow={attempt}
        width="min(16rem, 70vw)"
        height="2"
        borderRadius="full"
        overflow="hidden"
        bg="line"
      >
        <chakra.div
          height="full"
          bg="accent"
          transition="all"
          style={{ width: `${(100 * attempt) / maxAttempts}%` }}
        />
      </chakra.div>
    </>
  );
}

function Disconnected() {
  const { t } = useTranslation();
  return <Reload text={t("connection.disconnected")} />;
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

/** It waits a moment, so that a short break does not flicker. */
const Cover = chakra("div", {
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "overlay",
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
