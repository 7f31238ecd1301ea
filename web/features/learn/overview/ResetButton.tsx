import { useState } from "react";
import { useTranslation } from "react-i18next";
import { resetLesson } from "#web/net/learning/lessonProgress.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
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
      <ConfirmDialog
        title={t("resetDialog.title")}
        isOpen={isAsking}
        yes={t("resetDialog.sure")}
        no={t("resetDialog.cancel")}
        onYes={() => void reset()}
        onClose={close}
      >
        <p>{t(`resetDialog.${of}`)}</p>
      </ConfirmDialog>
    </>
  );
}
