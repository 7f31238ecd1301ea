import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { playInWords } from "./words.ts";

/** All who were called have come; the game begins in a moment. */
export function Starting({ status }: { status: Extract<QueueStatus, { state: "starting" }> }) {
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title={t("called.title")} isOpen={isOpen} onClose={() => setOpen(false)}>
      <chakra.p fontWeight="medium">{playInWords({ t, tLanding }, status.play)}</chakra.p>
      <chakra.p role="status" mt="5" minHeight="12">
        {t("called.starting")}
      </chakra.p>
    </Dialog>
  );
}
