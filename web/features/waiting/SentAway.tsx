import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { RoomActions } from "./useRoomActions.ts";

/** The users whom the admin has removed, with buttons to let them in again. */
export function SentAway({ state, actions }: { state: WaitingState; actions: RoomActions }) {
  const { t } = useTranslation("waiting");
  const id = useId();
  const playerName = usePlayerName();
  if (state.sentAway.length === 0 || state.isStarting) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} mb="1" fontSize="md">
        {t("sentAway.title")}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {state.sentAway.map((name) => (
          <chakra.li key={name} display="flex" alignItems="center" gap="2" minHeight="12">
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
              {playerName(name)}
            </chakra.span>
            <Button
              variant="outline"
              aria-label={t("sentAway.letInWho", { name: playerName(name) })}
              onClick={() => actions.act("waiting:letIn", { name })}
            >
              {t("sentAway.letIn")}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
