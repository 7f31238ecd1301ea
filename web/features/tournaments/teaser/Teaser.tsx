import { chakra } from "@chakra-ui/react/styled-system";
import type { TFunction } from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import type { CurrentTournament } from "#web/net/lobby/lobbyRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";

/** The public tournament that is next, or runs, and the way to it; without one, the way to a tournament of one's own. */
export function Teaser() {
  const { t, i18n } = useTranslation("tournamentTeaser");
  const { pathTo } = usePaths();
  const id = useId();
  const { state } = useLobby();
  if (state === undefined) return null;
  const next = state.tournaments.at(0);
  const hasSignUp = next?.status === "signUp";
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {t("heading")}
      </chakra.h2>
      <Card>
        <chakra.div minWidth="0" flex="1 1 16rem">
          <chakra.p fontSize="lg" fontWeight="bold" overflowWrap="anywhere">
            {next ? next.title : t("none")}
          </chakra.p>
          <chakra.p color="fg.muted">{next ? whatComes(t, i18n.language, next) : t("noneHint")}</chakra.p>
        </chakra.div>
        <ButtonLink
          variant="outline"
          to={pathTo(next ? `/tournament/public/${next.id}` : "/tournament/overview")}
        >
          {hasSignUp ? t("signUp") : next ? t("open") : t("overview")}
        </ButtonLink>
      </Card>
    </section>
  );
}

function whatComes(t: TFunction<"tournamentTeaser">, language: string, next: CurrentTournament): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  const begins = format.format(next.creationDates[0]);
  const free = next.form.nTeams - next.nComplete;
  if (next.status === "running") return t("running", { count: next.nComplete });
  if (next.status === "signUp")
    return free > 0 ? t("beginsFree", { date: begins, count: free }) : t("begins", { date: begins });
  if (next.status === "signUpWaiting")
    return t("signUpFrom", { date: format.format(next.signUpBegin), begins });
  return t("begins", { date: begins });
}

const Card = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    p: { base: "4", md: "5" },
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
  },
});
