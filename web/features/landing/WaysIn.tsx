import { chakra } from "@chakra-ui/react/styled-system";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Chooser } from "./Chooser.tsx";

/** One big button into a game; with one under way it leads back there, and a new one is the second choice. */
export function WaysIn() {
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
