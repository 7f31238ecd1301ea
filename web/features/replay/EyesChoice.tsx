import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Label } from "#web/ui/form/Field.tsx";
import type { Eyes } from "./replayGame.ts";

/** Whose eyes to look with. */
export function EyesChoice(props: { names: readonly string[]; eyes: Eyes; onLook: (eyes: Eyes) => void }) {
  const { names, eyes, onLook } = props;
  const { t } = useTranslation("table");
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <Label htmlFor={id}>{t("replay.eyes")}</Label>
      <chakra.select
        id={id}
        flex="1"
        minWidth="0"
        height="11"
        px="3"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="line.control"
        borderRadius="md"
        bg="bg.raised"
        color="fg"
        fontSize="md"
        value={String(eyes)}
        onChange={({ target }) => onLook(target.value === "open" ? "open" : Number(target.value))}
      >
        <option value="open">{t("replay.open")}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two seats may have one name, the seat is the key
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  );
}
