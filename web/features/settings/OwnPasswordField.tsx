import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/ui/form/PasswordField.tsx";

/** The password that one has, to show that it is oneself. */
export function OwnPasswordField() {
  const { t } = useTranslation("settings");
  return (
    <PasswordField
      name="password"
      check="givenPassword"
      label={t("access.ownPassword")}
      autoComplete="current-password"
    />
  );
}
