import { useTranslation } from "react-i18next";
import type { CurrentTournament } from "#schema/tournament/lists.ts";
import type { TournamentStatus } from "#schema/tournament.ts";

/** What the button that leads to a tournament says. */
export function useWayIn(): (status: TournamentStatus) => string {
  const { t } = useTranslation("tournaments");
  return (status) => {
    if (status === "signUp") return t("next.signUp");
    return status === "running" ? t("next.watch") : t("next.open");
  };
}

/** How many teams a tournament has, and has room for. */
export function useTeamsInWords(): (tournament: CurrentTournament) => string {
  const { t } = useTranslation("tournaments");
  return ({ status, form, nComplete }) => {
    if (status === "running" || status === "signUpEnded") return t("next.playing", { complete: nComplete });
    if (nComplete >= form.nTeams) return t("next.full", { places: form.nTeams });
    return t("next.teams", { complete: nComplete, places: form.nTeams });
  };
}
