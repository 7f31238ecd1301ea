import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";

/** The pages that need no network once they are kept, beside the game against bots. */
const others = [
  { path: "/puzzles", name: "puzzles" },
  { path: "/tutorialoverview", name: "learn" },
  { path: "/rules", name: "rules" },
] as const;

/** Takes the place of a page that needs the network, and says what can be done without. */
export function NoNetwork() {
  const { t } = useTranslation("offline");
  const { t: tCommon } = useTranslation();
  const { pathTo } = usePaths();
  return (
    <chakra.div
      height="100%"
      minHeight="60dvh"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="4"
      p="6"
      textAlign="center"
    >
      <title>{tCommon("pageTitle", { page: t("none.title") })}</title>
      <chakra.h1 fontSize="3xl">{t("none.title")}</chakra.h1>
      <chakra.p maxWidth="32rem" color="fg.muted" role="status">
        {t("none.text")}
      </chakra.p>
      <ButtonLink size="lg" mt="2" to={pathTo("/offline")}>
        {t("none.play")}
      </ButtonLink>
      <chakra.nav
        aria-label={t("none.others")}
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="3"
      >
        {others.map(({ path, name }) => (
          <ButtonLink key={path} variant="outline" to={pathTo(path)}>
            {tCommon(`pages.${name}`)}
          </ButtonLink>
        ))}
      </chakra.nav>
    </chakra.div>
  );
}
