import { useTranslation } from "react-i18next";
import { useLobby } from "#web/net/lobby/lobby.ts";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { useNow } from "#web/ui/useNow.ts";
import { matesOf } from "./awaited.ts";
import { QueuePill } from "./QueuePill.tsx";
import type { Queue } from "./useQueue.ts";
import { wishInWords } from "./words.ts";

/**
 * Says that the user waits for a table, for which and for how long, how many others do, and when bots come; or until when
 * the user is not called. Pressing it shows who else waits.
 */
export function WaitingPill(props: {
  status: Extract<QueueStatus, { state: "waiting" }>;
  queue: Queue;
  onOpen: () => void;
}) {
  const { status, queue, onOpen } = props;
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const now = useNow();
  const wishes = useLobby().state?.queue.wishes ?? [];
  const { partner, since, wish, heldUntil } = status;
  const botsAt = wish.botsAfterMs === null ? null : since + wish.botsAfterMs;
  const bots = botsAt !== null && botsAt > now && t("waiting.bots", { time: clockTime(botsAt - now) });
  const held =
    heldUntil !== null && heldUntil > now && t("waiting.held", { time: clockTime(heldUntil - now) });
  const mates = matesOf(status, wishes);
  const others = mates === 0 ? t("waiting.alone") : t("waiting.others", { count: mates });
  const details = held ? [held] : [wishInWords({ t, tLanding }, wish), others, ...(bots ? [bots] : [])];
  return (
    <QueuePill
      title={partner === null ? t("waiting.title") : t("waiting.with", { name: partner })}
      details={details.join(" · ")}
      time={now - since}
      onOpen={onOpen}
      leaveLabel={t("waiting.leave")}
      isBusy={queue.isBusy}
      onLeave={() => void queue.leave()}
    />
  );
}
