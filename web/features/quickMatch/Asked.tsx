import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import type { Queue } from "./useQueue.ts";

/** A friend asks the user to come along; closing the question declines. */
export function Asked(props: { status: Extract<QueueStatus, { state: "asked" }>; queue: Queue }) {
  const { queue } = props;
  const { partner } = props.status;
  const { t } = useTranslation("quickMatch");
  const answer = (accept: boolean) => void queue.answer(partner, accept);
  return (
    <Dialog title={t("asked.title", { name: partner })} isOpen onClose={() => answer(false)}>
      <chakra.p>{t("asked.text")}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="5">
        <Button onClick={() => answer(true)}>{t("asked.accept")}</Button>
        <Button variant="outline" onClick={() => answer(false)}>
          {t("asked.decline")}
        </Button>
      </chakra.div>
    </Dialog>
  );
}
