import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsername } from "#web/net/account.ts";
import { askOwn } from "#web/net/user/ownRoom.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/** Shows what moderation has to say, and its reason: a warning, or that the name is gone. Once closed, it does not appear again. */
export function WarningDialog({ warning: { id, reason } }: { warning: UserRoomState["warnings"][number] }) {
  const { t } = useTranslation("people");
  const [isOpen, setOpen] = useState(true);
  const name = usePlayerName()(useUsername() ?? "");
  const isAboutName = id.startsWith("name ");
  const close = (): void => {
    setOpen(false);
    void askOwn("user:warningRead", { id });
  };
  return (
    <Dialog
      title={isAboutName ? t("warning.name.title") : t("warning.title")}
      isOpen={isOpen}
      onClose={close}
    >
      <chakra.div display="grid" gap="4" overflowWrap="anywhere">
        <p>{isAboutName ? t("warning.name.text") : t("warning.text")}</p>
        <chakra.p fontWeight="medium">{reason}</chakra.p>
        <p>{isAboutName ? t("warning.name.rule", { name }) : t("warning.rule")}</p>
        <Button onClick={close}>{t("warning.read")}</Button>
      </chakra.div>
    </Dialog>
  );
}
