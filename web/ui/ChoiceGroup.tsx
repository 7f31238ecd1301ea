import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import { Tile, Tiles } from "./choiceTiles.tsx";

export interface ChoiceOption<Value> {
  value: Value;
  label: ReactNode;
}

/** A choice of few options: radio buttons that look like tiles. `hint` explains the chosen one. */
export function ChoiceGroup<Value extends string>(props: {
  legend: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: string;
}) {
  const name = useId();
  const { legend, options, value, onChange, hint } = props;
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend p="0" mb="1.5" fontSize="sm" fontWeight="medium" color="fg.muted">
        {legend}
      </chakra.legend>
      <Tiles count={options.length}>
        {options.map((option) => (
          <Tile key={option.value}>
            <chakra.input
              type="radio"
              srOnly
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Tile>
        ))}
      </Tiles>
      {hint && (
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted" aria-live="polite">
          {hint}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
