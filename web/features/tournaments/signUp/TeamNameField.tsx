import { useTranslation } from "react-i18next";
import type { FieldFault } from "#schema/api/fields.ts";
import { limits } from "#schema/limits.ts";
import { Field } from "#web/ui/form/Field.tsx";

/** The name of a team. */
export function TeamNameField(props: {
  value: string;
  fault: FieldFault | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const { value, fault, onChange, onLeave } = props;
  const { t } = useTranslation("tournaments");
  const { t: tForm } = useTranslation("form");
  const count = fault === "too_short" ? limits.teamNameMinLength : limits.teamNameMaxLength;
  return (
    <Field
      label={t("form.name")}
      autoComplete="off"
      maxLength={limits.teamNameMaxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      error={fault && tForm(`fault.${fault}`, { count })}
    />
  );
}
