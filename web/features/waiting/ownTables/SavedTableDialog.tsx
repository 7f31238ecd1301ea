import { useState } from "react";
import type { OwnTable } from "#schema/api/ownTables.ts";
import { firstNewRoom, newGameOf, wishOf } from "#web/tables/newRoomWish.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { RoomChoices } from "../NewRoom.tsx";
import { TableForm } from "./TableForm.tsx";

/** Asks for everything about a table of one's own, and saves it; `table` is one to change. */
export function SavedTableDialog(props: {
  title: string;
  table?: OwnTable;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { title, table, isOpen, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Choices table={table} onSaved={onClose} />}
    </Dialog>
  );
}

function Choices({ table, onSaved }: { table: OwnTable | undefined; onSaved: () => void }) {
  const [wish, setWish] = useState(() =>
    table ? wishOf(table.game) : { ...firstNewRoom, access: "private" as const },
  );
  return (
    <TableForm
      tableID={table?.id}
      name={table?.name}
      game={newGameOf(wish)}
      guests={table?.guests.map(({ username }) => username) ?? []}
      onSaved={onSaved}
    >
      <RoomChoices wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
    </TableForm>
  );
}
