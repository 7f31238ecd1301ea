import { isVariantName, type VariantName } from "#rules/variant.ts";
import type { CreateGameBody } from "#schema/api/games.ts";
import { type BotLevel, botLevels } from "#schema/rooms.ts";
import { createDeviceStore } from "#web/ui/deviceStore.ts";

/** The kind of table that a player wants. */
export interface Wish {
  seats: "4" | "6";
  /** Seats and teams as in notation.md: `6x3`. Matches `seats`. */
  teams: TeamsName;
  deck: "m" | "n";
  level: BotLevel;
}

/** A variant without its deck. */
export type TeamsName = VariantName extends `${infer Teams}${"m" | "n"}` ? Teams : never;

/** The ways to divide the seats into teams, the usual one first. */
export const teamsOf = {
  "4": ["4x2", "4x1"],
  "6": ["6x2", "6x3", "6x1"],
} as const satisfies Record<Wish["seats"], readonly TeamsName[]>;

export const firstWish: Wish = { seats: "4", teams: "4x2", deck: "m", level: "strong" };

/** The table for somebody who has chosen none: an easier one until they have won twice. */
export function wishOfNewcomer(wins: number): Wish {
  if (wins >= 2) return firstWish;
  return { ...firstWish, deck: "n", level: wins === 0 ? "beginner" : "solid" };
}

/** Changes the number of seats and keeps the other choices, with as many teams if that is possible. */
export function withSeats<Table extends Pick<Wish, "seats" | "teams">>(
  wish: Table,
  seats: Wish["seats"],
): Table {
  const alike = teamsOf[seats].find((teams) => teams.slice(1) === wish.teams.slice(1));
  return { ...wish, seats, teams: alike ?? teamsOf[seats][0] };
}

/** The request to the API for this table. */
export function gameOfWish({ teams, deck, level }: Wish): CreateGameBody {
  return { variant: `${teams}${deck}`, level };
}

/** The kind of table at which somebody last started a game in this browser; `undefined` for none. */
export const storedWish = createDeviceStore<Wish | undefined>({
  key: "TacWish",
  read: readWish,
  write: (wish) => wish && JSON.stringify(gameOfWish(wish)),
});

/** The stored choice; `undefined` if nothing playable is stored. */
export function readWish(stored: string | null): Wish | undefined {
  try {
    const { variant, level }: Partial<CreateGameBody> = JSON.parse(stored ?? "{}");
    const isPlayable = isVariantName(variant ?? "") && botLevels.includes(level as BotLevel);
    return isPlayable ? wishOf(variant as VariantName, level as BotLevel) : undefined;
  } catch {
    return undefined;
  }
}

/** The choices that lead to such a table. */
export function wishOf(variant: VariantName, level: BotLevel): Wish {
  const [seats, , , deck] = variant;
  return { seats, teams: variant.slice(0, 3), deck, level } as Wish;
}
