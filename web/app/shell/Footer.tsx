import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { version } from "#package.json";

/** The bar at the end: which version this is, and under which licence. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <chakra.footer borderTop="1px solid" borderColor="line" color="fg.muted" fontSize="sm">
      <chakra.div
        maxWidth="76rem"
        mx="auto"
        px={{ base: "4", md: "6" }}
        py="4"
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        rowGap="1"
      >
        <span>{t("footer.licence")}</span>
        <chakra.span ml={{ sm: "auto" }}>{t("footer.version", { version })}</chakra.span>
      </chakra.div>
    </chakra.footer>
  );
}
