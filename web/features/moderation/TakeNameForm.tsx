import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";
import { takeName } from "./moderationQueries.ts";

const nothing = { username: "", reason: "" };

/** Takes a name away, with a reason. */
export function TakeNameForm() {
  const { t } = useTranslation("moderation");
  const id = useId();
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();

  const onSend = async ({ username, reason }: typeof nothing): Promise<void> => {
    const isDone = await attempt(() => takeName(username, reason), {
      not_found: () => form.setError("username", { message: "username_unknown" }, { shouldFocus: true }),
      conflict: () => showToast({ kind: "info", title: t("name.none") }),
      forbidden: () => showToast({ kind: "error", title: t("block.isAdmin", { username }) }),
    });
    if (!isDone) return;
    showToast({ kind: "success", title: t("name.done") });
    form.reset(nothing);
  };

  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb="3">
        {t("name.title")}
      </chakra.h2>
      <Form form={form} onSend={onSend} send={t("reports.takeName")} error={failure} isQuiet>
        <p>{t("name.what")}</p>
        <TextField name="username" check="takenUsername" label={t("block.username")} autoComplete="off" />
        <TextAreaField
          name="reason"
          check="reason"
          label={t("block.reason")}
          hint={t("reports.takeNameHint")}
        />
      </Form>
    </section>
  );
}
