import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Makes all steps open again, after asking. */
export function ResetButton({ of, onReset }: { of: "tutorial" | "course"; onReset: () => void }) {
  const { t } = useTranslation("learnPages");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("reset")}
      </Button>
      <Dialog title={t("resetDialog.title")} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t(`resetDialog.${of}`)}</p>
        <chakra.div mt="5" display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t("resetDialog.cancel")}
          </Button>
          <Button
            onClick={() => {
              onReset();
              setAsking(false);
            }}
          >
            {t("resetDialog.sure")}
          </Button>
        </chakra.div>
      </Dialog>
    </>
  );
}
