import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { tournamentTypes } from "#schema/tournament.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import {
  areSwissRounds,
  type FormWish,
  gameMinutes,
  isTeamNumber,
  moveSeconds,
  swissRounds,
  tablesOf,
  withChange,
} from "./formWish.ts";
import { NumberField } from "./NumberField.tsx";

/** Asks how a tournament is played. */
export function FormFields({ wish, onChange }: { wish: FormWish; onChange: (wish: FormWish) => void }) {
  const { t } = useTranslation("tournamentAdmin");
  const change = (part: Partial<FormWish>) => onChange(withChange(wish, part));
  const { from, to } = limits.tournamentTeams;
  return (
    <>
      <ChoiceGroup
        legend={t("form.type.label")}
        value={wish.type}
        onChange={(type) => change({ type })}
        options={tournamentTypes.map((type) => ({ value: type, label: t(`form.type.${type}`) }))}
        hint={t(`form.type.hint.${wish.type}`)}
      />
      <ChoiceGroup
        legend={t("form.table.label")}
        value={wish.table}
        onChange={(table) => change({ table })}
        options={tablesOf(wish.type).map((table) => ({ value: table, label: t(`form.table.${table}`) }))}
        hint={t(`form.table.hint.${wish.table}`)}
      />
      <NumberField
        label={t("form.nTeams.label")}
        value={wish.nTeams}
        onChange={(nTeams) => change({ nTeams })}
        error={isTeamNumber(wish.nTeams) ? undefined : t("form.nTeams.fault", { from, to })}
        hint={t("form.nTeams.hint")}
      />
      {wish.type === "roundRobin" && (
        <ChoiceGroup
          legend={t("form.legs.label")}
          value={wish.legs}
          onChange={(legs) => change({ legs })}
          options={(["1", "2"] as const).map((legs) => ({ value: legs, label: t(`form.legs.${legs}`) }))}
        />
      )}
      {wish.type === "swiss" && <SwissRounds wish={wish} onChange={(rounds) => change({ rounds })} />}
      <ChoiceGroup
        legend={t("form.game.label")}
        value={wish.gameMinutes}
        onChange={(minutes) => change({ gameMinutes: minutes })}
        options={gameMinutes.map((minutes) => ({ value: minutes, label: t("form.minutes", { minutes }) }))}
        hint={t("form.game.hint")}
      />
      <ChoiceGroup
        legend={t("form.move.label")}
        value={wish.moveSeconds}
        onChange={(seconds) => change({ moveSeconds: seconds })}
        options={moveSeconds.map((seconds) => ({ value: seconds, label: t("form.seconds", { seconds }) }))}
        hint={t("form.move.hint")}
      />
    </>
  );
}

function SwissRounds({ wish, onChange }: { wish: FormWish; onChange: (rounds: string) => void }) {
  const { t } = useTranslation("tournamentAdmin");
  if (!isTeamNumber(wish.nTeams)) return null;
  const { usual, most } = swissRounds(Number(wish.nTeams));
  return (
    <NumberField
      label={t("form.rounds.label")}
      value={wish.rounds}
      placeholder={String(usual)}
      onChange={onChange}
      error={areSwissRounds(wish) ? undefined : t("form.rounds.fault", { most })}
      hint={t("form.rounds.hint", { usual })}
    />
  );
}
