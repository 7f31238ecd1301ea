import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { useNow } from "#web/ui/useNow.ts";
import { QueuePill } from "./QueuePill.tsx";
import type { Queue } from "./useQueue.ts";

/** Says that the user waits for a table, and for how long. Pressing it shows who else waits. */
export function WaitingPill(props: {
  status: Extract<QueueStatus, { state: "waiting" }>;
  queue: Queue;
  onOpen: () => void;
}) {
  const { status, queue, onOpen } = props;
  const { t } = useTranslation("quickMatch");
  const { partner, since } = status;
  return (
    <QueuePill
      title={partner === null ? t("waiting.title") : t("waiting.with", { name: partner })}
      time={useNow() - since}
      onOpen={onOpen}
      leaveLabel={t("waiting.leave")}
      isBusy={queue.isBusy}
      onLeave={() => void queue.leave()}
    />
  );
}
