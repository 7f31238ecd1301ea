import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { BotChooser } from "./BotChooser.tsx";
import { slotRowStyle } from "./slotRowStyle.ts";
import type { RoomActions } from "./useRoomActions.ts";

/** A free slot. The admin can put a bot on it. */
export function EmptySlot({ at, state, actions }: { at: number; state: WaitingState; actions: RoomActions }) {
  const { t } = useTranslation("waiting");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <chakra.li {...slotRowStyle} data-slot={at} color="fg.muted">
      <chakra.span display="grid" placeItems="center" boxSize="11" flexShrink="0">
        <chakra.span boxSize="7" border="1.5px dashed" borderColor="line.control" borderRadius="full" />
      </chakra.span>
      <chakra.span flex="1">{t("slot.free")}</chakra.span>
      {state.isAdmin && !state.isStarting && (
        <Button
          variant="ghost"
          flexShrink="1"
          aria-label={t("bot.addAt", { number: at + 1 })}
          onClick={() => setChoosing(true)}
        >
          {t("bot.add")}
        </Button>
      )}
      <BotChooser
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(level) => actions.act("waiting:addBot", { slot: at, level })}
      />
    </chakra.li>
  );
}
