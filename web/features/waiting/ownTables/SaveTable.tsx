import { useTranslation } from "react-i18next";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TableForm } from "./TableForm.tsx";
import { TableKind } from "./TableKind.tsx";

/** Saves the waiting room as a table of one's own: its settings, and the friends who sit there. */
export function SaveTable(props: { room: WaitingState["room"]; isOpen: boolean; onClose: () => void }) {
  const { room, isOpen, onClose } = props;
  const { t } = useTranslation("ownTables");
  return (
    <Dialog title={t("saveTitle")} isOpen={isOpen} onClose={onClose}>
      {isOpen && <RoomAsTable room={room} onSaved={onClose} />}
    </Dialog>
  );
}

function RoomAsTable({ room, onSaved }: { room: WaitingState["room"]; onSaved: () => void }) {
  const friends = useUserRoom()?.friends ?? [];
  const isFriend = (name: string) =>
    friends.some(({ status, username }) => status === "done" && username === name);
  const guests = room.slots.flatMap((slot) =>
    (slot.kind === "human" || slot.kind === "invited") && isFriend(slot.name) ? [slot.name] : [],
  );
  return (
    <TableForm game={gameOf(room)} guests={guests} onSaved={onSaved}>
      <div>
        <TableKind game={gameOf(room)} />
      </div>
    </TableForm>
  );
}

/** What one would ask for to open such a room. */
function gameOf(room: WaitingState["room"]): NewWaitingGame {
  const { id: _id, admin: _admin, created: _created, slots: _slots, series: _series, ...game } = room;
  return game;
}
