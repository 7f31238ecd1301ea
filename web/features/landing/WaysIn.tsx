import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/app/account/accountDialog.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useAccount } from "#web/net/account.ts";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";

// Fetched when one reaches for the button: what is behind it would be a good part of the page.
const fetchChooser = () => import("./Chooser.tsx");
const Chooser = lazy(async () => ({ default: (await fetchChooser()).Chooser }));

/**
 * One big button into a game; with one under way it leads back there, and a new one is the second choice. Beside it to one's
 * own games, or to an account.
 */
export function WaysIn() {
  const { t } = useTranslation("landing");
  const { t: say } = useTranslation();
  const { pathTo } = usePaths();
  const hasAccount = useAccount() !== undefined;
  const [chooser, setChooser] = useState<"unused" | "open" | "closed">("unused");
  const choosing = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setChooser("open"),
  };
  const gameID = useSyncExternalStore(ongoingGame.subscribe, ongoingGame.read);
  return (
    <>
      <chakra.div
        mt="7"
        display="flex"
        flexWrap="wrap"
        gap="3"
        justifyContent={{ base: "center", lg: "flex-start" }}
      >
        {gameID === undefined ? (
          <Button size="lg" minWidth="14rem" {...choosing}>
            {t("playNow")}
          </Button>
        ) : (
          <>
            <ButtonLink size="lg" minWidth="14rem" to={pathTo(`/game?gameID=${gameID}`)}>
              {t("goOn")}
            </ButtonLink>
            <Button size="lg" variant="outline" {...choosing}>
              {t("newGame")}
            </Button>
          </>
        )}
        {hasAccount ? (
          <ButtonLink size="lg" variant="outline" to={pathTo("/games")}>
            {say("pages.games")}
          </ButtonLink>
        ) : (
          <Button size="lg" variant="outline" onClick={() => openAccountDialog("signUp")}>
            {say("account.signUp")}
          </Button>
        )}
      </chakra.div>
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        {gameID === undefined ? t("noAccount") : t("goOnHint")}
      </chakra.p>
      {chooser !== "unused" && (
        <Suspense>
          <Chooser isOpen={chooser === "open"} onClose={() => setChooser("closed")} />
        </Suspense>
      )}
    </>
  );
}

function prepare(): void {
  // Whoever opens it meets the failure again.
  fetchChooser().catch(() => {});
}
