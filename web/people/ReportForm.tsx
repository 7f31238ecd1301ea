import { chakra } from "@chakra-ui/react/styled-system";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { answerOf, api } from "#web/net/api.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import type { MenuSubject } from "#web/ui/player/playerMenu.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Reports a player or a message to the moderators, with a reason. */
export function ReportForm({ subject, onDone }: { subject: MenuSubject; onDone: () => void }) {
  const { t } = useTranslation("people");
  const form = useForm({ mode: "onTouched", defaultValues: { reason: "" } });
  const { failure, attempt } = useFailure();
  const { username, message } = subject;

  const onSend = async ({ reason }: { reason: string }): Promise<void> => {
    const isDone = await attempt(() => tell(subject, reason), {
      not_found: () => showToast({ kind: "error", title: t("failed.notFound", { username }) }),
      too_many_requests: () => showToast({ kind: "error", title: t("report.tooMany") }),
    });
    if (!isDone) return;
    showToast({ kind: "success", title: t("report.done") });
    onDone();
  };

  return (
    <Form form={form} onSend={onSend} send={t("report.send")} error={failure}>
      {message && <Quote>{message.body}</Quote>}
      <p>{message ? t("report.message", { username }) : t("report.what", { username })}</p>
      <TextAreaField name="reason" check="reason" label={t("report.reason")} isFirst />
    </Form>
  );
}

/** The reported text, as far as there is room for it. */
const Quote = chakra("blockquote", {
  base: {
    maxHeight: "8rem",
    overflow: "auto",
    m: "0",
    px: "3",
    py: "2",
    borderRadius: "md",
    bg: "bg.sunken",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

async function tell({ username, message }: MenuSubject, reason: string): Promise<void> {
  if (message) {
    const json = { room: message.room, messageID: message.id, reason };
    await answerOf(api.reportMessage.$post({ json }));
  } else {
    await answerOf(api.reportPlayer.$post({ json: { username, reason } }));
  }
}
