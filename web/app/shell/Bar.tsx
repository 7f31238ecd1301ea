import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { GamesBadge, InvitationBadge } from "#web/menu/badges.tsx";
import { PageLinks } from "#web/menu/PageLinks.tsx";
import { Link } from "#web/ui/Link.tsx";

/** The places that players go to, in the header where it is wide enough; on a phone they are in the menu. */
export function Bar() {
  const { t } = useTranslation();
  return (
    <chakra.nav
      aria-label={t("navigation.bar")}
      display="none"
      // The window may be wide and the header narrow, beside the chat.
      css={{
        "@container (min-width: 68rem)": { display: "flex" },
        // The Russian names of all pages need more.
        "@container (max-width: 76rem)": { "& [data-page=tournaments]": { display: "none" } },
      }}
    >
      <PageLinks
        group="main"
        as={Place}
        badges={{ games: <GamesBadge />, tournaments: <InvitationBadge /> }}
      />
    </chakra.nav>
  );
}

const Place = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    height: "14",
    px: "2.5",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    color: "fg.muted",
    textDecoration: "none",
    transition: "colors",
    _hover: { color: "fg" },
    "&[aria-current]": { color: "accent.text", boxShadow: "inset 0 -3px currentColor" },
  },
});
