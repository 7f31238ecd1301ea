import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { answerOf, api } from "#web/net/api.ts";
import { showSubscription } from "#web/net/useSubscription.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { Fold } from "./Fold.tsx";
import { TextLink } from "./Perks.tsx";
import { useCall } from "./useCall.ts";

const nothing = { subscriptionID: "" };

/** Claims a subscription that was begun elsewhere, by its number. */
export function LinkExisting() {
  const { t } = useTranslation("subscription");
  const { pathTo } = usePaths();
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { send, failure } = useCall(
    "link",
    (json: typeof nothing) => answerOf<SubscriptionAnswer>(api.subscription.link.$post({ json })),
    (answer) => {
      showSubscription(answer);
      showToast({ kind: "success", title: t("link.done") });
    },
  );
  const error = failure && (
    <>
      {failure} <TextLink to={pathTo("/impressum")}>{t("link.contact")}</TextLink>
    </>
  );
  return (
    <Fold title={t("link.title")}>
      <p>{t("link.text")}</p>
      <Form
        form={form}
        onSend={async (values) => void send(values)}
        send={t("link.send")}
        error={error}
        isQuiet
      >
        <TextField name="subscriptionID" check="contract" label={t("link.number")} autoComplete="off" />
      </Form>
    </Fold>
  );
}
