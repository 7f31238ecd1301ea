import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { QuietHours } from "#schema/api/push.ts";
import { limits } from "#schema/limits.ts";
import { Button } from "#web/ui/Button.tsx";
import { Check } from "#web/ui/Check.tsx";
import { TimeField } from "./TimeField.tsx";
import { ownTimeZone, timeZoneName } from "./timeZone.ts";

/** Whether there are quiet hours, and which, in the user's local time. */
export function QuietHoursChoice(props: {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
}) {
  const { quietHours, onChange } = props;
  const { t } = useTranslation("settings");
  const first = { ...limits.quietHours, timeZone: ownTimeZone() };
  return (
    <div>
      <Check
        label={t("notices.quiet.title")}
        hint={t("notices.quiet.hint")}
        isChecked={quietHours !== null}
        onChange={(isWanted) => onChange(isWanted ? first : null)}
      />
      {quietHours && <Times quietHours={quietHours} onChange={onChange} />}
    </div>
  );
}

function Times(props: { quietHours: QuietHours; onChange: (quietHours: QuietHours) => void }) {
  const { quietHours, onChange } = props;
  const { t, i18n } = useTranslation("settings");
  const { from, to, timeZone } = quietHours;
  const here = ownTimeZone();
  const nameOf = (zone: string) => timeZoneName(zone, i18n.language);
  return (
    <chakra.div display="grid" gap="1" mt="2" pl="8">
      <chakra.div display="flex" flexWrap="wrap" columnGap="3">
        <TimeField
          label={t("notices.quiet.from")}
          minutes={from}
          other={to}
          onChange={(chosen) => onChange({ ...quietHours, from: chosen })}
        />
        <TimeField
          label={t("notices.quiet.to")}
          minutes={to}
          other={from}
          onChange={(chosen) => onChange({ ...quietHours, to: chosen })}
        />
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {t("notices.quiet.zone", { zone: nameOf(timeZone) })}
      </chakra.p>
      {timeZone !== here && (
        <Button
          variant="outline"
          justifySelf="start"
          onClick={() => onChange({ ...quietHours, timeZone: here })}
        >
          {t("notices.quiet.moveHere", { zone: nameOf(here) })}
        </Button>
      )}
    </chakra.div>
  );
}
