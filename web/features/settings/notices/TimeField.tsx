import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldNote, Input, Label } from "#web/ui/form/Field.tsx";
import { minutesOf, timeText } from "./timeOfDay.ts";

/**
 * A time of day, in minutes after midnight, that differs from `other`. A typed value counts as soon as it is a valid
 * time. An invalid one does not count, and disappears when the field loses focus.
 */
export function TimeField(props: {
  label: string;
  minutes: number;
  other: number;
  onChange: (minutes: number) => void;
}) {
  const { label, minutes, other, onChange } = props;
  const { t } = useTranslation("settings");
  const id = useId();
  const [text, setText] = useState<string>();
  const isSame = text !== undefined && minutesOf(text) === other;
  const write = (written: string): void => {
    setText(written);
    const chosen = minutesOf(written);
    if (chosen !== undefined && chosen !== other && chosen !== minutes) onChange(chosen);
  };
  return (
    <chakra.div width="8.5rem">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="time"
        required
        value={text ?? timeText(minutes)}
        aria-invalid={isSame}
        aria-describedby={`${id}-note`}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setText(undefined)}
      />
      <FieldNote id={`${id}-note`} error={isSame ? t("notices.quiet.same") : undefined} />
    </chakra.div>
  );
}
