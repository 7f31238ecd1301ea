import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askOwn } from "#web/net/user/ownRoom.ts";
import type { OwnState } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Shows a warning by moderation and its reason. Once closed, it does not appear again. */
export function WarningDialog({ warning: { id, reason } }: { warning: OwnState["warnings"][number] }) {
  const { t } = useTranslation("people");
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
    void askOwn("user:warningRead", { id });
  };
  return (
    <Dialog title={t("warning.title")} isOpen={isOpen} onClose={close}>
      <chakra.div display="grid" gap="4" overflowWrap="anywhere">
        <p>{t("warning.text")}</p>
        <chakra.p fontWeight="medium">{reason}</chakra.p>
        <p>{t("warning.rule")}</p>
        <Button onClick={close}>{t("warning.read")}</Button>
      </chakra.div>
    </Dialog>
  );
}
