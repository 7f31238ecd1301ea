import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";

/** Shown if there are no games yet, with a link to the first. */
export function NoGames() {
  const { t } = useTranslation("ownGames");
  const { pathTo } = usePaths();
  return (
    <Empty title={t("none.title")}>
      <p>{t("none.hint")}</p>
      <ButtonLink to={pathTo("/")}>{t("none.begin")}</ButtonLink>
    </Empty>
  );
}
