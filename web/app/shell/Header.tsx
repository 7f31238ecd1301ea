import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { LookIcon } from "#web/ui/icons.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { usePaths } from "../i18n/usePaths.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { LookDialog } from "./LookDialog.tsx";

/** The bar at the top: home, language, colours. */
export function Header() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const [isLookOpen, setLookOpen] = useState(false);
  return (
    <chakra.header borderBottom="1px solid" borderColor="line" bg="bg.raised">
      <chakra.div
        maxWidth="76rem"
        height="14"
        mx="auto"
        px={{ base: "4", md: "6" }}
        display="flex"
        alignItems="center"
        gap="1"
      >
        <Home to={pathTo("/")}>
          <Logo />
          Tac
        </Home>
        <LanguageLinks />
        <Button
          variant="ghost"
          size="icon"
          mr="-3"
          aria-label={t("look.title")}
          onClick={() => setLookOpen(true)}
        >
          <LookIcon />
        </Button>
      </chakra.div>
      <LookDialog isOpen={isLookOpen} onClose={() => setLookOpen(false)} />
    </chakra.header>
  );
}

const Home = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    mr: "auto",
    minHeight: "11",
    fontSize: "xl",
    fontWeight: "bold",
    letterSpacing: "-0.01em",
    textDecoration: "none",
  },
});
