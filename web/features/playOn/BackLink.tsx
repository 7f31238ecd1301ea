import { useTranslation } from "react-i18next";
import { ButtonLink } from "#web/ui/Button.tsx";
import { BackIcon } from "./icons.tsx";

/** Leads back to the replay, from the slim bar. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation("playOn");
  return (
    <ButtonLink variant="ghost" size="icon" to={to} aria-label={t("back")} title={t("back")}>
      <BackIcon />
    </ButtonLink>
  );
}
