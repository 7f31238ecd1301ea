import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { showSignInToast } from "#web/account/showSignInToast.ts";
import { resetPassword } from "#web/net/signIn.ts";
import { useGuardedNavigate } from "#web/routing/useGuardedNavigate.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { type NewPassword, NewPasswordFields } from "#web/ui/form/NewPasswordFields.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { LinkButton } from "./OtherWays.tsx";

/** The target of the link in the mail: sets a new password for the player that it names. */
export default function ResetPasswordPage() {
  const { t } = useTranslation("account");
  const { username = "", token = "" } = useParams();
  const beginLeading = useGuardedNavigate();
  const form = useForm<NewPassword>({ mode: "onTouched", defaultValues: { password: "", repeat: "" } });
  const [isTooOld, setTooOld] = useState(false);
  const { failure, attempt } = useFailure();

  const onSend = async ({ password }: NewPassword): Promise<void> => {
    const leadOn = beginLeading();
    await attempt(
      async () => {
        await resetPassword(username, { token, password });
        showSignInToast({ kind: "success", title: t("reset.done"), text: t("reset.doneText") });
        if (leadOn("/", { replace: true })) openAccountDialog("signIn", username);
      },
      { token: () => setTooOld(true) },
    );
  };

  const tooOld = (
    <>
      {t("reset.tooOld")}{" "}
      <LinkButton type="button" onClick={() => openAccountDialog("password")}>
        {t("reset.again")}
      </LinkButton>
    </>
  );
  return (
    <chakra.div width="min(26rem, 100%)" mx="auto" px="4" py={{ base: "6", md: "12" }}>
      <title>{t("reset.title")}</title>
      <chakra.h1 fontSize="2xl" mb="2">
        {t("reset.title")}
      </chakra.h1>
      <chakra.p mb="6" color="fg.muted">
        {t("reset.for", { username })}
      </chakra.p>
      <Form form={form} onSend={onSend} send={t("reset.send")} error={isTooOld ? tooOld : failure}>
        <NewPasswordFields />
      </Form>
    </chakra.div>
  );
}
