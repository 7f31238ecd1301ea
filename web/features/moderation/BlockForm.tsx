import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";
import { blockPlayer } from "./moderationQueries.ts";
import { SpanField } from "./SpanField.tsx";

const nothing = { username: "", reason: "", days: "60" };

/** Blocks a player for a number of days, with a reason. */
export function BlockForm() {
  const { t } = useTranslation("moderation");
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();

  const onSend = async ({ username, reason, days }: typeof nothing): Promise<void> => {
    const isDone = await attempt(() => blockPlayer(username, reason, Number(days)), {
      not_found: () => form.setError("username", { message: "username_unknown" }, { shouldFocus: true }),
      forbidden: () => showToast({ kind: "error", title: t("block.isAdmin", { username }) }),
    });
    if (!isDone) return;
    showToast({ kind: "success", title: t("block.done", { username }) });
    form.reset(nothing);
  };

  return (
    <Form form={form} onSend={onSend} send={t("block.send")} error={failure} isQuiet>
      <p>{t("block.what")}</p>
      <TextField name="username" check="takenUsername" label={t("block.username")} autoComplete="off" />
      <TextAreaField name="reason" check="reason" label={t("block.reason")} hint={t("block.reasonHint")} />
      <SpanField {...form.register("days")} />
    </Form>
  );
}
