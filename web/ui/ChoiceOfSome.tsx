import { chakra } from "@chakra-ui/react/styled-system";
import type { ChoiceOption } from "./ChoiceGroup.tsx";
import { Tile, Tiles } from "./choiceTiles.tsx";

/** A choice of any of few options: checkboxes that look like tiles. `error` says what is wrong with what is chosen. */
export function ChoiceOfSome<Value extends string>(props: {
  legend: string;
  options: readonly ChoiceOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  error?: string;
}) {
  const { legend, options, values, onChange, error } = props;
  const toggle = (value: Value, isChosen: boolean): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : values.includes(one))),
    );
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend p="0" mb="1.5" fontSize="sm" fontWeight="medium" color="fg.muted">
        {legend}
      </chakra.legend>
      <Tiles count={options.length}>
        {options.map(({ value, label }) => (
          <Tile key={value}>
            <chakra.input
              type="checkbox"
              srOnly
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            {label}
          </Tile>
        ))}
      </Tiles>
      <chakra.p role="status" mt={error ? "1.5" : "0"} fontSize="sm" color="danger">
        {error}
      </chakra.p>
    </chakra.fieldset>
  );
}
