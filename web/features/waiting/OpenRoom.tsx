import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

// Fetched when a pointer or the focus reaches the button.
const fetching = () => import("./NewRoom.tsx");
const NewRoom = lazyPart(fetching, ({ NewRoom }) => NewRoom);

function prepare(): void {
  // Opening it hits the same failure and reports it.
  fetching().catch(() => {});
}

/** The button that opens a waiting room, and the dialog that asks for its kind. */
export function OpenRoom() {
  const { t } = useTranslation("waiting");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button variant="outline" onPointerEnter={prepare} onFocus={prepare} onClick={() => setDialog("open")}>
        {t("rooms.open")}
      </Button>
      {dialog !== "unused" && (
        <Suspense>
          <NewRoom isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </>
  );
}
