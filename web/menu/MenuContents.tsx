import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useSignOut } from "#web/account/useSignOut.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { useAccount } from "#web/net/account.ts";
import { LookChoices } from "#web/preferences/LookChoices.tsx";
import type { MenuGroup } from "#web/routing/pageRoute.ts";
import { Button } from "#web/ui/Button.tsx";
import { Link } from "#web/ui/Link.tsx";
import { GamesBadge, InvitationBadge, RequestBadge } from "./badges.tsx";
import { InstallButton } from "./InstallButton.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { PageLinks } from "./PageLinks.tsx";

const groups: readonly MenuGroup[] = ["main", "own", "about"];

/** @param props.onLeave called after a choice whose result shows elsewhere */
export function MenuContents({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const account = useAccount();
  const signOut = useSignOut();
  useCloseOnLeaving(onLeave);

  const ask = (mode: "signIn" | "signUp") => {
    onLeave();
    openAccountDialog(mode);
  };
  return (
    <chakra.div display="grid" gap="5">
      <chakra.nav aria-label={t("navigation.menu")} display="grid" gap="2" mx="-3">
        {groups.map((group) => (
          <Group key={group}>
            <PageLinks
              group={group}
              as={Entry}
              isModerator={account?.admin || account?.moderator}
              badges={{
                friends: <RequestBadge />,
                games: <GamesBadge />,
                tournaments: <InvitationBadge />,
              }}
            />
          </Group>
        ))}
      </chakra.nav>
      {account ? (
        <Button
          variant="outline"
          onClick={() => {
            onLeave();
            void signOut();
          }}
        >
          {t("account.signOut")}
        </Button>
      ) : (
        <chakra.div display="grid" gridTemplateColumns="auto 1fr" gap="2">
          <Button variant="outline" onClick={() => ask("signIn")}>
            {t("account.signIn")}
          </Button>
          <Button variant="outline" onClick={() => ask("signUp")}>
            {t("account.signUp")}
          </Button>
        </chakra.div>
      )}
      <InstallButton />
      <chakra.div ml="-3">
        <LanguageLinks />
      </chakra.div>
      <LookChoices />
    </chakra.div>
  );
}

/** Closes the menu once another page is shown. The same page in another language does not count. */
function useCloseOnLeaving(onLeave: () => void): void {
  const { rest } = splitPath(useLocation().pathname);
  const opened = useRef(rest);
  useEffect(() => {
    if (opened.current !== rest) onLeave();
  }, [rest, onLeave]);
}

/** The pages of a group, below a line. */
const Group = chakra("div", {
  base: {
    display: "grid",
    "& + &": { pt: "2", borderTop: "1px solid", borderColor: "line" },
    // What one seldom needs takes less room.
    "&:last-child": { display: "flex", flexWrap: "wrap", fontSize: "sm" },
  },
});

const Entry = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "11",
    px: "3",
    borderRadius: "md",
    fontWeight: "medium",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
    "&[aria-current]": { bg: "accent.subtle", color: "accent.text", fontWeight: "bold" },
  },
});
