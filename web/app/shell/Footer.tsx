import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { version } from "#package.json";
import { PageLinks } from "#web/menu/PageLinks.tsx";
import { Link } from "#web/ui/Link.tsx";

/** The footer: who is responsible for the site and how, its version, and its license. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <chakra.footer borderTop="1px solid" borderColor="line" color="fg.muted" fontSize="sm">
      <chakra.div
        maxWidth="76rem"
        mx="auto"
        px={{ base: "4", md: "6" }}
        py="2"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
      >
        <FooterLinks />
        <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1" py="3" ml={{ md: "auto" }}>
          <span>{t("footer.licence")}</span>
          <span>{t("footer.version", { version })}</span>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}

function FooterLinks() {
  const { t } = useTranslation();
  return (
    <chakra.nav aria-label={t("footer.label")} display="flex" flexWrap="wrap" columnGap="5">
      <PageLinks group="about" as={FooterLink} />
    </chakra.nav>
  );
}

const FooterLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "11",
    textDecoration: "none",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});
