import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { TableInWords } from "#web/tables/TableInWords.tsx";
import { wishOf } from "#web/tables/wish.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { isOver } from "./isOver.ts";
import type { OfflineGame } from "./keptOffline.ts";

/** The stored game in words, and the way back to it. */
export function KeptGame({ game }: { game: OfflineGame }) {
  const { t } = useTranslation("offline");
  const { pathTo } = usePaths();
  const { variant, level, moves } = game;
  const isDone = isOver(game);
  return (
    <Panel title={t("kept.title")}>
      <p>
        <TableInWords wish={wishOf(variant, level)} />
      </p>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        {isDone ? t("kept.over") : t("kept.moves", { count: moves.length })}
      </chakra.p>
      <ButtonLink mt="4" size="lg" variant={isDone ? "outline" : "solid"} to={pathTo("/offline/game")}>
        {isDone ? t("kept.look") : t("kept.goOn")}
      </ButtonLink>
    </Panel>
  );
}
