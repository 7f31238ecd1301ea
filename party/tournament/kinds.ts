import { limits } from "#schema/limits.ts";
import { isNewer, isSamePerson } from "#schema/names.ts";
import {
  channelRoom,
  gameRoom,
  lobbyName,
  lobbyRoom,
  tournamentChannel,
  userRoom,
} from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import type { PartyEnv } from "../env.ts";
import { laneTo, laneToPerson } from "../lanes.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { belongingTo } from "./belonging.ts";
import type { Kept } from "./keeping.ts";
import { currentOf, winnersOf } from "./lists.ts";
import { openGame } from "./openGame.ts";
import { type TournamentMessages, tournamentMessages } from "./outboxMessages.ts";
import { isPublic } from "./state.ts";

/** A tournament's room, as far as it is needed here. */
type Sender = {
  env: PartyEnv;
  kept(): Kept;
  /** Stores the game of a match. */
  onOpened(matchID: string, gameID: number): void;
  /** Takes over somebody's newer name. */
  onName(identity: Identity): Promise<void>;
};

/** What happens to the outbox messages of a tournament's room. */
export function tournamentKinds(room: Sender) {
  const { env } = room;
  const state = () => room.kept().state;
  const lobbyLane = () => laneTo({ party: "lobby", room: lobbyName });
  const gameLane = ({ gameID }: { gameID: number }) => laneTo({ party: "game", room: String(gameID) });
  const isLate = (at: number) => Date.now() > at + limits.tournamentToastLateMs;
  return {
    toast: {
      schema: tournamentMessages.toast,
      lane: ({ to }) => laneToPerson(to),
      deliver: async ({ key, at, to, toast }) => {
        if (isLate(at)) return;
        const { id, title } = state();
        const type = isPublic(state()) ? "public" : "private";
        const about = { tournamentID: id, type, tournamentTitle: title } as const;
        await userRoom(env, to).tournamentToast(to, { key: `tournament ${id} ${key}`, at, about, toast });
      },
    },
    belongs: {
      schema: tournamentMessages.belongs,
      lane: laneToPerson,
      deliver: async (person) => {
        const found = belongingTo(state()).find((one) => isSamePerson(one, person));
        const identity = found ?? person;
        const { id } = state();
        const current = await userRoom(env, identity).tournamentChanged(identity, id, found !== undefined);
        if (isNewer(current, identity)) await room.onName(current);
      },
    },
    openGame: {
      schema: tournamentMessages.openGame,
      ...toLibsql("game"),
      // The games of a round do not wait for each other.
      lane: ({ matchID }) => `libSQL game ${matchID}`,
      deliver: (message) => openGame({ env, state, onOpened: room.onOpened }, message),
      retryMaxMs: () => limits.beginRetryMaxMs,
    },
    listing: {
      schema: tournamentMessages.listing,
      lane: lobbyLane,
      deliver: async () => {
        const { id, v } = state();
        const current = currentOf(state());
        if (current === null) await lobbyRoom(env).tournamentGone(id, v);
        else await lobbyRoom(env).tournamentChanged(current, v);
      },
    },
    winners: {
      schema: tournamentMessages.winners,
      lane: lobbyLane,
      deliver: async () => {
        const winners = winnersOf(room.kept());
        if (winners !== null) await lobbyRoom(env).winnersChanged(winners);
      },
    },
    channel: {
      schema: tournamentMessages.channel,
      lane: () => "channel",
      deliver: () => channelRoom(env, tournamentChannel(state().id)).circleChanged(),
    },
    reseat: {
      schema: tournamentMessages.reseat,
      lane: gameLane,
      deliver: ({ gameID, person, identity }) => gameRoom(env, gameID).reseat(person, identity),
    },
    endGame: {
      schema: tournamentMessages.endGame,
      lane: gameLane,
      deliver: ({ gameID }) => gameRoom(env, gameID).endMatchGame(),
    },
    closeGame: {
      schema: tournamentMessages.closeGame,
      lane: gameLane,
      deliver: ({ gameID }) => gameRoom(env, gameID).closeMatchGame(),
    },
    detachGame: {
      schema: tournamentMessages.detachGame,
      lane: gameLane,
      deliver: ({ gameID }) => gameRoom(env, gameID).detachMatchGame(),
    },
  } satisfies OutboxKinds<TournamentMessages>;
}
