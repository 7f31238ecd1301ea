import { describe, expect, test } from "vitest";
import type { PartyName } from "#schema/api/sockets.ts";
import { noText, stringsIn } from "#tests/support/hostileStrings.ts";
import { Player } from "./player.ts";
import { beginGame, watch } from "./table.ts";
import { aPublicTournament, lookAt, usualForm } from "./tournaments.ts";
import { enter, openWaiting } from "./waitingTable.ts";
import { goInto, home, openChat, somebody, startChat } from "./writing.ts";

/** For each party a way to enter, and its requests that contain strings. */
const parties: Record<
  PartyName,
  { wayIn: () => Promise<() => Promise<Player>>; asked: Record<string, object> }
> = {
  channel: {
    wayIn: async () => {
      const anna = await somebody("Sta");
      return () => goInto("general", anna);
    },
    asked: { "channel:sendMessage": { body: "hello" } },
  },
  chat: {
    wayIn: async () => {
      const [anna, ben] = [await somebody("Stb"), await somebody("Stc")];
      const chatID = await startChat(await home(anna), [ben], "We two");
      return () => openChat(chatID, anna);
    },
    asked: { "chat:sendMessage": { body: "hello" }, "chat:changeTitle": { title: "We two" } },
  },
  game: {
    wayIn: async () => {
      const table = await beginGame({ people: [0, 1, 2, 3] });
      return () => watch(table);
    },
    asked: {
      "game:move": { version: 0, move: "0 trade 1" },
      "game:react": { emoji: "smile" },
      "substitution:start": { seat: 1, by: "bot", level: "solid" },
    },
  },
  lobby: {
    wayIn: async () => () => Player.connect("lobby", "main"),
    asked: {
      "tournament:private:create": {
        title: "Family cup",
        form: usualForm,
        startsGames: "admin",
        repeats: null,
      },
    },
  },
  tournament: {
    wayIn: async () => {
      const tournament = await aPublicTournament();
      return () => lookAt(tournament);
    },
    asked: {
      "tournament:public:registerTeam": { name: "The foxes", players: ["Nobody"] },
      "tournament:public:joinTeam": { teamName: "The foxes" },
      "tournament:private:planAddPlayer": { usernameToAdd: "Nobody", teamTitle: "The foxes" },
      "tournament:private:planRemovePlayer": { usernameToRemove: "Nobody" },
      "tournament:private:joinTeam": { teamName: "The foxes", invitation: "x".repeat(22) },
      "tournament:private:handOver": { username: "Nobody" },
      "tournament:decideMatch": { tournamentRound: 0, roundGame: 0, ranking: [], reason: "They left" },
    },
  },
  user: {
    wayIn: async () => async () => home(await somebody("Std")),
    asked: {
      ...Object.fromEntries(
        [
          "friends:request",
          "friends:confirm",
          "friends:cancel",
          "friends:ofUser",
          "user:mute",
          "user:unmute",
          "user:invite",
        ].map((type) => [type, { username: "Nobody" }]),
      ),
      "chat:startChat": { userids: [1, 2], title: "We three" },
      "user:declineInvitation": { waitingID: "x".repeat(22) },
      "user:warningRead": { id: "1" },
    },
  },
  waiting: {
    wayIn: async () => {
      const table = await openWaiting();
      return () => enter(table, null);
    },
    asked: {
      "waiting:addBot": { slot: 1, level: "solid" },
      ...Object.fromEntries(
        ["waiting:removeBot", "waiting:removePlayer"].map((type) => [type, { slot: 1, name: "Nobody" }]),
      ),
      ...Object.fromEntries(
        ["waiting:movePlayer", "waiting:moveBot"].map((type) => [
          type,
          { slot: 1, name: "Nobody", steps: 1 },
        ]),
      ),
      "waiting:letIn": { name: "Nobody" },
      "waiting:switchColor": { slot: 1, name: "Nobody", color: "red" },
    },
  },
};

describe.each(Object.entries(parties))("in a room of the party %s", (party, { wayIn, asked }) => {
  test("what is no text is refused, wherever it stands, and nobody else notices", async () => {
    const come = await wayIn();
    for (const [type, data] of Object.entries(asked)) {
      for (const [path, withMore] of stringsIn(data)) {
        // Each on a socket of its own, of nobody or, where there are many, of another person: too many requests of one are refused.
        for (const sign of noText) {
          const player = await come();
          const { status, error } = await player.ask(type, withMore(sign));
          expect({ type, path, status, error }).toEqual({ type, path, status: 422, error: "invalid_data" });
          player.leave();
        }
        const player = await come();
        expect((await player.ask(type, data)).error).not.toBe("invalid_data");
        player.leave();
      }
    }
    const [first] = Object.entries(asked);
    const [type, data] = first ?? [`${party}:catchUp`, { v: 0 }];
    for (const sign of noText) {
      for (const frame of [
        { id: `a${sign}`, type, data },
        { id: "a", type: type + sign, data },
      ]) {
        const player = await come();
        player.send(JSON.stringify(frame));
        expect(await player.untilClosed()).toMatchObject({ code: 4400 });
      }
    }
  });
});
