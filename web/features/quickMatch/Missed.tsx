import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useNow } from "#web/ui/useNow.ts";
import type { Queue } from "./useQueue.ts";
import { wishInWords } from "./words.ts";

/** The user, or the friend, has missed the call: says so, and asks whether to go on. */
export function Missed(props: { status: Extract<QueueStatus, { state: "missed" }>; queue: Queue }) {
  const { status, queue } = props;
  const { wish, partner, heldUntil } = status;
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const left = (heldUntil ?? 0) - useNow();
  return (
    <Dialog
      title={heldUntil === null ? t("missed.friend", { name: partner }) : t("missed.title")}
      isOpen
      onClose={() => void queue.leave()}
    >
      <chakra.p>{t("missed.text", { table: wishInWords({ t, tLanding }, wish) })}</chakra.p>
      {left > 0 && (
        <chakra.p mt="2" color="fg.muted">
          {t("missed.held", { time: clockTime(left) })}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="5">
        <Button aria-disabled={queue.isBusy} onClick={() => void queue.enter(wish, partner)}>
          {t("missed.goOn")}
        </Button>
        <Button variant="outline" onClick={() => void queue.leave()}>
          {t("missed.stop")}
        </Button>
      </chakra.div>
    </Dialog>
  );
}
