import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePaths } from "#web/routing/usePaths.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { BesideForm } from "../form/BesideForm.tsx";
import { FormFields } from "../form/FormFields.tsx";
import { FormSummary } from "../form/FormSummary.tsx";
import { type FormWish, formOf, usualWish } from "../form/formWish.ts";
import { NumberField } from "../form/NumberField.tsx";
import { createTournament } from "./adminCalls.ts";
import { DateField } from "./DateField.tsx";
import { Grid, RoundDates } from "./RoundDates.tsx";
import { useSchedule } from "./useSchedule.ts";
import { useWrongDates } from "./useWrongDates.ts";
import { zoneName } from "./zone.ts";

const usualPublic: FormWish = { ...usualWish, nTeams: "8", gameMinutes: "30" };

/** Asks for a public tournament with its dates, announces it, and goes there. */
export function NewPublic() {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const form = useForm({ mode: "onTouched", defaultValues: { title: "" } });
  const [wish, setWish] = useState(usualPublic);
  const [isTouched, setTouched] = useState(false);
  const { failure, attempt } = useFailure();
  const { wrongDates, refusals } = useWrongDates();
  const played = formOf(wish);
  const { fields, change, faults, schedule } = useSchedule(played);

  const onSend = async ({ title }: { title: string }): Promise<void> => {
    setTouched(true);
    if (played === undefined || schedule === undefined) return;
    const { signUpBegin, signUpDeadline, creationDates, minTeams } = schedule;
    const { timePerGameMs, moveTimeMs, ...kind } = played;
    await attempt(async () => {
      const id = await createTournament({
        ...kind,
        title,
        begin: signUpBegin,
        deadline: signUpDeadline,
        creationDates: [...creationDates],
        minTeams,
        secondsPerGame: timePerGameMs / 1000,
        secondsPerMove: moveTimeMs / 1000,
      });
      navigate(pathTo(`/tournament/public/${id}`));
    }, refusals);
  };

  return (
    <BesideForm aside={<FormSummary form={played} />}>
      <Form form={form} onSend={onSend} send={t("admin.create")} error={failure ?? wrongDates}>
        <TextField name="title" check="tournamentTitle" label={t("create.title")} autoComplete="off" />
        <FormFields wish={wish} onChange={setWish} />
        <NumberField
          label={t("admin.minTeams")}
          value={fields.minTeams}
          onChange={(minTeams) => change({ minTeams })}
          error={faults?.minTeams ? t("admin.minTeamsFault") : undefined}
          hint={t("admin.minTeamsHint")}
        />
        <chakra.fieldset border="0" p="0" m="0" minWidth="0">
          <chakra.legend p="0" mb="1" fontWeight="bold">
            {t("dates.title")}
          </chakra.legend>
          <chakra.p mb="3" fontSize="sm" color="fg.muted">
            {t("dates.zone", { zone: zoneName(i18n.language) })}
          </chakra.p>
          <Grid>
            <DateField
              label={t("dates.signUpBegin")}
              value={fields.signUpBegin}
              fault={faults?.signUpBegin}
              isTouched={isTouched}
              onChange={(signUpBegin) => change({ signUpBegin })}
            />
            <DateField
              label={t("dates.signUpDeadline")}
              value={fields.signUpDeadline}
              fault={faults?.signUpDeadline}
              isTouched={isTouched}
              onChange={(signUpDeadline) => change({ signUpDeadline })}
            />
          </Grid>
          <NumberField
            label={t("dates.pause")}
            value={fields.pause}
            onChange={(pause) => change({ pause })}
            hint={t("dates.pauseHint")}
          />
          {played && faults && (
            <RoundDates
              form={played}
              dates={fields.creationDates}
              faults={faults.creationDates}
              isTouched={isTouched}
              onChange={(index, date) => change({ chosen: { ...fields.chosen, [index]: date } })}
            />
          )}
        </chakra.fieldset>
      </Form>
    </BesideForm>
  );
}
