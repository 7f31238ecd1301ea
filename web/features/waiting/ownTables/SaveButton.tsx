import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsername } from "#web/net/account.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const SaveTable = lazyPart(
  () => import("./SaveTable.tsx"),
  ({ SaveTable }) => SaveTable,
);

/** The button that saves a waiting room as a table of one's own, for those who sit there and have an account. */
export function SaveButton({ state }: { state: WaitingState }) {
  const { t } = useTranslation("waiting");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const hasAccount = useUsername() !== undefined;
  if (!hasAccount || state.you === null || state.isStarting) return null;
  return (
    <div>
      <Button variant="outline" onClick={() => setDialog("open")}>
        {t("room.save")}
      </Button>
      {dialog !== "unused" && (
        <Suspense>
          <SaveTable room={state.room} isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </div>
  );
}
