import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Check } from "#web/ui/Check.tsx";

/**
 * Asks which friends to invite whenever a table opens.
 * @param props.known those who were chosen before, who may be no friends any more
 */
export function GuestChoice(props: {
  guests: readonly string[];
  known: readonly string[];
  onChange: (guests: readonly string[]) => void;
}) {
  const { guests, known, onChange } = props;
  const { t } = useTranslation("ownTables");
  const friends = useUserRoom()?.friends?.flatMap(({ status, username }) =>
    status === "done" ? [username] : [],
  );
  const names = [...new Set([...known, ...(friends ?? [])])];
  const isFull = guests.length >= limits.ownTableGuests;
  const choose = (name: string, isChosen: boolean): void => {
    if (isChosen && isFull) return;
    onChange(isChosen ? [...guests, name] : guests.filter((guest) => guest !== name));
  };
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend p="0" mb="1" fontSize="sm" fontWeight="medium" color="fg.muted">
        {t("guests.label")}
      </chakra.legend>
      {names.length === 0 ? (
        <chakra.p fontSize="sm">{t("guests.noFriends")}</chakra.p>
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
          columnGap="4"
          maxHeight="11.5rem"
          overflowY="auto"
        >
          {names.map((name) => (
            <Check
              key={name}
              label={name}
              isChecked={guests.includes(name)}
              onChange={(isChosen) => choose(name, isChosen)}
            />
          ))}
        </chakra.div>
      )}
      <chakra.p role="status" fontSize="sm" color="fg.muted">
        {isFull && t("guests.full", { max: limits.ownTableGuests })}
      </chakra.p>
    </chakra.fieldset>
  );
}
