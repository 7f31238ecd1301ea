import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { AboveDialogs } from "#web/ui/AboveDialogs.tsx";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Pill } from "#web/ui/Pill.ts";
import "./queuePill.css";

/**
 * Says on every page, in a line, how it stands with the quick match.
 * @param props.details a second line, which may change all the time
 * @param props.time how long one has waited, or how much time is left; in ms
 * @param props.onOpen shows more about it; without it there is no more
 * @param props.leaveLabel what the cross does
 */
export function QueuePill(props: {
  title: string;
  details?: string;
  time: number;
  onOpen?: () => void;
  leaveLabel: string;
  isBusy: boolean;
  onLeave: () => void;
}) {
  const { title, details, time, onOpen, leaveLabel, isBusy, onLeave } = props;
  const { t } = useTranslation("quickMatch");
  const clock = clockTime(time);
  return (
    <AboveDialogs>
      <Place aria-label={title} data-queue-pill="">
        <Pill>
          {onOpen ? (
            <Button
              variant="ghost"
              px="3"
              flex="0 1 auto"
              minWidth="0"
              whiteSpace="normal"
              textAlign="start"
              lineHeight="1.2"
              height="auto"
              minHeight="11"
              aria-label={t("details", { title: [title, details].filter(Boolean).join(". "), time: clock })}
              onClick={onOpen}
            >
              <Lines title={title} details={details} />
            </Button>
          ) : (
            <chakra.span px="3" minWidth="0" lineHeight="1.2">
              <Lines title={title} details={details} />
            </chakra.span>
          )}
          <chakra.span
            role="timer"
            flexShrink="0"
            minWidth="2.6em"
            fontVariantNumeric="tabular-nums"
            color="fg.muted"
          >
            {clock}
          </chakra.span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={leaveLabel}
            aria-disabled={isBusy}
            onClick={onLeave}
          >
            <CloseIcon />
          </Button>
        </Pill>
      </Place>
    </AboveDialogs>
  );
}

function Lines({ title, details }: { title: string; details: string | undefined }) {
  return (
    <chakra.span display="block" py={details === undefined ? "0" : "1.5"}>
      <chakra.span display="block">{title}</chakra.span>{" "}
      {details !== undefined && (
        <chakra.span display="block" mt="0.5" fontSize="xs" fontWeight="normal" color="fg.muted">
          {details}
        </chakra.span>
      )}
    </chakra.span>
  );
}

const Place = chakra("section", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    left: "0",
    // On a phone below the header (see queuePill.css); at a desktop's table, over the end of the list of moves.
    top: { base: "calc(3.4rem + env(safe-area-inset-top))", lg: "auto" },
    bottom: { lg: "calc(100dvh - var(--tac-page-height) + 1rem)" },
    width: "var(--tac-page-width)",
    px: "4",
    display: "grid",
    justifyItems: { base: "center", lg: "end" },
    pointerEvents: "none",
  },
});
