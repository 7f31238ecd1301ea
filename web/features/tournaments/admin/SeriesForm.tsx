import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { TournamentSeries } from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import { Field, Label } from "#web/ui/form/Field.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { FormFields } from "../form/FormFields.tsx";
import { type FormWish, formOf, usualWish, wishOf } from "../form/formWish.ts";
import { NumberField } from "../form/NumberField.tsx";
import { saveSeries } from "./adminCalls.ts";
import { isWhole, seriesTimes } from "./seriesTimes.ts";
import { useWrongDates } from "./useWrongDates.ts";
import { weekdayName, weekdays } from "./weekdays.ts";
import { ownZone } from "./zone.ts";

const usualSeries: FormWish = { ...usualWish, nTeams: "8", gameMinutes: "30" };

/** Makes a series, or changes one from its next tournament on. */
export function SeriesForm({ series, onDone }: { series?: TournamentSeries; onDone: () => void }) {
  const { t, i18n } = useTranslation("tournamentAdmin");
  const id = useId();
  const form = useForm({ mode: "onTouched", defaultValues: { title: series?.title ?? "" } });
  const [wish, setWish] = useState(series ? wishOf(series.form) : usualSeries);
  const [weekday, setWeekday] = useState(String(series?.weekday ?? 0));
  const [time, setTime] = useState(series?.time ?? "19:00");
  const [timeZone, setZone] = useState(series?.timeZone ?? ownZone());
  const [numbers, setNumbers] = useState({
    signUpHours: String(series?.signUpHours ?? 48),
    deadlineMinutes: String(series?.deadlineMinutes ?? 30),
    pauseMinutes: String(series?.pauseMinutes ?? 10),
    minTeams: String(series?.minTeams ?? 2),
  });
  const { failure, attempt } = useFailure();
  const { wrongDates, refusals } = useWrongDates();
  const played = formOf(wish);
  const isRight = {
    ...seriesTimes(numbers),
    minTeams: isWhole(
      numbers.minTeams,
      limits.tournamentTeams.from,
      played?.nTeams ?? limits.tournamentTeams.to,
    ),
  };
  const onSend = async ({ title }: { title: string }): Promise<void> => {
    if (played === undefined || time === "" || Object.values(isRight).includes(false)) return;
    const { signUpHours, deadlineMinutes, pauseMinutes, minTeams } = numbers;
    const isDone = await attempt(
      () =>
        saveSeries({
          ...(series && { id: series.id }),
          title,
          weekday: Number(weekday),
          time,
          timeZone,
          signUpHours: Number(signUpHours),
          deadlineMinutes: Number(deadlineMinutes),
          pauseMinutes: Number(pauseMinutes),
          minTeams: Number(minTeams),
          form: played,
        }),
      refusals,
    );
    if (isDone) onDone();
  };
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Form form={form} onSend={onSend} send={t("series.save")} error={failure ?? wrongDates}>
      <TextField name="title" check="tournamentTitle" label={t("create.title")} autoComplete="off" />
      <div>
        <Label htmlFor={`${id}-day`}>{t("series.weekday")}</Label>
        <Select id={`${id}-day`} value={weekday} onChange={({ target }) => setWeekday(target.value)}>
          {weekdays.map((day) => (
            <option key={day} value={day}>
              {weekdayName(i18n.language, day)}
            </option>
          ))}
        </Select>
      </div>
      <Field
        type="time"
        label={t("series.time")}
        value={time}
        error={time === "" ? t("dates.fault.missing") : undefined}
        onChange={({ target }) => setTime(target.value)}
      />
      <div>
        <Label htmlFor={`${id}-zone`}>{t("series.zone")}</Label>
        <Select id={`${id}-zone`} value={timeZone} onChange={({ target }) => setZone(target.value)}>
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
      </div>
      {(["signUpHours", "deadlineMinutes", "pauseMinutes", "minTeams"] as const).map((name) => (
        <NumberField
          key={name}
          label={t(`series.${name}`)}
          value={numbers[name]}
          onChange={(value) => setNumbers({ ...numbers, [name]: value })}
          error={isRight[name] ? undefined : t(`series.fault.${name}`)}
        />
      ))}
      <FormFields wish={wish} onChange={setWish} />
    </Form>
  );
}
