import { chakra } from "@chakra-ui/react/styled-system";

/** A checkbox with its label and a line of explanation. */
export function Check(props: {
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const { label, hint, isChecked, onChange } = props;
  return (
    <chakra.label display="flex" gap="3" alignItems="flex-start" minHeight="11" py="2.5" cursor="pointer">
      <chakra.input
        type="checkbox"
        flexShrink="0"
        mt="0.5"
        boxSize="5"
        accentColor="var(--tac-accent)"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <chakra.span display="block" fontWeight="medium">
          {label}
        </chakra.span>
        {hint && (
          <chakra.span fontSize="sm" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}
