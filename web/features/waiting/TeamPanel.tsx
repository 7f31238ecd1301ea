import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import type { NumberedSlot } from "#web/tables/tables.ts";
import { EmptySlot } from "./EmptySlot.tsx";
import { InvitedSlot } from "./InvitedSlot.tsx";
import { SlotRow } from "./SlotRow.tsx";
import type { RoomActions } from "./useRoomActions.ts";

/** A team's slots; if everybody plays together, those of two partners. */
export function TeamPanel(props: {
  group: readonly NumberedSlot[];
  number: number;
  state: WaitingState;
  actions: RoomActions;
}) {
  const { group, number, state, actions } = props;
  const { t } = useTranslation("waiting");
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <chakra.h2 id={id} px="4" pt="4" pb="1" fontSize="sm" fontWeight="medium" color="fg.muted">
        {state.room.nTeams === 1 ? t("room.pair", { number }) : t("room.team", { number })}
      </chakra.h2>
      <chakra.ul listStyleType="none">{group.map(({ at, slot }) => renderSlot(at, slot))}</chakra.ul>
    </Panel>
  );

  function renderSlot(at: number, slot: WaitingSlot) {
    if (slot.kind === "empty") return <EmptySlot key={at} at={at} state={state} actions={actions} />;
    const name = `${slot.kind} ${slot.name}`;
    if (slot.kind === "invited")
      return <InvitedSlot key={name} at={at} slot={slot} state={state} actions={actions} />;
    // A player's open dialog follows the player to another slot.
    return <SlotRow key={name} at={at} slot={slot} state={state} actions={actions} />;
  }
}

const Panel = chakra("section", {
  base: { pb: "2", borderRadius: "lg", bg: "bg.raised", boxShadow: "sm", minWidth: "0" },
});
