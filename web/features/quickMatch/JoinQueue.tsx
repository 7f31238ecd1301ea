import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { useAwaited, useJoin } from "./useJoin.ts";
import { useQueue } from "./useQueue.ts";
import { wishInWords } from "./words.ts";

/**
 * For what most people wait at the moment, and a button that joins them.
 * @param props.nobody what is shown when there is nobody to join
 */
export function JoinQueue({ nobody }: { nobody: ReactNode }) {
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const queue = useQueue();
  const join = useJoin(queue);
  const [most] = useAwaited();
  const queued = useUserRoom()?.queue ?? null;
  const isIn = queued !== null && queued.state !== "missed";
  if (most === undefined || isIn) return nobody;
  const table = wishInWords({ t, tLanding }, most);
  return (
    <chakra.p mt="1" fontSize="sm">
      {t("who.peopleFor", { count: most.people, table })}{" "}
      <Button
        variant="ghost"
        px="2"
        minHeight="11"
        fontSize="sm"
        aria-label={t("who.joinTo", { table })}
        aria-disabled={queue.isBusy}
        onClick={() => void join(most)}
      >
        {t("who.join")}
      </Button>
    </chakra.p>
  );
}
