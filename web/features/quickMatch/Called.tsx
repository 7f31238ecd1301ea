import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { focusAtOpening } from "#web/ui/focusAtOpening.ts";
import { useNow } from "#web/ui/useNow.ts";
import { useTabTitle } from "#web/ui/useTabTitle.ts";
import { QueuePill } from "./QueuePill.tsx";
import type { Queue } from "./useQueue.ts";
import { playInWords } from "./words.ts";

/** A table is found: the user has to come within seconds. Closing the window gives nothing up: a line leads back to it. */
export function Called(props: { status: Extract<QueueStatus, { state: "called" }>; queue: Queue }) {
  const { status, queue } = props;
  const { play, until, came, hasCome, callID } = status;
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const [isOpen, setOpen] = useState(true);
  const leftMs = Math.max(0, until - useNow());
  const left = Math.ceil(leftMs / 1000);
  useTabTitle(hasCome ? undefined : t("called.tab", { seconds: left }));
  const who = [
    t("called.people", { count: play.people }),
    play.bots > 0 && t("called.bots", { count: play.bots }),
    !play.isRated && t("called.unrated"),
  ].filter((part) => part !== false);
  return (
    <>
      <Dialog title={t("called.title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <chakra.p fontWeight="medium">{playInWords({ t, tLanding }, play)}</chakra.p>
        <chakra.p color="fg.muted">{who.join(" · ")}</chakra.p>
        {hasCome ? (
          <chakra.p role="status" mt="5" minHeight="12">
            {t("called.came", { came, people: play.people })}
          </chakra.p>
        ) : (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="5">
            <Button
              ref={focusAtOpening}
              size="lg"
              aria-disabled={queue.isBusy}
              onClick={() => void queue.come(callID)}
            >
              {t("called.come")}
            </Button>
            <Button variant="outline" onClick={() => void queue.leave()}>
              {t("called.decline")}
            </Button>
            <chakra.span
              role="timer"
              fontVariantNumeric="tabular-nums"
              color={left <= 5 ? "warning" : "fg.muted"}
            >
              {t("called.left", { count: left })}
            </chakra.span>
          </chakra.div>
        )}
      </Dialog>
      {!isOpen && (
        <QueuePill
          title={t("called.title")}
          time={leftMs}
          onOpen={() => setOpen(true)}
          leaveLabel={t("called.decline")}
          isBusy={queue.isBusy}
          onLeave={() => void queue.leave()}
        />
      )}
    </>
  );
}
