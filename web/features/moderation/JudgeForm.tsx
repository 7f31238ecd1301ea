import { chakra } from "@chakra-ui/react/styled-system";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { JudgeBody } from "#schema/api/reports.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { Button } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { dayMs } from "./moderationQueries.ts";
import { SpanField } from "./SpanField.tsx";

const hints = {
  warn: "reports.warnHint",
  takeName: "reports.takeNameHint",
  block: "block.reasonHint",
} as const;

/** Warns or blocks the reported player, or takes the name away, with a reason. */
export function JudgeForm({
  action,
  judge,
  onCancel,
}: {
  action: keyof typeof hints;
  judge: (judgement: JudgeBody) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation("moderation");
  const form = useForm({ mode: "onTouched", defaultValues: { reason: "", days: "60" } });
  const onSend = ({ reason, days }: { reason: string; days: string }): Promise<void> =>
    judge(
      action === "block" ? { action, reason, until: serverNow() + Number(days) * dayMs } : { action, reason },
    );
  return (
    <chakra.div display="grid" gap="2">
      <Form form={form} onSend={onSend} send={t(`reports.${action}`)} isQuiet>
        <TextAreaField name="reason" check="reason" label={t("block.reason")} hint={t(hints[action])} />
        {action === "block" && <SpanField {...form.register("days")} />}
      </Form>
      <Button variant="ghost" onClick={onCancel}>
        {t("reports.cancel")}
      </Button>
    </chakra.div>
  );
}
