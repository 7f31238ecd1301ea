import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { CreateGameBody } from "#schema/api/games.ts";
import { showHintsIn } from "#web/game/hint/hintedGame.ts";
import { useSiteMap } from "#web/routing/siteMap.ts";
import { useBeginGame } from "#web/tables/useBeginGame.ts";
import { useWhyRefused } from "#web/tables/useWhyRefused.ts";
import { Button } from "#web/ui/Button.tsx";

/** The kindest table there is. */
const firstTable: CreateGameBody = { variant: "4x2n", level: "beginner" };

/** Starts a game against beginners, with a hint at every turn. */
export function FirstGame({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation("learnPages");
  const { t: tLanding } = useTranslation("landing");
  const { fetchPage } = useSiteMap();
  const { begin, isBeginning, error } = useBeginGame();
  const whyRefused = useWhyRefused();
  const play = async (): Promise<void> => {
    const gameID = await begin(firstTable);
    if (gameID !== undefined) showHintsIn(gameID);
  };
  return (
    <>
      <Button
        variant={isMain ? "solid" : "outline"}
        aria-disabled={isBeginning}
        onPointerEnter={() => fetchPage("/game")}
        onFocus={() => fetchPage("/game")}
        onClick={play}
      >
        {isBeginning ? tLanding("chooser.starting") : t("on.game.start")}
      </Button>
      {error && (
        <chakra.p role="alert" mt="2" fontSize="sm" color="danger">
          {whyRefused(error)}
        </chakra.p>
      )}
    </>
  );
}
