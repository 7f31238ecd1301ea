import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LevelChoice } from "#web/tables/LevelChoice.tsx";
import { OpenGamesWarning } from "#web/tables/OpenGamesWarning.tsx";
import { TableChoices } from "#web/tables/TableChoices.tsx";
import { useBeginGame } from "#web/tables/useBeginGame.ts";
import { useStoredWish } from "#web/tables/useStoredWish.ts";
import { useWhyRefused } from "#web/tables/useWhyRefused.ts";
import { gameOfWish, storedWish, type Wish } from "#web/tables/wish.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Asks for the kind of table and starts the game. The last choice is preselected next time. */
export function Chooser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("landing");
  return (
    <Dialog title={t("chooser.title")} isOpen={isOpen} onClose={onClose}>
      <Table />
    </Dialog>
  );
}

function Table() {
  const { t } = useTranslation("landing");
  const [wish, setWish] = useState(useStoredWish());
  const { begin, isBeginning, error } = useBeginGame();
  const whyRefused = useWhyRefused();
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  return (
    <chakra.form
      translate="no"
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        storedWish.write(wish);
        void begin(gameOfWish(wish));
      }}
    >
      <TableChoices wish={wish} onChange={change} />
      <LevelChoice level={wish.level} onChange={(level) => change({ level })} />
      {error && (
        <chakra.p role="alert" fontSize="sm" color="danger">
          {whyRefused(error)}
        </chakra.p>
      )}
      <Button type="submit" size="lg" mt="1" aria-disabled={isBeginning}>
        {isBeginning ? t("chooser.starting") : t("chooser.start")}
      </Button>
      {!isBeginning && <OpenGamesWarning />}
    </chakra.form>
  );
}
