import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSiteMap } from "#web/routing/siteMap.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { LevelChoice } from "#web/tables/LevelChoice.tsx";
import { TableChoices } from "#web/tables/TableChoices.tsx";
import { useStoredWish } from "#web/tables/useStoredWish.ts";
import { gameOfWish, storedWish, type Wish } from "#web/tables/wish.ts";
import { Button } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { isOver } from "./isOver.ts";
import { beginOffline, type OfflineGame } from "./keptOffline.ts";

/**
 * Asks for the kind of table as "Play now" does, and begins a game in this browser.
 * @param replaces the stored game
 */
export function NewGame({ replaces }: { replaces: OfflineGame | undefined }) {
  const { t } = useTranslation("offline");
  const { t: ofLanding } = useTranslation("landing");
  const [wish, setWish] = useState(useStoredWish());
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  const { fetchPage } = useSiteMap();
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const isGoingOn = replaces !== undefined && !isOver(replaces);
  return (
    <Panel title={t("new.title")}>
      <chakra.form
        translate="no"
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          storedWish.write(wish);
          const { variant, level } = gameOfWish(wish);
          beginOffline(variant, level);
          void navigate(pathTo("/offline/game"));
        }}
      >
        <TableChoices wish={wish} onChange={change} />
        <LevelChoice level={wish.level} onChange={(level) => change({ level })} />
        {isGoingOn && (
          <chakra.p fontSize="sm" color="warning">
            {t("new.replaces")}
          </chakra.p>
        )}
        <Button
          type="submit"
          size="lg"
          variant={isGoingOn ? "outline" : "solid"}
          onPointerEnter={() => fetchPage("/offline/game")}
          onFocus={() => fetchPage("/offline/game")}
        >
          {ofLanding("chooser.start")}
        </Button>
      </chakra.form>
    </Panel>
  );
}
