import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { icon } from "#web/ui/icon.tsx";

/** Chooses a round: by its name, or the one before or after. */
export function RoundChooser(props: {
  names: readonly string[];
  chosen: number;
  onChoose: (round: number) => void;
}) {
  const { names, chosen, onChoose } = props;
  const { t } = useTranslation("tournaments");
  const step = (by: 1 | -1) => () => onChoose(chosen + by);
  return (
    <chakra.div display="flex" gap="2" mb="3">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("bracket.before")}
        disabled={chosen === 0}
        onClick={step(-1)}
      >
        <BackIcon />
      </Button>
      <Select
        flex="1"
        minWidth="0"
        width="auto"
        fontWeight="medium"
        textAlign="center"
        aria-label={t("bracket.choose")}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {names.map((name, round) => (
          <option key={name} value={round}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("bracket.after")}
        disabled={chosen >= names.length - 1}
        onClick={step(1)}
      >
        <ForthIcon />
      </Button>
    </chakra.div>
  );
}

const BackIcon = icon("BackIcon", <path d="M15 5l-7 7 7 7" />);
const ForthIcon = icon("ForthIcon", <path d="M9 5l7 7-7 7" />);
