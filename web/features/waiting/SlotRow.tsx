import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BallMark } from "#web/game/BallMark.tsx";
import type { WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckIcon, CloseIcon } from "#web/ui/icons.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { ColorPicker } from "./ColorPicker.tsx";
import { DownIcon, UpIcon } from "./icons.tsx";
import { SendAway } from "./SendAway.tsx";
import { slotRowStyle } from "./slotRowStyle.ts";
import type { RoomActions } from "./useRoomActions.ts";

type TakenSlot = Exclude<WaitingSlot, { kind: "empty" | "invited" }>;

interface SlotProps {
  at: number;
  slot: TakenSlot;
  state: WaitingState;
  actions: RoomActions;
}

/** An occupied slot: color, name, readiness, and the possible actions. */
export function SlotRow({ at, slot, state, actions }: SlotProps) {
  const { t } = useTranslation("waiting");
  const isOwn = state.you === at;
  const mayChange = (isOwn || state.isAdmin) && !state.isStarting;
  const isBot = slot.kind === "bot";
  const name = usePlayerName()(slot.name);
  return (
    <chakra.li {...slotRowStyle} data-slot={at} bg={isOwn ? "accent.subtle" : undefined}>
      <Color at={at} slot={slot} state={state} actions={actions} mayChange={mayChange} />
      <Who>
        <PlayerName username={slot.name} isNameFirst={false} isBot={isBot} hasMenu />
        {isBot ? <Level slot={slot} /> : <Attendance {...slot} />}
      </Who>
      {mayChange && <Moves at={at} slot={slot} state={state} actions={actions} />}
      {mayChange && isBot && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("bot.remove", { name })}
          onClick={() => actions.act("waiting:removeBot", { slot: at, name: slot.name })}
        >
          <CloseIcon />
        </Button>
      )}
      {mayChange && !isBot && !isOwn && <SendAway at={at} username={slot.name} actions={actions} />}
    </chakra.li>
  );
}

/** A player's name and details. On a phone the details stand below the name, which would otherwise be cut off. */
export const Who = chakra("span", {
  base: {
    flex: "1",
    minWidth: "0",
    display: "flex",
    flexDirection: { base: "column", sm: "row" },
    alignItems: { base: "start", sm: "center" },
    columnGap: "2",
  },
});

export const besideName = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  fontSize: "sm",
  // Below the name it starts where the name does, and adds no more height than the row's buttons take.
  ml: { base: "2.45rem", sm: "0" },
  mt: { base: "-2", sm: "0" },
} as const;

/** The player's marble; pressing it opens the choice of another. */
function Color({ at, slot, state, actions, mayChange }: SlotProps & { mayChange: boolean }) {
  const { t } = useTranslation("waiting");
  const [isChoosing, setChoosing] = useState(false);
  const ball = (
    <chakra.span fontSize="1.5rem" lineHeight="0">
      <BallMark color={slot.color} />
    </chakra.span>
  );
  if (!mayChange) {
    return (
      <chakra.span display="grid" placeItems="center" boxSize="11" flexShrink="0">
        {ball}
        <chakra.span srOnly>{t(`color.${slot.color}`)}</chakra.span>
      </chakra.span>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("color.change", { color: t(`color.${slot.color}`) })}
        onClick={() => setChoosing(true)}
      >
        {ball}
      </Button>
      <ColorPicker
        isOpen={isChoosing}
        chosen={slot.color}
        slots={state.room.slots}
        onClose={() => setChoosing(false)}
        onChoose={(color) => actions.act("waiting:switchColor", { slot: at, name: slot.name, color })}
      />
    </>
  );
}

function Level({ slot }: { slot: TakenSlot }) {
  const { t } = useTranslation("landing");
  if (slot.kind !== "bot") return null;
  return (
    <chakra.span {...besideName} color="fg.muted">
      {t(`chooser.level.${slot.level}`)}
    </chakra.span>
  );
}

function Attendance({ isReady, isAway }: { isReady: boolean; isAway?: true | undefined }) {
  const { t } = useTranslation("waiting");
  if (isAway) {
    return (
      <chakra.span {...besideName} color="fg.muted">
        {t("slot.away")}
      </chakra.span>
    );
  }
  if (!isReady) return <chakra.span srOnly>{t("slot.notReady")}</chakra.span>;
  return (
    <chakra.span {...besideName} color="success">
      <CheckIcon />
      {t("slot.ready")}
    </chakra.span>
  );
}

/** Moves a player one slot forward or back, also across teams, but not in the middle of a series. */
function Moves({ at, slot, state, actions }: SlotProps) {
  const { nPlayers, nTeams, series } = state.room;
  const perTeam = series ? nPlayers / nTeams : nPlayers;
  const { t } = useTranslation("waiting");
  const name = usePlayerName()(slot.name);
  const type = slot.kind === "bot" ? "waiting:moveBot" : "waiting:movePlayer";
  const [isFirst, isLast] = [at % perTeam === 0, at % perTeam === perTeam - 1];
  const move = (steps: 1 | -1) => actions.act(type, { slot: at, name: slot.name, steps });
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("slot.up", { name })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && move(-1)}
      >
        <UpIcon />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("slot.down", { name })}
        aria-disabled={isLast}
        onClick={() => !isLast && move(1)}
      >
        <DownIcon />
      </Button>
    </>
  );
}
