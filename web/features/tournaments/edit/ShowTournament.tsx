import { useId } from "react";
import { useTranslation } from "react-i18next";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Check } from "#web/ui/Check.tsx";
import { CopyLink } from "#web/ui/CopyLink.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";

/** Who sees a private tournament: only its people, or everybody who has its address. */
export function ShowTournament({ tournament, actions }: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const id = useId();
  const { isShown } = tournament;
  return (
    <Panel title={t("show.title")}>
      <Check
        label={t("show.toAll")}
        hint={isShown ? t("show.shown") : t("show.hidden")}
        isChecked={isShown}
        onChange={(isShown) => void actions.act("tournament:private:show", { isShown })}
      />
      {isShown && (
        <>
          <label htmlFor={id}>{t("show.address")}</label>
          <CopyLink
            id={id}
            link={location.origin + pathTo(pathOfTournament(tournament))}
            copy={t("link.copy")}
            copied={t("link.copied")}
          />
        </>
      )}
    </Panel>
  );
}
