import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { useNow } from "#web/ui/useNow.ts";
import { QueuePill } from "./QueuePill.tsx";
import type { Queue } from "./useQueue.ts";

/** A friend asks the user to come along. Closing the window answers nothing: a line says so, and leads back to it. */
export function Asked(props: { status: Extract<QueueStatus, { state: "asked" }>; queue: Queue }) {
  const { queue } = props;
  const { partner, until } = props.status;
  const { t } = useTranslation("quickMatch");
  const [isOpen, setOpen] = useState(true);
  const left = until - useNow();
  const answer = (accept: boolean) => void queue.answer(partner, accept);
  const title = t("asked.title", { name: partner });
  return (
    <>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <chakra.p>{t("asked.text")}</chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="5">
          <Button onClick={() => answer(true)}>{t("asked.accept")}</Button>
          <Button variant="outline" onClick={() => answer(false)}>
            {t("asked.decline")}
          </Button>
        </chakra.div>
      </Dialog>
      {!isOpen && (
        <QueuePill
          title={title}
          time={left}
          onOpen={() => setOpen(true)}
          leaveLabel={t("asked.decline")}
          isBusy={queue.isBusy}
          onLeave={() => answer(false)}
        />
      )}
    </>
  );
}
