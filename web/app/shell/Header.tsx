import { chakra } from "@chakra-ui/react/styled-system";
import { ChatButton } from "#web/chat/ChatButton.tsx";
import { LanguageLinks } from "#web/menu/LanguageLinks.tsx";
import { ShellMenu } from "#web/menu/ShellMenu.tsx";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { Bar } from "./Bar.tsx";
import { SignedIn } from "./SignedIn.tsx";

/** The header: home, the main pages, language, the signed-in player, and the menu. */
export function Header() {
  const { pathTo } = usePaths();
  return (
    <chakra.header containerType="inline-size" borderBottom="1px solid" borderColor="line" bg="bg.raised">
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
        <chakra.div flex="1" ml="3">
          <Bar />
        </chakra.div>
        <chakra.div display={{ base: "none", md: "block" }} mr="2">
          <LanguageLinks />
        </chakra.div>
        <SignedIn />
        <ChatButton />
        <ShellMenu mr="-3" />
      </chakra.div>
    </chakra.header>
  );
}

const Home = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minHeight: "11",
    fontSize: "xl",
    fontWeight: "bold",
    letterSpacing: "-0.01em",
    textDecoration: "none",
  },
});
