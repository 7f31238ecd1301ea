import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { RoomActions } from "./useRoomActions.ts";

/** Removes somebody from the room, after a confirmation. */
export function SendAway({ at, username, actions }: { at: number; username: string; actions: RoomActions }) {
  const { t } = useTranslation("waiting");
  const [isAsked, setAsked] = useState(false);
  const name = usePlayerName()(username);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("slot.remove", { name })}
        onClick={() => setAsked(true)}
      >
        <CloseIcon />
      </Button>
      <ConfirmDialog
        title={t("sendAway.title", { name })}
        isOpen={isAsked}
        yes={t("sendAway.yes")}
        no={t("sendAway.no")}
        onYes={() => {
          close();
          void actions.act("waiting:removePlayer", { slot: at, name: username });
        }}
        onClose={close}
      >
        <p>{t("sendAway.text")}</p>
      </ConfirmDialog>
    </>
  );
}
