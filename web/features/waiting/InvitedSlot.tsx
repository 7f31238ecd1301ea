import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { BallMark } from "#web/game/BallMark.tsx";
import type { WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { besideName, Who } from "./SlotRow.tsx";
import { slotRowStyle } from "./slotRowStyle.ts";
import type { RoomActions } from "./useRoomActions.ts";

interface InvitedSlotProps {
  at: number;
  slot: Extract<WaitingSlot, { kind: "invited" }>;
  state: WaitingState;
  actions: RoomActions;
}

/**
 * A slot reserved for somebody who is asked to play again. The admin can free it, as long as two players still want to.
 */
export function InvitedSlot({ at, slot, state, actions }: InvitedSlotProps) {
  const { t } = useTranslation("waiting");
  const name = usePlayerName()(slot.name);
  const people = state.room.slots.filter(({ kind }) => kind !== "empty" && kind !== "bot").length;
  return (
    <chakra.li {...slotRowStyle} data-slot={at}>
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="11"
        flexShrink="0"
        fontSize="1.5rem"
        lineHeight="0"
        opacity="0.5"
      >
        <BallMark color={slot.color} />
      </chakra.span>
      <Who>
        <PlayerName username={slot.name} isNameFirst={false} hasMenu />
        <chakra.span {...besideName} color="fg.muted">
          {t("rematch.noAnswer")}
        </chakra.span>
      </Who>
      {state.isAdmin && people > 2 && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("rematch.freeSeat", { name })}
          onClick={() => actions.act("waiting:removePlayer", { slot: at, name: slot.name })}
        >
          <CloseIcon />
        </Button>
      )}
    </chakra.li>
  );
}
