import type { VariantName } from "#rules/variant.ts";
import { winsHere } from "#web/net/newcomer.ts";
import type { QueueWish } from "#web/net/user/userRoom.ts";
import { type TeamsName, wishOfNewcomer } from "#web/tables/wish.ts";
import { deviceStorage } from "#web/ui/storage.ts";

/** What the form of the quick match asks for: any of each list would suit. */
export interface QuickWish {
  teams: readonly TeamsName[];
  decks: readonly ("m" | "n")[];
  clocks: readonly Clock[];
  rating: "any" | "rated" | "unrated";
  /** After how many minutes bots may take free seats. */
  bots: "1" | "3" | "5" | "never";
}

/** Seconds for a move. */
export type Clock = "none" | "30" | "60" | "120";

const options: { readonly [Name in keyof QuickWish]: readonly string[] } = {
  teams: ["4x2", "6x2", "6x3", "4x1", "6x1"] satisfies TeamsName[],
  decks: ["m", "n"],
  clocks: ["none", "30", "60", "120"] satisfies Clock[],
  rating: ["any", "rated", "unrated"] satisfies QuickWish["rating"][],
  bots: ["1", "3", "5", "never"] satisfies QuickWish["bots"][],
};

/** The options of each question, in their order. */
export const optionsOf = options as { readonly [Name in keyof QuickWish]: readonly Each<QuickWish[Name]>[] };
type Each<Value> = Value extends readonly (infer One)[] ? One : Value;

/** Whoever has not chosen yet plays two against two, however else. */
export const firstQuickWish: QuickWish = {
  teams: ["4x2"],
  decks: optionsOf.decks,
  clocks: optionsOf.clocks,
  rating: "any",
  bots: "1",
};

/** The wish of somebody who has not chosen yet, by how many games they have won: at first without master cards. */
export function quickWishOfNewcomer(wins: number): QuickWish {
  return { ...firstQuickWish, decks: wins < 2 ? ["n"] : firstQuickWish.decks };
}

/** Whether something of each list is chosen. */
export function isComplete({ teams, decks, clocks }: QuickWish): boolean {
  return teams.length > 0 && decks.length > 0 && clocks.length > 0;
}

/**
 * The wish to send. Guests play without rating; Team-Tac has none. Bots are as strong as at a table that somebody who has won
 * so many games begins with them.
 */
export function queueWishOf(wish: QuickWish, hasAccount: boolean, wins = winsHere()): QueueWish {
  const { teams, decks, clocks, rating, bots } = wish;
  return {
    variants: teams.flatMap((name) => decks.map((deck): VariantName => `${name}${deck}`)),
    moveTimesMs: clocks.map((clock) => (clock === "none" ? null : Number(clock) * 1000)),
    rated: !hasAccount || rating === "unrated" ? [false] : rating === "rated" ? [true] : [true, false],
    botsAfterMs: bots === "never" ? null : Number(bots) * 60_000,
    botLevel: wishOfNewcomer(wins).level,
  };
}

const key = "TacQuickMatch";

export function storeQuickWish(wish: QuickWish): void {
  deviceStorage.setItem(key, JSON.stringify(wish));
}

export function storedQuickWish(): QuickWish {
  return readQuickWish(deviceStorage.getItem(key), winsHere());
}

/** The stored wish; if nothing that can be wished is stored, the one of somebody who has won so many games. */
export function readQuickWish(stored: string | null, wins: number): QuickWish {
  const first = quickWishOfNewcomer(wins);
  try {
    const wish: QuickWish = { ...first, ...JSON.parse(stored ?? "{}") };
    const areKnown = (Object.keys(options) as (keyof QuickWish)[]).every((name) => {
      const answers: unknown = Array.isArray(firstQuickWish[name]) ? wish[name] : [wish[name]];
      return Array.isArray(answers) && answers.every((answer) => options[name].includes(answer));
    });
    return areKnown && isComplete(wish) ? wish : first;
  } catch {
    return first;
  }
}
