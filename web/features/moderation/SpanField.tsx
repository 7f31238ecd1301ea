import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Label } from "#web/ui/form/Field.tsx";
import { Select } from "#web/ui/form/Select.tsx";

/** The durations of a block to choose from, in days. */
const spans = [1, 7, 30, 60, 365];

/** A field for the duration of a block. Takes the result of a form's `register`. */
export function SpanField(field: UseFormRegisterReturn) {
  const { t } = useTranslation("moderation");
  const id = useId();
  return (
    <chakra.div>
      <Label htmlFor={id}>{t("block.span")}</Label>
      <Select id={id} {...field}>
        {spans.map((days) => (
          <option key={days} value={days}>
            {t("block.days", { count: days })}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
