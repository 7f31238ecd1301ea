import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Label } from "#web/ui/form/Field.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";
import { blockPlayer } from "./blocks.ts";

/** For how many days one is blocked: what can be chosen. */
const spans = [1, 7, 30, 60, 365];
const nothing = { username: "", reason: "", days: "60" };

/** Blocks a player for some days, with a reason. */
export function BlockForm() {
  const { t } = useTranslation("moderation");
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();
  const daysID = useId();

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
      <chakra.div>
        <Label htmlFor={daysID}>{t("block.span")}</Label>
        <Select id={daysID} {...form.register("days")}>
          {spans.map((days) => (
            <option key={days} value={days}>
              {t("block.days", { count: days })}
            </option>
          ))}
        </Select>
      </chakra.div>
    </Form>
  );
}
