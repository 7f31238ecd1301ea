import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";

/** The refusals that a user can act on; all others mean that the room has changed meanwhile. */
const told = ["full", "members_only", "color_taken", "starting", "rate_limited", "too_many_games"] as const;

/** Explains why a waiting room or the lobby refused a request. */
export function useWaitingFault(): (code: string) => string {
  const { t } = useTranslation("waiting");
  return (code) => {
    if (["lost", "timeout", "internal"].includes(code)) return t("fault.unreachable");
    const known = told.find((one) => one === code);
    return known ? t(`fault.${known}`, { most: limits.turnBasedGamesOpen }) : t("fault.changed");
  };
}
