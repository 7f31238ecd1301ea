import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { AboveDialogs } from "#web/ui/AboveDialogs.tsx";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { useNow } from "#web/ui/useNow.ts";
import type { Queue } from "./useQueue.ts";

/**
 * Says on every page that the user waits for a table, or for a friend's answer, and for how long. Pressing it shows who
 * else waits.
 */
export function WaitingPill(props: {
  status: Extract<QueueStatus, { state: "waiting" | "asking" }>;
  queue: Queue;
  onOpen: () => void;
}) {
  const { status, queue, onOpen } = props;
  const { t } = useTranslation("quickMatch");
  const now = useNow();
  const isAsking = status.state === "asking";
  const time = isAsking ? clockTime(status.until - now) : clockTime(now - status.since);
  const title = isAsking
    ? t("asking.title", { name: status.partner })
    : status.partner === null
      ? t("waiting.title")
      : t("waiting.with", { name: status.partner });
  return (
    <AboveDialogs>
      <Place aria-label={title}>
        <Pill>
          {isAsking ? (
            <chakra.span px="3" minWidth="0" lineHeight="1.2">
              {title}
            </chakra.span>
          ) : (
            <Button
              variant="ghost"
              px="3"
              flex="0 1 auto"
              minWidth="0"
              whiteSpace="normal"
              textAlign="start"
              lineHeight="1.2"
              aria-label={t("waiting.details", { time })}
              onClick={onOpen}
            >
              {title}
            </Button>
          )}
          <chakra.span
            role="timer"
            flexShrink="0"
            minWidth="2.6em"
            fontVariantNumeric="tabular-nums"
            color="fg.muted"
          >
            {time}
          </chakra.span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={isAsking ? t("asking.cancel") : t("waiting.leave")}
            aria-disabled={queue.isBusy}
            onClick={() => void queue.leave()}
          >
            <CloseIcon />
          </Button>
        </Pill>
      </Place>
    </AboveDialogs>
  );
}

const Place = chakra("section", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    left: "0",
    // Below the header, where a table on a phone leaves room; at a desktop's table, over the end of the list of moves.
    top: { base: "calc(3.4rem + env(safe-area-inset-top))", lg: "auto" },
    bottom: { lg: "calc(100dvh - var(--tac-page-height) + 1rem)" },
    width: "var(--tac-page-width)",
    px: "4",
    display: "grid",
    justifyItems: { base: "center", lg: "end" },
    pointerEvents: "none",
  },
});

const Pill = chakra("div", {
  base: {
    maxWidth: "full",
    display: "flex",
    alignItems: "center",
    borderRadius: "full",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "accent",
    bg: "bg.raised",
    boxShadow: "md",
    fontSize: "sm",
    pointerEvents: "auto",
  },
});
