import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";

export interface ChoiceOption<Value> {
  value: Value;
  label: ReactNode;
}

/** A choice of few options: radio buttons that look like tiles. `hint` explains the chosen one. */
export function Choice<Value extends string>(props: {
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
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: columns(options.length, 3), sm: columns(options.length, 4) }}
        gap="2"
      >
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
      </chakra.div>
      {hint && (
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted" aria-live="polite">
          {hint}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

/** One row of up to `most`; more options take two rows, or as many as they need, so that no tile is narrower than its words. */
function columns(count: number, most: number): string {
  return `repeat(${count > most ? Math.min(most, Math.ceil(count / 2)) : count}, 1fr)`;
}

const Tile = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "11",
    px: "1",
    py: "1.5",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line.control",
    borderRadius: "md",
    fontWeight: "medium",
    lineHeight: "1.25",
    textAlign: "center",
    textWrap: "balance",
    cursor: "pointer",
    transition: "colors",
    _hover: { borderColor: "accent" },
    "&:has(:checked)": {
      borderColor: "accent",
      bg: "accent.subtle",
      boxShadow: "inset 0 0 0 1px var(--tac-accent)",
    },
    "&:has(:focus-visible)": { outline: "2px solid var(--tac-focus)", outlineOffset: "2px" },
  },
});
