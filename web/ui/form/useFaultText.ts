import { useTranslation } from "react-i18next";
import { checks, type FieldCheck, type FormFault } from "./formFaults.ts";

/** Returns the text for a field's fault. */
export function useFaultText(): (fault: FormFault, check: FieldCheck) => string {
  const { t } = useTranslation("form");
  return (fault, check) => {
    const { min, max } = checks[check];
    return t(`fault.${fault}`, { count: fault === "too_short" ? min : max });
  };
}
