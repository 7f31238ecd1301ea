import { limits } from "#schema/limits.ts";
import { channelRoom, gameRoom, lobbyName, lobbyRoom, tournamentChannel } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { announceTournament } from "#store/tournamentMails.ts";
import { storeTournament } from "#store/tournaments.ts";
import { askDatabase } from "../database.ts";
import type { PartyEnv } from "../env.ts";
import { laneTo } from "../lanes.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import type { Kept } from "./keeping.ts";
import { kindsToPlayers } from "./kindsToPlayers.ts";
import { currentOf, winnersOf } from "./lists.ts";
import { openGame } from "./openGame.ts";
import { type TournamentMessage, type TournamentMessages, tournamentMessages } from "./outboxMessages.ts";
import { storedOf } from "./stored.ts";

/** A tournament's room, as far as it is needed here. */
type Sender = {
  env: PartyEnv;
  kept(): Kept;
  /** Stores the game of a match. */
  onOpened(matchID: string, gameID: number): void;
  send(messages: readonly TournamentMessage[]): void;
  /** Takes over somebody's newer name. */
  onName(identity: Identity): Promise<void>;
};

/** What happens to the outbox messages of a tournament's room. */
export function tournamentKinds(room: Sender) {
  const { env } = room;
  const state = () => room.kept().state;
  const lobbyLane = () => laneTo({ party: "lobby", room: lobbyName });
  const gameLane = ({ gameID }: { gameID: number }) => laneTo({ party: "game", room: String(gameID) });
  return {
    ...kindsToPlayers({ env, state, send: room.send, onName: room.onName }),
    announce: {
      schema: tournamentMessages.announce,
      ...toLibsql("announce"),
      deliver: async () => {
        const { id, title, status, schedule } = state();
        if (schedule === null || status !== "signUp") return;
        const { creationDates: dates, signUpDeadline: deadline } = schedule;
        const announced = { id, type: "public", title, dates, deadline } as const;
        await askDatabase(env, (db) => announceTournament(db, announced, Date.now()));
      },
    },
    store: {
      schema: tournamentMessages.store,
      ...toLibsql("store"),
      deliver: () => askDatabase(env, (db) => storeTournament(db, storedOf(state()))),
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
