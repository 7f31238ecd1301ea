import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { useNow } from "#web/ui/useNow.ts";
import { QueuePill } from "./QueuePill.tsx";
import type { Queue } from "./useQueue.ts";

/** Says that a friend was asked to come along, and how long the answer may take. */
export function AskingPill(props: { status: Extract<QueueStatus, { state: "asking" }>; queue: Queue }) {
  const { status, queue } = props;
  const { t } = useTranslation("quickMatch");
  return (
    <QueuePill
      title={t("asking.title", { name: status.partner })}
      time={status.until - useNow()}
      leaveLabel={t("asking.cancel")}
      isBusy={queue.isBusy}
      onLeave={() => void queue.leave()}
    />
  );
}
