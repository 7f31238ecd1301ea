import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { useStore } from "#web/ui/useStore.ts";
import { KeptGame } from "./KeptGame.tsx";
import { KeptSite } from "./KeptSite.tsx";
import { offlineGame } from "./keptOffline.ts";
import { NewGame } from "./NewGame.tsx";

/** `/offline`: begins or resumes a game against bots in this browser alone, which needs no network. */
export default function OfflinePage() {
  const { t } = useTranslation("offline");
  const { t: tCommon } = useTranslation();
  const game = useStore(offlineGame);
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
