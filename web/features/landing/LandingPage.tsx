import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { TablePlace } from "./TablePlace.tsx";

// Begun at once, beside the rest of the page, which is good without it too.
const fetchingTable = import("./LiveTable.tsx").catch(() => ({ LiveTable: () => null }));
const LiveTable = lazy(async () => ({ default: (await fetchingTable).LiveTable }));

/** What this is, the way into a game, and a table at which bots play. */
export function LandingPage() {
  const { t } = useTranslation("landing");
  return (
    <Columns>
      <title>{t("title")}</title>
      <chakra.div maxWidth="34rem" textAlign={{ base: "center", lg: "start" }}>
        <chakra.h1 fontSize={{ base: "3xl", md: "4xl" }} letterSpacing="-0.02em">
          {t("heading")}
        </chakra.h1>
        <chakra.p mt="4" fontSize={{ base: "md", sm: "lg" }} color="fg.muted" textWrap="pretty">
          {t("what")}
        </chakra.p>
        <WaysIn />
      </chakra.div>
      <TablePlace>
        <Suspense>
          <LiveTable />
        </Suspense>
      </TablePlace>
    </Columns>
  );
}

/** One big button; with a game under way it leads back there, and a new one is the second choice. */
function WaysIn() {
  const { t } = useTranslation("landing");
  const { pathTo } = usePaths();
  const [isChoosing, setChoosing] = useState(false);
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
          <Button size="lg" minWidth="14rem" onClick={() => setChoosing(true)}>
            {t("playNow")}
          </Button>
        ) : (
          <>
            <ButtonLink size="lg" minWidth="14rem" to={pathTo(`/game?gameID=${gameID}`)}>
              {t("goOn")}
            </ButtonLink>
            <Button size="lg" variant="outline" onClick={() => setChoosing(true)}>
              {t("newGame")}
            </Button>
          </>
        )}
      </chakra.div>
      <chakra.p mt="3" fontSize="sm" color="fg.muted">
        {gameID === undefined ? t("noAccount") : t("goOnHint")}
      </chakra.p>
      <Chooser isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

const Columns = chakra("div", {
  base: {
    maxWidth: "76rem",
    width: "100%",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: "8",
    display: "grid",
    gridTemplateColumns: { lg: "minmax(0, 1fr) auto" },
    gap: { base: "8", lg: "16" },
    alignItems: "center",
    alignContent: "center",
    justifyItems: { base: "center", lg: "stretch" },
  },
});
