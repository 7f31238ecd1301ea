import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { TournamentStatus } from "#schema/tournament.ts";
import { Mark } from "#web/ui/Mark.tsx";

/** The status of a tournament in words; one that goes on stands out. */
export function StatusMark({ status }: { status: TournamentStatus }) {
  const { t } = useTranslation("tournaments");
  const isOn = status === "signUp" || status === "running";
  return (
    <Mark px="3" py="0.5" data-accent={isOn || undefined}>
      {status === "running" && <chakra.span boxSize="2" borderRadius="full" bg="success" />}
      {t(`status.${status}`)}
    </Mark>
  );
}
