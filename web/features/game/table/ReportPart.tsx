import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { answerOf, api } from "#web/net/api.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { showToast } from "#web/ui/toasts.ts";

type Report = { text: string };

/** Reports a problem to the operator, together with the game. */
export function ReportPart({ gameID }: { gameID: number }) {
  const { t } = useTranslation("table");
  const form = useForm<Report>({ defaultValues: { text: "" } });

  const onSend = async ({ text }: Report): Promise<void> => {
    try {
      await answerOf(api.reportError.$post({ json: { gameID, text } }));
      showToast({ kind: "success", title: t("report.sent") });
      // Text written meanwhile was not sent.
      if (form.getValues("text") === text) form.reset();
    } catch {
      showToast({ kind: "error", title: t("report.failed") });
    }
  };
  return (
    <Form form={form} onSend={onSend} send={t("report.send")}>
      <TextAreaField name="text" label={t("report.text")} hint={t("report.hint")} check="report" />
    </Form>
  );
}
