import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useIsFree } from "./useIsFree.ts";

/** A field for a new name that shows whether the name is free. */
export function UsernameField() {
  const { t } = useTranslation("account");
  const { watch } = useFormContext<{ username: string }>();
  const { asked, isFree, ask } = useIsFree("username");
  const isAnswered = asked !== "" && watch("username") === asked;
  return (
    <TextField
      name="username"
      check="username"
      label={t("newUsername")}
      autoComplete="username"
      onLeave={ask}
      fault={isAnswered && isFree === false ? "username_taken" : undefined}
      hint={isAnswered && isFree ? t("usernameFree") : t("usernameHint")}
    />
  );
}
