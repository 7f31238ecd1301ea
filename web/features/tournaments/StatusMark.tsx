import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { TournamentStatus } from "#schema/tournament.ts";

/** The status of a tournament in words; one that goes on stands out. */
export function StatusMark({ status }: { status: TournamentStatus }) {
  const { t } = useTranslation("tournaments");
  return <Mark data-status={status}>{t(`status.${status}`)}</Mark>;
}

const Mark = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    px: "3",
    py: "0.5",
    borderRadius: "full",
    bg: "bg.sunken",
    color: "fg.muted",
    fontSize: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    "&[data-status=signUp], &[data-status=running]": { bg: "accent.subtle", color: "accent.text" },
    "&[data-status=running]::before": {
      content: '""',
      boxSize: "2",
      borderRadius: "full",
      bg: "success",
    },
  },
});
