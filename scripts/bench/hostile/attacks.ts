import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import { cup } from "../../visitors/tournaments.ts";
import type { SignedIn } from "../members.ts";
import type { Entered, Visitor } from "./visitor.ts";

/** An account that attacks, from an address of its own. */
export type Attacker = {
  visitor: Visitor;
  account: SignedIn;
  /** A friend who attacks in the same way. */
  friend: SignedIn;
  /** The place among those who attack in this way, from 0. */
  at: number;
  /** Whom it is aimed at. */
  victim: SignedIn;
};

/** Does the next thing of an attack. @returns whether the site has accepted it */
type Act = () => Promise<boolean>;

/** The ways to attack the site: what attackers have done that once stopped it, or buried others. */
export const attacks = {
  /** Pairs who never fit two teams of three wait, and others enter and leave again. */
  "queue storms": async ({ visitor, at, friend }) => {
    const room = await visitor.enter("user", "me");
    if (at % 5 === 0)
      return turns([() => ask(room, "queue:enter", { wish: forFour, partner: null }), () => leave(room)]);
    const isAsking = at % 2 === 1;
    room.hear = ({ data }) => {
      const { queue } = data as { queue?: { state: string; partner: string } | null };
      if (queue?.state === "asked") void ask(room, "queue:answer", { partner: queue.partner, accept: true });
    };
    return isAsking
      ? () => ask(room, "queue:enter", { wish: forSix, partner: friend.name })
      : () => ask(room, "games:getGames", {});
  },

  /** Somebody is invited to a team, put out again, asked to be friends, and told never mind. */
  "invitation loops": async ({ visitor, victim }) => {
    const lobby = await visitor.enter("lobby", "main");
    const created = await lobby.ask("tournament:private:create", cup);
    lobby.close();
    const own = await visitor.enter("user", "me");
    const others = [
      () => ask(own, "friends:request", { username: victim.name }),
      () => ask(own, "friends:cancel", { username: victim.name }),
      () => ask(own, "chat:startChat", { userids: [victim.id], title: "Gewinne jetzt" }),
    ];
    if (created.error) return turns(others);
    const { id } = created.data as { id: number };
    const room = await visitor.enter("tournament", String(id));
    const add = { usernameToAdd: victim.name, teamTitle: "Kugelblitze" };
    return turns([
      () => ask(room, "tournament:private:planAddPlayer", add),
      () => ask(room, "tournament:private:planRemovePlayer", { usernameToRemove: victim.name }),
      ...others,
    ]);
  },

  /** The same person is reported again and again. */
  "report floods": async ({ visitor, victim }) => {
    const reason = "Spielt zu gut.";
    return turns([
      () => call(visitor, "reportPlayer", { username: victim.name, reason }),
      () => call(visitor, "reportMessage", { room: "general", messageID: 1, reason }),
    ]);
  },

  /** New guests come, open their rooms and games, and never come back. */
  "guest floods":
    async ({ visitor }) =>
    async () => {
      const { status, data } = await visitor.call<GuestSessionAnswer>("guestSession", {});
      if (status !== 200) return false;
      const guest = visitor.with(data.token);
      const room = await guest.enter("user", "me");
      await call(guest, "createGame", { variant: "4x2m", level: "master" });
      room.close();
      return true;
    },

  /** Names are tried that look like others', can't be seen, or insult. */
  "name tricks": async ({ visitor, victim, at }) => {
    const tries = tricks(victim.name);
    let n = at;
    const signUp = (username: string) =>
      call(visitor, "sign-up", {
        username,
        email: `trick${at}.${n}@example.org`,
        password: "Kugel rollt weit 7",
        locale: "de",
      });
    return turns([
      () => signUp(tries[n++ % tries.length]),
      () => call(visitor, `isUsernameFree?username=${encodeURIComponent(tries[n++ % tries.length])}`),
    ]);
  },

  /** Many frames at once: garbage, heartbeats, and requests that read. */
  "frame floods": async ({ visitor }) => {
    let room = await visitor.enter("channel", "general");
    return async () => {
      if (!room.isOpen) room = await visitor.enter("channel", "general");
      for (let n = 0; n < 20; n++) {
        room.send("ping");
        room.send("{garbage");
        room.send(JSON.stringify({ id: crypto.randomUUID(), type: "channel:load", data: {} }));
      }
      return ask(room, "channel:sendMessage", { body: "Kommt alle auf meine Seite" });
    };
  },

  /** What makes the site work for long: passwords, searches, whole records. */
  "costly calls": async ({ visitor, victim }) =>
    turns([
      () => call(visitor, "login", { username: victim.name, password: "Kugel rollt weit 8" }),
      () => call(visitor, "searchPlayers?searchString=a&nResults=50"),
      () => call(visitor, "myData"),
      () => call(visitor, "getRatingLeaderboard?family=4x2&limit=50"),
    ]),
} as const satisfies Record<string, (attacker: Attacker) => Promise<Act>>;

export type Attack = keyof typeof attacks;
export const allAttacks = Object.keys(attacks) as Attack[];

const forFour: QueueWish = {
  variants: ["4x2n", "4x2m"],
  moveTimesMs: [60_000],
  rated: [false],
  botsAfterMs: null,
};
const forSix: QueueWish = { ...forFour, variants: ["6x2n", "6x2m"] };

/** Names that pose as this one, or are none. */
function tricks(name: string): string[] {
  const [first, ...rest] = name;
  return [
    `${first}\u{34F}${rest.join("")}`,
    `${name}\u{3164}`,
    `\u{202E}${[...name].reverse().join("")}`,
    `${first}${"\u{301}".repeat(8)}${rest.join("")}`,
    name.replace("a", "\u{430}"),
    name.toUpperCase(),
    "Moderator",
    "H.u.r.e",
    "\u{FF2E}\u{FF41}\u{FF5A}\u{FF49}",
    "",
  ];
}

/** These acts in turn. */
function turns(acts: readonly Act[]): Act {
  let n = 0;
  return () => acts[n++ % acts.length]();
}

async function ask(room: Entered, type: string, data: unknown): Promise<boolean> {
  return (await room.ask(type, data)).error === undefined;
}

async function leave(room: Entered): Promise<boolean> {
  return ask(room, "queue:leave", {});
}

async function call(visitor: Visitor, name: string, body?: unknown): Promise<boolean> {
  return (await visitor.call(name, body)).status < 400;
}
