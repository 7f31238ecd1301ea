import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Connection } from "#web/net/room/connection.ts";

/** The number of attempts made to restore a lost connection. */
export function ReconnectingBar({ connection: { attempt, maxAttempts } }: { connection: Connection }) {
  const { t } = useTranslation();
  return (
    <chakra.div
      role="progressbar"
      aria-label={t("connection.attempts")}
      aria-valuemax={maxAttempts}
      aria-valuenow={attempt}
      width="min(16rem, 70vw)"
      height="2"
      borderRadius="full"
      overflow="hidden"
      bg="line"
    >
      <chakra.div
        height="full"
        bg="accent"
        transition="all"
        style={{ width: `${(100 * attempt) / maxAttempts}%` }}
      />
    </chakra.div>
  );
}
