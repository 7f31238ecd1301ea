import { useTranslation } from "react-i18next";
import { Field } from "#web/ui/form/Field.tsx";
import type { DateFault } from "./dates.ts";

/**
 * A field for date and time, in the zone of this device.
 * @param props.isTouched whether a missing date is a fault already
 */
export function DateField(props: {
  label: string;
  value: string;
  fault: DateFault | undefined;
  isTouched: boolean;
  onChange: (value: string) => void;
}) {
  const { label, value, fault, isTouched, onChange } = props;
  const { t } = useTranslation("tournamentAdmin");
  const isShown = fault !== undefined && (fault !== "missing" || isTouched);
  return (
    <Field
      type="datetime-local"
      label={label}
      value={value}
      error={isShown ? t(`dates.fault.${fault}`) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
