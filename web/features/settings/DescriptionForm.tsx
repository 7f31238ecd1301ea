import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { changeAccount, useAccount, useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { playerStatsQuery } from "#web/net/netQueries.ts";
import { queries } from "#web/net/queries.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";

/** The player's description, which others can read. */
export function DescriptionForm() {
  const { t } = useTranslation("settings");
  const account = useAccount();
  const username = useUsername() ?? "";
  const form = useForm({
    mode: "onTouched",
    defaultValues: { userDescription: account?.userDescription ?? "" },
  });
  const { failure, attempt } = useFailure();
  const length = form.watch("userDescription").trim().length;

  const onSend = async ({ userDescription }: { userDescription: string }): Promise<void> => {
    await attempt(
      async () => {
        await answerOf(api.editUserDescription.$post({ json: { userDescription } }));
        changeAccount({ userDescription });
        queries.removeQueries({ queryKey: playerStatsQuery(username).queryKey });
        showToast({ kind: "success", title: t("profile.descriptionSaved") });
      },
      { blocked: () => form.setError("userDescription", { message: "blocked" }) },
    );
  };

  return (
    <Form form={form} onSend={onSend} send={t("save")} error={failure} isQuiet>
      <TextAreaField
        name="userDescription"
        check="userDescription"
        label={t("profile.description")}
        hint={t("profile.descriptionHint", { length, max: limits.descriptionMaxLength })}
      />
    </Form>
  );
}
