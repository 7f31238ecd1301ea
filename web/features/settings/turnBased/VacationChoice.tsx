import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { daysInWords } from "#web/ui/daysInWords.ts";
import { comingTime } from "#web/ui/deadline.ts";
import { Label } from "#web/ui/form/Field.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useNow } from "#web/ui/useNow.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { useVacation } from "./useVacation.ts";

const dayMs = 24 * 60 * 60_000;
/** What is preselected: a long weekend. */
const usualDays = 3;

/** Begins and ends a vacation, on which the deadlines of the user's turn-based games stand still. */
export function VacationChoice() {
  const { t } = useTranslation("turnBased");
  const vacation = useUserRoom()?.vacation;
  const now = useNow();
  const isOn = vacation?.until != null && vacation.until > now;
  return (
    // The content below keeps its place when the vacation is known.
    <chakra.div display="grid" gap="3" minHeight={{ base: "17.25rem", md: "13.25rem" }} alignContent="start">
      <chakra.p fontSize="sm" color="fg.muted">
        {t("vacation.what", { days: limits.vacationDays })}
      </chakra.p>
      {vacation === undefined && <Waiting />}
      {vacation && isOn && <OnVacation until={vacation.until as number} now={now} />}
      {vacation && !isOn && <Begin daysLeft={vacation.daysLeft} now={now} />}
      {vacation && (
        <chakra.p fontSize="sm" color="fg.muted" role="status">
          {t("vacation.daysLeft", { count: vacation.daysLeft })}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function OnVacation({ until, now }: { until: number; now: number }) {
  const { t, i18n } = useTranslation("turnBased");
  const { end, isBusy } = useVacation();
  return (
    <>
      <Notice kind="info">{t("vacation.isOn", { time: comingTime(i18n.language, until, now) })}</Notice>
      <Button variant="outline" justifySelf="start" aria-disabled={isBusy} onClick={end}>
        {t("vacation.end")}
      </Button>
      <chakra.p fontSize="sm" color="fg.muted">
        {t("vacation.endHint")}
      </chakra.p>
    </>
  );
}

function Begin({ daysLeft, now }: { daysLeft: number; now: number }) {
  const { t, i18n } = useTranslation("turnBased");
  const { begin, isBusy } = useVacation();
  const [wished, setWished] = useState(usualDays);
  const id = useId();
  const days = Math.min(wished, daysLeft);
  if (daysLeft === 0) return null;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) begin(days);
  };
  return (
    <chakra.form translate="no" display="flex" flexWrap="wrap" alignItems="end" gap="3" onSubmit={onSubmit}>
      <div>
        <Label htmlFor={id}>{t("vacation.howLong")}</Label>
        <Select id={id} value={days} onChange={({ target }) => setWished(Number(target.value))}>
          {Array.from({ length: daysLeft }, (_, i) => i + 1).map((count) => (
            <option key={count} value={count}>
              {daysInWords(i18n.language, count * dayMs)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" aria-disabled={isBusy}>
        {t("vacation.begin")}
      </Button>
      <chakra.p flexBasis="100%" fontSize="sm">
        {t("vacation.wouldEnd", { time: comingTime(i18n.language, now + days * dayMs, now) })}
      </chakra.p>
    </chakra.form>
  );
}
