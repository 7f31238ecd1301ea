import { isVariantName, type VariantName } from "#rules/variant.ts";
import type { CreateGameBody } from "#schema/api/games.ts";
import { type BotLevel, botLevels } from "#schema/rooms.ts";
import { deviceStorage } from "#web/ui/storage.ts";

/** The table that somebody wants to sit at. */
export interface Wish {
  seats: "4" | "6";
  /** Seats and teams as notation.md writes them: `6x3`. It fits `seats`. */
  teams: TeamsName;
  deck: "m" | "n";
  level: BotLevel;
}

/** A variant without its deck. */
export type TeamsName = VariantName extends `${infer Teams}${"m" | "n"}` ? Teams : never;

/** The ways to divide so many seats into teams, the usual one first. */
export const teamsOf = {
  "4": ["4x2", "4x1"],
  "6": ["6x2", "6x3", "6x1"],
} as const satisfies Record<Wish["seats"], readonly TeamsName[]>;

export const firstWish: Wish = { seats: "4", teams: "4x2", deck: "m", level: "strong" };

/** Another number of seats: what was chosen beside it stays, with as many teams where that goes. */
export function withSeats<Table extends Pick<Wish, "seats" | "teams">>(
  wish: Table,
  seats: Wish["seats"],
): Table {
  const alike = teamsOf[seats].find((teams) => teams.slice(1) === wish.teams.slice(1));
  return { ...wish, seats, teams: alike ?? teamsOf[seats][0] };
}

/** What the API is to be asked for. */
export function gameOfWish({ teams, deck, level }: Wish): CreateGameBody {
  return { variant: `${teams}${deck}`, level };
}

/** Where the browser keeps the wish with which somebody began to play last. */
export const wishKey = "TacWish";

export function storeWish(wish: Wish): void {
  deviceStorage.setItem(wishKey, JSON.stringify(gameOfWish(wish)));
}

/** The wish that was stored; the first one where nothing was, or nothing that can be played. */
export function readWish(stored: string | null): Wish {
  try {
    const { variant, level }: Partial<CreateGameBody> = JSON.parse(stored ?? "{}");
    if (!isVariantName(variant ?? "") || !botLevels.includes(level as BotLevel)) return firstWish;
    const [seats, , , deck] = variant as string;
    return { seats, teams: variant?.slice(0, 3), deck, level } as Wish;
  } catch {
    return firstWish;
  }
}
