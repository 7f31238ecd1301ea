import { useState } from "react";
import { useTranslation } from "react-i18next";
import { answerOf, api } from "#web/net/api.ts";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { LinkButton } from "./OtherWays.tsx";

/** Says that the email address is not confirmed yet, and offers to send the mail again. */
export function ActivationMail({ username }: { username: string }) {
  const { t } = useTranslation("account");
  const [isSent, setSent] = useState(false);
  const { failure, attempt } = useFailure();
  const send = () =>
    attempt(async () => {
      await answerOf(api.activation[":username"].$post({ param: { username } }));
      setSent(true);
    });
  if (isSent) return t("activation.sent");
  return (
    <>
      {t("activation.missing")}{" "}
      <LinkButton type="button" onClick={send}>
        {t("activation.sendAgain")}
      </LinkButton>
      {failure && <p>{failure}</p>}
    </>
  );
}
