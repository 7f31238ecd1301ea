import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { Button } from "#web/ui/Button.tsx";
import { AcrossColumns, Column, Columns } from "#web/ui/Columns.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { OwnRating } from "./OwnRating.tsx";
import { PuzzleCounts } from "./PuzzleCounts.tsx";
import { Today } from "./Today.tsx";
import { Training } from "./Training.tsx";
import { TriedPuzzles } from "./TriedPuzzles.tsx";
import { useOffline } from "./useOffline.ts";
import { useOwnPuzzles } from "./useOwnPuzzles.ts";

/** `/puzzles`: today's puzzle, training by kind and difficulty, and what one has done so far. */
export default function PuzzlesPage() {
  const { t } = useTranslation("puzzles");
  const own = useOwnPuzzles();
  useOffline(own.attempts.length > 0);
  return (
    <ListsPage heading={t("heading")} width="64rem">
      <Columns>
        <AcrossColumns>
          <Today own={own} />
        </AcrossColumns>
        <Column>
          <Training own={own} />
          {own.progress.all.tried > 0 && <PuzzleCounts own={own} />}
        </Column>
        <Column>
          {own.isPending && <Waiting />}
          {!own.isPending && <OwnRating own={own} />}
          {!own.isPending && <TriedPuzzles own={own} />}
        </Column>
      </Columns>
      <GuestHint />
    </ListsPage>
  );
}

/** What an account would add. */
function GuestHint() {
  const { t } = useTranslation("puzzles");
  if (useUsername() !== undefined) return null;
  return (
    <chakra.div mt="6" display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <chakra.p flex="1 1 20rem" color="fg.muted">
        {t("guest.hint")}
      </chakra.p>
      <Button variant="outline" onClick={() => openAccountDialog("signUp")}>
        {t("guest.signUp")}
      </Button>
    </chakra.div>
  );
}
