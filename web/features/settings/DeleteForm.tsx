import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useSignOut } from "#web/account/useSignOut.ts";
import { useUsername } from "#web/net/account.ts";
import { deleteAccount } from "#web/net/signIn.ts";
import { isPaidTooFar, useSubscription } from "#web/net/useSubscription.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/form/Field.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { OwnPasswordField } from "./OwnPasswordField.tsx";

const nothing = { password: "" };

/**
 * Deletes an account, for whoever knows its password. It asks for the account's name too: browsers fill in the password,
 * and two presses alone must not be enough.
 */
export function DeleteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("settings");
  const username = useUsername();
  const [typed, setTyped] = useState("");
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { isSubmitting } = form.formState;
  const { failure, attempt } = useFailure();
  const signOut = useSignOut();
  const isMeant = typed.trim().toLowerCase() === username?.toLowerCase();

  const onSend = async ({ password }: typeof nothing): Promise<void> => {
    const remove = async () => {
      await deleteAccount(password);
      showToast({ kind: "success", title: t("delete.done") });
      await signOut();
    };
    await attempt(remove, {
      wrong_password: () => form.setError("password", { message: "wrong_password" }, { shouldFocus: true }),
    });
  };
  return (
    <Form
      form={form}
      onSend={onSend}
      error={failure}
      buttons={
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <Button variant="outline" onClick={onDone}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="danger" disabled={!isMeant} aria-busy={isSubmitting}>
            {t("delete.send")}
          </Button>
        </chakra.div>
      }
    >
      <p>{t("delete.what")}</p>
      <SubscriptionEnds />
      <Field
        label={t("delete.confirm", { username })}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OwnPasswordField />
    </Form>
  );
}

/** What becomes of a subscription that is paid for, to somebody who has one. */
function SubscriptionEnds() {
  const { t, i18n } = useTranslation("settings");
  const { data } = useSubscription();
  const now = useMinutes();
  if (data === undefined || data.status === null || data.status === "cancelled") return null;
  if (data.withdrawableUntil !== null) return <Notice kind="warning">{t("delete.withdrawn")}</Notice>;
  const { validUntil } = data;
  if (validUntil === null || validUntil <= now) return <Notice kind="warning">{t("delete.unpaid")}</Notice>;
  if (data.status === "expiring") return <Notice kind="warning">{t("delete.expiring")}</Notice>;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" }).format(validUntil);
  const isRefundedOnceCancelled = !data.isGivenBack && isPaidTooFar(data, now);
  return (
    <Notice kind="warning">
      {isRefundedOnceCancelled ? t("delete.overpaid", { date }) : t("delete.subscription", { date })}
    </Notice>
  );
}
