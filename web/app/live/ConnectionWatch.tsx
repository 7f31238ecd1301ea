import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { retryNow } from "#web/net/room/connection.ts";
import { userRoomConnection } from "#web/net/user/userRoomState.ts";
import { isOnItsOwn } from "#web/offline/network.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { AboveDialogs } from "#web/ui/AboveDialogs.tsx";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { useConnectionText } from "#web/ui/useConnectionText.ts";
import { useStore } from "#web/ui/useStore.ts";

/**
 * Warns at the foot of a page that lists, badges and presence may be out of date because the connection to the lobby or
 * to the viewer's own room is lost. Tables and waiting rooms show their own warnings.
 */
export function ConnectionWatch() {
  const { t } = useTranslation();
  const lineText = useConnectionText();
  const { pathTo } = usePaths();
  const lobbyLine = useLobby().connection;
  const line = useStore(userRoomConnection);
  const lost = [line, lobbyLine].find((each) => each && lineText(each) !== undefined);
  return (
    <AboveDialogs>
      <Foot role="status">
        {lost && (
          // A short interruption must not flicker.
          <Pill animation={lost.phase === "unreachable" ? undefined : "tac-waiting-shows 0.25s 1s backwards"}>
            <chakra.span flex="1 1 14rem">{lineText(lost)}</chakra.span>
            {isOnItsOwn() && (
              <ButtonLink variant="outline" to={pathTo("/offline")}>
                {t("pages.offline")}
              </ButtonLink>
            )}
            {lost.phase === "unreachable" && (
              <Button variant="outline" onClick={retryNow}>
                {t("connection.tryNow")}
              </Button>
            )}
          </Pill>
        )}
      </Foot>
    </AboveDialogs>
  );
}

const Foot = chakra("div", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    left: "0",
    bottom: "calc(100dvh - var(--tac-page-height) + 1rem)",
    width: "var(--tac-page-width)",
    px: "4",
    display: "grid",
    justifyItems: "center",
    pointerEvents: "none",
  },
});

const Pill = chakra("div", {
  base: {
    maxWidth: "34rem",
    p: "3",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    borderRadius: "md",
    borderInlineStart: "4px solid",
    borderColor: "warning",
    bg: "bg.raised",
    boxShadow: "lg",
    fontSize: "sm",
    pointerEvents: "auto",
  },
});
