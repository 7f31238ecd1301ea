import type { Connection } from "#web/net/room/connection.ts";
import { Notice } from "./Notice.tsx";
import { useConnectionText } from "./useConnectionText.ts";

/** Says that the connection to the room is lost, while it is. */
export function RoomConnection({ connection }: { connection: Connection }) {
  const text = useConnectionText()(connection);
  if (text === undefined) return null;
  return <Notice kind={connection.phase === "unreachable" ? "error" : "warning"}>{text}</Notice>;
}
