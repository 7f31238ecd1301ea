import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Seat } from "#rules/variant.ts";
import type { Perspective } from "#web/records/replayGame.ts";
import { Button } from "#web/ui/Button.tsx";
import { Label } from "#web/ui/form/Field.tsx";

/**
 * Chooses whose view to watch, with a button that opens all hands.
 * @param props.seat the seat whose view it is; with open hands, the one that a second press returns to
 */
export function PerspectiveChoice(props: {
  names: readonly string[];
  eyes: Perspective;
  seat: Seat;
  onLook: (eyes: Perspective) => void;
}) {
  const { names, eyes, seat, onLook } = props;
  const { t } = useTranslation("table");
  const id = useId();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <Label htmlFor={id}>{t("replay.eyes")}</Label>
      <chakra.select
        id={id}
        flex="1"
        minWidth="7rem"
        height="11"
        px="3"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="line.control"
        borderRadius="md"
        bg="bg.raised"
        color="fg"
        fontSize="md"
        value={String(seat)}
        onChange={({ target }) => onLook(Number(target.value))}
      >
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two seats may share a name, so the seat is the key
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </chakra.select>
      <Button
        variant={eyes === "open" ? "solid" : "outline"}
        aria-pressed={eyes === "open"}
        onClick={() => onLook(eyes === "open" ? seat : "open")}
      >
        {t("replay.open")}
      </Button>
    </chakra.div>
  );
}
