import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldNote, Input, Label } from "#web/ui/form/Field.tsx";
import { minutesOf, timeText } from "./timeOfDay.ts";

/**
 * A time of day, in minutes after midnight, which is another than `other`. What is written counts as soon as it is a time; what
 * is none does not count, and is gone when the field is left.
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
