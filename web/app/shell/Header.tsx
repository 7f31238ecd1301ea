import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { usePaths } from "../i18n/usePaths.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { fetchMenu, Menu } from "./Menu.tsx";
import { SignedIn } from "./SignedIn.tsx";

/** The bar at the top: home, language, who one is, and the menu. */
export function Header() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const [isMenuOpen, setMenuOpen] = useState(false);
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
        <chakra.div display={{ base: "none", md: "block" }} mr="2">
          <LanguageLinks />
        </chakra.div>
        <SignedIn />
        <Button
          variant="ghost"
          size="icon"
          mr="-3"
          aria-label={t("menu")}
          aria-haspopup="dialog"
          onPointerEnter={fetchMenu}
          onFocus={fetchMenu}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
        </Button>
      </chakra.div>
      <Menu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
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
