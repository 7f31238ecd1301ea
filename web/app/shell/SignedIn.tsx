import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { pathOfProfile } from "#web/routing/profilePath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Link } from "#web/ui/Link.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const player = () => import("#web/ui/player/PlayerName.tsx");
const PlayerName = lazyPart(player, ({ PlayerName }) => PlayerName);

/** The signed-in player with a link to the profile; for everybody else the button to sign in. */
export function SignedIn() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const username = useUsername();
  if (username === undefined) {
    return (
      <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
        {t("account.signIn")}
      </Button>
    );
  }
  return (
    <Self to={pathTo(pathOfProfile(username))}>
      <Suspense fallback={<NameAlone username={username} />}>
        <PlayerName username={username} isClickable={false} />
      </Suspense>
    </Self>
  );
}

/** As wide as it will be with the picture. */
function NameAlone({ username }: { username: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      {username}
      <chakra.span boxSize="8" />
    </chakra.span>
  );
}

const Self = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minWidth: "0",
    height: "11",
    px: "2",
    borderRadius: "md",
    fontWeight: "medium",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
  },
});
