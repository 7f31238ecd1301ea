import type { Connection } from "#web/net/room/connection.ts";
import { Notice } from "./Notice.tsx";
import { useLineText } from "./useLineText.ts";

/** Says that the connection to the room is lost, while it is. */
export function RoomLine({ connection }: { connection: Connection }) {
  const text = useLineText()(connection);
  if (text === undefined) return null;
  return <Notice kind={connection.phase === "unreachable" ? "error" : "warning"}>{text}</Notice>;
}
