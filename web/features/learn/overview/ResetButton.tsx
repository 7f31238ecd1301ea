import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { resetLesson } from "#web/net/learning/lessonProgress.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import type { LessonID } from "../lesson.ts";

/** Makes all steps of some lessons open again, after asking. */
export function ResetButton({ of, lessons }: { of: "tutorial" | "course"; lessons: readonly LessonID[] }) {
  const { t } = useTranslation("learnPages");
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const reset = async (): Promise<void> => {
    close();
    const results = await Promise.allSettled(lessons.map(resetLesson));
    const failed = results.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") showCallFailed(failed.reason);
  };
  return (
    <>
      <Button variant="ghost" justifySelf="end" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("reset")}
      </Button>
      <Dialog title={t("resetDialog.title")} isOpen={isAsking} onClose={close}>
        <p>{t(`resetDialog.${of}`)}</p>
        <chakra.div mt="5" display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <Button variant="outline" onClick={close}>
            {t("resetDialog.cancel")}
          </Button>
          <Button onClick={reset}>{t("resetDialog.sure")}</Button>
        </chakra.div>
      </Dialog>
    </>
  );
}
