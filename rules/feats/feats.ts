import { career } from "./career.ts";
import type { CardFeat, CareerFeat, Levels, WinFeat } from "./feat.ts";
import { homeward } from "./homeward.ts";
import { knockouts } from "./knockouts.ts";
import { masters } from "./masters.ts";
import { sevens } from "./sevens.ts";
import { swaps } from "./swaps.ts";
import { tacs } from "./tacs.ts";
import { teamTac } from "./teamTac.ts";
import { winningCards, wins } from "./wins.ts";

const cardFeats = { ...sevens, ...tacs, ...masters, ...swaps, ...knockouts, ...homeward, ...winningCards };
const winFeats = { ...wins, ...teamTac };

/** Every feat, in the order in which they are shown. */
export const feats = { ...cardFeats, ...winFeats, ...career } satisfies Record<
  string,
  CardFeat | WinFeat | CareerFeat
>;

export type FeatName = keyof typeof feats;
/** The feats of one game; the others are those over a player's history. */
export type GameFeatName = keyof typeof cardFeats | keyof typeof winFeats;
export type CareerFeatName = keyof typeof career;

export const featNames = Object.keys(feats) as readonly FeatName[];

/** The feats of one game. */
export const gameFeatNames = Object.keys({ ...cardFeats, ...winFeats }) as [GameFeatName, ...GameFeatName[]];

/** The feats over a player's history. */
export const careerFeatNames = Object.keys(career) as [CareerFeatName, ...CareerFeatName[]];

/** The levels of a feat, from the easiest to the hardest; `undefined` if it has none. */
export function levelsOf(name: FeatName): Levels | undefined {
  const feat: CardFeat | WinFeat | CareerFeat = feats[name];
  return feat.levels;
}

export const listOfCardFeats = entriesOf<keyof typeof cardFeats, CardFeat>(cardFeats);
export const listOfWinFeats = entriesOf<keyof typeof winFeats, WinFeat>(winFeats);
export const listOfCareerFeats = entriesOf<CareerFeatName, CareerFeat>(career);

function entriesOf<Name extends string, Feat>(table: Record<Name, Feat>): readonly [Name, Feat][] {
  return Object.entries(table) as [Name, Feat][];
}
