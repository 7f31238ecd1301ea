import type { UserProtocol } from "#schema/protocol/user.ts";
import type { RoomClient } from "../room/RoomClient.ts";

/**
 * Tells the user's own room whether this tab is visible: after each connection and after each change. It sends one
 * request at a time, because a repeated one could arrive after a later one.
 * @returns the function that stops it
 */
export function reportVisibility<State>(room: RoomClient<UserProtocol, State>): () => void {
  let connections = 0;
  let isOpen = false;
  let isTelling = false;
  let lastReported = "";
  const isLookedAt = () => document.visibilityState === "visible";
  /** What the room should know. The room stores it per connection. */
  const news = () => `${connections} ${isLookedAt()}`;

  const tell = async (): Promise<void> => {
    if (isTelling || !isOpen) return;
    isTelling = true;
    while (lastReported !== news()) {
      const telling = news();
      const { isDone } = await room.ask("user:attention", { isLookedAt: isLookedAt() });
      if (!isDone) break;
      lastReported = telling;
    }
    isTelling = false;
  };
  const onConnection = (): void => {
    const wasOpen = isOpen;
    isOpen = room.read().connection.phase === "open";
    if (!isOpen || wasOpen) return;
    connections += 1;
    void tell();
  };
  const unsubscribe = room.subscribe(onConnection);
  document.addEventListener("visibilitychange", tell);
  return () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", tell);
  };
}
