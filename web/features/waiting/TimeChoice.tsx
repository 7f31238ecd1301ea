import { useTranslation } from "react-i18next";
import { paces } from "#schema/pace.ts";
import { type Clock, clocksAt, firstClock, moveTimeOf, paceOfClock } from "#web/tables/moveTimes.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { daysInWords } from "#web/ui/daysInWords.ts";

/** Asks for the pace of a game, and then for the time per move. */
export function TimeChoice({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) {
  const { t, i18n } = useTranslation("waiting");
  const pace = paceOfClock(clock);
  const labelOf = (option: Clock): string => {
    const time = moveTimeOf(option);
    if (time === null) return t("clock.none");
    return pace === "turnBased"
      ? daysInWords(i18n.language, time)
      : t("clock.short", { seconds: time / 1000 });
  };
  return (
    <>
      <ChoiceGroup
        legend={t("pace.label")}
        value={pace}
        onChange={(chosen) => onChange(firstClock[chosen])}
        options={paces.map((value) => ({ value, label: t(`pace.${value}`) }))}
        hint={t(`pace.hint.${pace}`)}
      />
      <ChoiceGroup
        key={pace}
        legend={t("clock.label")}
        value={clock}
        onChange={onChange}
        options={clocksAt[pace].map((value: Clock) => ({ value, label: labelOf(value) }))}
        hint={hint()}
      />
    </>
  );

  function hint(): string {
    if (pace === "turnBased") return t("clock.daysHint");
    return clock === "none" ? t("clock.noneHint") : t("clock.hint");
  }
}
