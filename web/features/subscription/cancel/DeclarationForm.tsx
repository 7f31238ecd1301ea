import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { DeclarationAnswer } from "#schema/api/subscriptions.ts";
import type { DeclarationKind } from "#schema/subscription.ts";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Field } from "#web/ui/form/Field.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import type { Declared } from "./declared.ts";

const reasons = ["ordinary", "goodCause"] as const;
type Reason = (typeof reasons)[number];

/** Who ends which contract; the law asks for no more. */
export function DeclarationForm({
  kind,
  onDone,
}: {
  kind: DeclarationKind;
  onDone: (declared: Declared) => void;
}) {
  const { t } = useTranslation("contract");
  const { locale } = usePaths();
  const username = useUsername();
  const form = useForm({
    mode: "onTouched",
    shouldUnregister: false,
    defaultValues: { name: "", email: "", contract: username ?? "", cause: "", endsOn: "" },
  });
  const [reason, setReason] = useState<Reason>("ordinary");
  const { failure, attempt } = useFailure();
  const hasCause = kind === "cancellation" && reason === "goodCause";
  return (
    <Form
      form={form}
      onSend={async ({ cause, endsOn, ...values }) => {
        await attempt(async () => {
          const json = {
            ...values,
            kind,
            cause: hasCause ? cause : "",
            locale,
            ...(kind === "cancellation" && endsOn && { endsOn }),
          };
          const { receivedAt } = await answerOf<DeclarationAnswer>(api.subscription.declare.$post({ json }));
          onDone({ ...json, receivedAt });
        });
      }}
      send={t(`send.${kind}`)}
      error={failure}
    >
      {kind === "cancellation" && (
        <ChoiceGroup
          legend={t("reason.legend")}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      )}
      {hasCause && <TextAreaField name="cause" check="reason" label={t("cause")} />}
      <TextField name="name" check="declarant" label={t("name")} autoComplete="name" />
      <TextField
        name="email"
        check="email"
        type="email"
        label={t("email")}
        autoComplete="email"
        hint={t("emailHint")}
      />
      <TextField
        name="contract"
        check="contract"
        label={t("contract")}
        autoComplete="username"
        hint={t("contractHint")}
      />
      {kind === "cancellation" && (
        <Field label={t("when.name")} hint={t("when.hint")} type="date" {...form.register("endsOn")} />
      )}
    </Form>
  );
}
