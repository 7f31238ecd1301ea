import { useTranslation } from "react-i18next";
import { Empty } from "#web/ui/Empty.tsx";
import type { LeadersQuery } from "./leadersQuery.ts";

/** Shown where no game has ended in the chosen period; all of the time has no longer one to choose. */
export function NoGamesYet({ span }: Pick<LeadersQuery, "span">) {
  const { t } = useTranslation("players");
  const isEver = span === "all";
  return (
    <Empty title={isEver ? t("leaders.none.titleEver") : t("leaders.none.title")}>
      <p>{isEver ? t("leaders.none.hintEver") : t("leaders.none.hint")}</p>
    </Empty>
  );
}
