import { routePartykitRequest } from "partyserver";
import type { RoomsEnv } from "./env.ts";

export { ChannelRoom } from "#party/channel/room.ts";
export { ChatRoom } from "#party/chat/room.ts";
export { GameRoom } from "#party/game/room.ts";
export { LobbyRoom } from "#party/lobby/room.ts";
export { QueueRoom } from "#party/queue/room.ts";
export { RaterRoom } from "#party/rater/room.ts";
export { TournamentRoom } from "#party/tournament/room.ts";
export { UserRoom } from "#party/user/room.ts";
export { WaitingRoom } from "#party/waiting/room.ts";
export { CounterRoom } from "./counter.ts";

/** Passes every socket to its room, as the real Worker does after its checks. */
export default {
  async fetch(request, env) {
    return (await routePartykitRequest(request, { ...env })) ?? new Response("no room", { status: 404 });
  },
} satisfies ExportedHandler<RoomsEnv>;
