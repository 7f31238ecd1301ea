import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { isReady, missingIn } from "../edit/missing.ts";
import { StillMissing } from "../edit/StillMissing.tsx";
import type { ManagedTournament } from "./managedTournament.ts";

/** Tells the organizer on the tournament's page what is to be done, and leads there. */
export function OrganizerCard({ tournament }: Pick<ManagedTournament, "tournament">) {
  const { t } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const { id, status } = tournament;
  const isOver = status !== "planned" && status !== "running";
  const missing = missingIn(tournament);
  const edit = pathTo(`/tournament/private/${id}/edit`);
  return (
    <Card>
      <chakra.div flex="1 1 18rem" minWidth="0">
        <chakra.h2 mb="1" fontSize="lg">
          {isOver ? t("again.title") : t("summaryCard.title")}
        </chakra.h2>
        {isOver && <p>{t("again.hint")}</p>}
        {status === "running" && <p>{t("summaryCard.running")}</p>}
        {status === "planned" &&
          (isReady(missing) ? <p>{t("start.ready")}</p> : <StillMissing missing={missing} />)}
      </chakra.div>
      {isOver ? (
        <ButtonLink variant="outline" to={pathTo(`/tournament/private/create?repeats=${id}`)}>
          {t("again.repeat")}
        </ButtonLink>
      ) : (
        <ButtonLink to={edit}>
          {status === "planned" && !isReady(missing) ? t("summaryCard.plan") : t("summaryCard.lead")}
        </ButtonLink>
      )}
    </Card>
  );
}

const Card = chakra("section", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4",
    p: { base: "4", md: "5" },
    borderRadius: "lg",
    bg: "accent.subtle",
  },
});
