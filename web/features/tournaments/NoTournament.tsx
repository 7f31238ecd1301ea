import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";

/**
 * Says that there is no tournament here for this viewer, with a way on. A private one that is not shown to somebody looks
 * like none, unless they have seen it just before: they were in it, or its organizer has shown it.
 */
export function NoTournament({ wasSeen = false }: { wasSeen?: boolean }) {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" role="status">
      <chakra.h1 fontSize="3xl">{wasSeen ? t("gone.left.title") : t("gone.title")}</chakra.h1>
      <chakra.p color="fg.muted">{wasSeen ? t("gone.left.hint") : t("gone.hint")}</chakra.p>
      <ButtonLink to={pathTo("/tournament/overview")}>{t("gone.others")}</ButtonLink>
    </chakra.div>
  );
}
