import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { tournament } from "#schema/protocol/tournament.ts";

type Refusal = Exclude<keyof typeof tournament.errors, "too_many"> | "rate_limited";

/** Explains why a tournament refused a request; everything unexpected counts as being out of reach. */
export function tournamentFault(t: TFunction<"tournaments">, code: string): string {
  // The names of texts that end like this are plurals.
  if (code === "too_many") return t("fault.tooMany");
  return isRefusal(code) ? t(`fault.${code}`) : t("fault.unreachable");
}

export function useTournamentFault(): (code: string) => string {
  const { t } = useTranslation("tournaments");
  return (code) => tournamentFault(t, code);
}

function isRefusal(code: string): code is Refusal {
  return code === "rate_limited" || Object.hasOwn(tournament.errors, code);
}
