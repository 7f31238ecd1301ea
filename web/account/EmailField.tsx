import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useIsFree } from "./useIsFree.ts";

/** A field for an email address that no account has yet. */
export function EmailField() {
  const { t } = useTranslation("account");
  const { watch } = useFormContext<{ email: string }>();
  const { asked, isFree, ask } = useIsFree("email");
  const isTaken = isFree === false && watch("email") === asked;
  return (
    <TextField
      name="email"
      check="email"
      type="email"
      label={t("email")}
      autoComplete="email"
      onLeave={ask}
      fault={isTaken ? "email_taken" : undefined}
      hint={t("emailHint")}
    />
  );
}
