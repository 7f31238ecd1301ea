import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { KeptGame } from "./KeptGame.tsx";
import { KeptSite } from "./KeptSite.tsx";
import { NewGame } from "./NewGame.tsx";
import { useOfflineGame } from "./useOfflineGame.ts";

/** `/offline`: begins or resumes a game against bots in this browser alone, which needs no network. */
export default function OfflinePage() {
  const { t } = useTranslation("offline");
  const { t: tCommon } = useTranslation();
  const game = useOfflineGame();
  return (
    <ListsPage heading={tCommon("pages.offline")} width="40rem">
      <p>{t("intro")}</p>
      <chakra.div display="grid" gap="5" mt="6">
        {game && <KeptGame game={game} />}
        <NewGame replaces={game} />
        <KeptSite />
      </chakra.div>
    </ListsPage>
  );
}
