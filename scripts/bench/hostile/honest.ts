import { setTimeout as after } from "node:timers/promises";
import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import type { LoginAnswer } from "#schema/api/accounts.ts";
import type { SignedIn } from "../members.ts";
import type { Visitor } from "./visitor.ts";

/** A member with an address of the member's own. */
export type Honest = { visitor: Visitor; account: SignedIn };

/** What honest members do meanwhile, and after which pause again (ms). */
export const activities = {
  "opens a page": {
    pauseMs: 500,
    begin:
      async ({ visitor }) =>
      async () =>
        good(await visitor.fetch("/")),
  },
  "reads a profile": {
    pauseMs: 1000,
    begin:
      async ({ visitor, account }) =>
      async () =>
        good(await visitor.fetch(`/gameApi/profile/getPlayerStats?username=${account.name}`)),
  },
  "signs in": {
    pauseMs: 3000,
    begin:
      async ({ visitor, account }) =>
      async () =>
        good(await visitor.call<LoginAnswer>("login", { username: account.name, password: honestPassword })),
  },
  "enters the lobby": {
    pauseMs: 1000,
    begin:
      async ({ visitor }) =>
      async () =>
        (await visitor.enter("lobby", "main")).close(),
  },
  "opens the chat": {
    pauseMs: 1000,
    begin:
      async ({ visitor }) =>
      async () =>
        (await visitor.enter("channel", "general")).close(),
  },
  "asks for the own games": {
    pauseMs: 1000,
    begin: async ({ visitor }) => {
      const room = await visitor.enter("user", "me");
      return async () => {
        const { error } = await room.ask("games:getGames", {});
        if (error) throw new Error(`games:getGames was refused: ${error}`);
      };
    },
  },
  "begins a game": {
    pauseMs: 4000,
    begin:
      async ({ visitor }) =>
      async () => {
        const { gameID } = good(await visitor.call<{ gameID: number }>("createGame", pastime));
        (await visitor.enter("game", String(gameID))).close();
        good(await visitor.call("abortGame", { gameID }, "DELETE"));
      },
  },
  "makes a move": { pauseMs: 0, begin: play },
} as const satisfies Record<string, Activity>;

type Activity = {
  pauseMs: number;
  /** @returns what is measured; it throws if the site refuses */
  begin: (honest: Honest) => Promise<Act>;
};

/** Something that is measured from its call, or from when it calls `begins` last. */
type Act = (begins: () => void) => Promise<unknown>;

/** Every honest member's password. */
export const honestPassword = "Kugel rollt weit 7";

const pastime = { variant: "4x2n", level: "beginner" };

type Position = { version: number; view: ViewData };

/** A game with bots: what is measured is a move, from its sending until its answer. */
async function play({ visitor }: Honest): Promise<Act> {
  const begin = async () => {
    const { gameID } = good(await visitor.call<{ gameID: number }>("createGame", pastime));
    const room = await visitor.enter("game", String(gameID));
    let latest = (await room.snapshot).data as Position;
    room.hear = ({ data }) => {
      if ((data as Partial<Position>).view) latest = data as Position;
    };
    return { room, position: () => latest };
  };
  let game = await begin();
  return async (begins) => {
    for (;;) {
      const { version, view } = game.position();
      if (view.winner !== null || !game.room.isOpen) {
        game.room.close();
        game = await begin();
        continue;
      }
      const move = chooseMove(viewOfData(view), "solid", (limit) => Math.floor(Math.random() * limit));
      if (move === undefined) {
        await after(50);
        continue;
      }
      begins();
      const { error } = await game.room.ask("game:move", { version, move: formatMove(move) });
      if (error !== undefined && error !== "stale") throw new Error(`a move was refused: ${error}`);
      return;
    }
  };
}

/** @returns the data of an answer. @throws if it refuses */
function good<Data>({ status, data }: { status: number; data: Data }): Data {
  if (status >= 400) throw new Error(`answered ${status}: ${JSON.stringify(data).slice(0, 200)}`);
  return data;
}
