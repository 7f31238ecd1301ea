import { useTranslation } from "react-i18next";
import { PasswordField } from "#web/ui/form/PasswordField.tsx";

/** The current password, to confirm the user's identity. */
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
