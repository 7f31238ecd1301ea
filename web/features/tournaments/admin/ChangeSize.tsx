import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";
import { isTeamNumber } from "../form/formWish.ts";
import { NumberField } from "../form/NumberField.tsx";
import { changeSize } from "./adminCalls.ts";
import { toField } from "./dates.ts";
import { RoundDates } from "./RoundDates.tsx";
import { useSchedule } from "./useSchedule.ts";
import { useWrongDates } from "./useWrongDates.ts";
import { zoneName } from "./zone.ts";

/** Changes the number of teams while the sign-up has not ended, with the dates of the rounds that it has then. */
export function ChangeSize({ tournament }: { tournament: TournamentState }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const form = useForm();
  const [nTeams, setTeams] = useState(String(tournament.form.nTeams));
  const { failure, attempt } = useFailure();
  const { wrongDates, refusals } = useWrongDates();
  const changed = isTeamNumber(nTeams) ? { ...tournament.form, nTeams: Number(nTeams) } : undefined;
  const { schedule: before } = tournament;
  const { fields, change, faults, schedule } = useSchedule(changed, {
    signUpBegin: toField(before?.signUpBegin ?? 0),
    signUpDeadline: toField(before?.signUpDeadline ?? 0),
    chosen: { ...before?.creationDates.map(toField) },
  });
  const { from, to } = limits.tournamentTeams;
  const onSend = async (): Promise<void> => {
    if (changed === undefined || schedule === undefined) return;
    const wish = {
      tournamentID: tournament.id,
      nTeams: changed.nTeams,
      creationDates: [...schedule.creationDates],
    };
    if (await attempt(() => changeSize(wish), refusals))
      showToast({ kind: "success", title: t("size.done") });
  };
  return (
    <section>
      <chakra.h4 mb="2" fontSize="md" fontWeight="bold">
        {t("size.title")}
      </chakra.h4>
      <Form form={form} onSend={onSend} send={t("size.send")} error={failure ?? wrongDates} isQuiet>
        <NumberField
          label={t("form.nTeams.label")}
          value={nTeams}
          onChange={setTeams}
          error={changed ? undefined : t("form.nTeams.fault", { from, to })}
          hint={t("size.hint", { zone: zoneName(i18n.language) })}
        />
        {changed && faults && (
          <RoundDates
            form={changed}
            dates={fields.creationDates}
            faults={faults.creationDates}
            isTouched
            onChange={(index, date) => change({ chosen: { ...fields.chosen, [index]: date } })}
          />
        )}
      </Form>
    </section>
  );
}
